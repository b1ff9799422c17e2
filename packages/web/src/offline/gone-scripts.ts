/**
 * A server that was brought up to date has other scripts than a page that was open meanwhile. Where no service worker
 * keeps the old ones (over plain HTTP in a home network, say), the page is loaded anew when it misses one. Nothing is
 * lost by it: every table is saved after every move.
 */
export function loadAnewWithoutScripts(): void {
  addEventListener('vite:preloadError', () => void loadAnew())
}

async function loadAnew(): Promise<void> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
  // Without a network nothing is gone, and if the page is still the same, loading it anew would not help.
  const page = await fetch(location.pathname, { cache: 'no-store' }).catch(() => null)
  if (page?.ok === true && !(await page.text()).includes(`"${script}"`)) location.reload()
}
