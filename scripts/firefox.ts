import { firstThatStarts, pathsOf } from './browser.ts'

const applications: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
}

/** Returns the path of an installed Firefox that starts, or undefined. `FIREFOX_PATH` overrides all others. */
export function findFirefox(): string | undefined {
  const { FIREFOX_PATH } = process.env
  if (FIREFOX_PATH) return firstThatStarts([FIREFOX_PATH])
  return firstThatStarts([...pathsOf(['firefox', 'firefox-esr']), ...(applications[process.platform] ?? [])])
}
