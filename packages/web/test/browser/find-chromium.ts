import { existsSync } from 'node:fs'

/** Where browsers of the family of Chromium are installed, by system. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) =>
    ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map(
      (path) => `${process.env[name] ?? 'C:'}/${path}`,
    ),
  ),
  linux: ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'].map((name) => `/usr/bin/${name}`),
}

/** The browser that CHROMIUM names, the one in the dependencies (Linux on x64), or one that is installed. */
export async function findChromium(): Promise<string> {
  const { CHROMIUM } = process.env
  if (CHROMIUM !== undefined) return CHROMIUM
  if (process.platform === 'linux' && process.arch === 'x64') {
    return (await import('@sparticuz/chromium')).default.executablePath()
  }
  const found = PLACES[process.platform]?.find((place) => existsSync(place))
  if (found !== undefined) return found
  throw new Error(
    `the tests in a browser are left out: none was found on ${process.platform}-${process.arch}; ` +
      'install Chrome, Chromium or Edge, or set CHROMIUM to the path of one',
  )
}
