import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

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

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/', import.meta.url))

/** The browser that CHROMIUM names, the one in the dependencies (Linux on x64), or one that is installed. */
export function findChromium(): string {
  const { CHROMIUM } = process.env
  if (CHROMIUM !== undefined) return CHROMIUM
  if (process.platform === 'linux' && process.arch === 'x64') return unpacked()
  const found = PLACES[process.platform]?.find((place) => existsSync(place))
  if (found !== undefined) return found
  throw new Error(
    `the tests in a browser are left out: none was found on ${process.platform}-${process.arch}; ` +
      'install Chrome, Chromium or Edge, or set CHROMIUM to the path of one',
  )
}

/**
 * The browser of the dependencies, unpacked into a folder of its own and only then put where others look for it: a test
 * file beside this one would start half of it. An unpacking that was cut off leaves nothing that is taken for whole.
 */
function unpacked(): string {
  const packed = import.meta.resolve('@sparticuz/chromium')
  const { version } = Object(JSON.parse(readFileSync(new URL('../package.json', packed), 'utf8')))
  const folder = `${CACHE}chromium-${String(version)}`
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true })
    const own = mkdtempSync(`${folder}-`)
    const unpack = `import chromium from ${JSON.stringify(packed)}; await chromium.executablePath()`
    // It unpacks into the folder for temporary files.
    const env = { ...process.env, TMPDIR: own }
    execFileSync(process.execPath, ['--input-type=module', '-e', unpack], { env })
    try {
      renameSync(own, folder)
    } catch (error) {
      // Somebody else was sooner.
      rmSync(own, { recursive: true })
      if (!existsSync(folder)) throw error
    }
  }
  return `${folder}/chromium`
}
