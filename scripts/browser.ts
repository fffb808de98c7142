/**
 * Finds the Chromium that Playwright drives, or gets one. As a command (`npm run browser`) it prints the path.
 *
 * An installed browser comes first: it needs no download, and a closed network can't reach Playwright's servers.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell comes first: the same engine without the window around it runs the tests in half the time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

const applications: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/** Places to look in, best first; `CHROMIUM_PATH` names one explicitly and is then the only one. */
function candidates(): string[] {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return [CHROMIUM_PATH]
  const directories = ['/usr/bin', ...PATH.split(delimiter)]
  return [
    ...commands.flatMap((command) => directories.map((directory) => join(directory, command))),
    ...(applications[process.platform] ?? []),
    chromium.executablePath(),
  ]
}

/**
 * Whether it starts: some systems have a `chromium-browser` that only says how to get one. Not asked on Windows,
 * where `--version` opens a window.
 */
function starts(path: string): boolean {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** The path of a browser that starts, or undefined. */
export function findBrowser(): string | undefined {
  return [...new Set(candidates())].find(starts)
}

const howToGetOne = `No Chromium or Chrome was found, and none could be installed. Any of these helps:
  - Debian, Ubuntu:  sudo apt-get install chromium
  - macOS:           brew install --cask chromium
  - anywhere:        npx playwright install --with-deps chromium
  - one of your own: CHROMIUM_PATH=/path/to/chrome npm test`

const installers: { command: string; args: string[]; usable: () => boolean }[] = [
  // Only as root, as in a container: on somebody's machine the system's packages are theirs to change.
  {
    command: 'sh',
    args: [
      '-c',
      'export DEBIAN_FRONTEND=noninteractive; apt-get update; ' +
        'for name in chromium-headless-shell chromium; do ' +
        'apt-get install -y --no-install-recommends "$name" && exit 0; done',
    ],
    usable: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  },
  { command: 'npx', args: ['playwright', 'install', 'chromium'], usable: () => true },
]

/**
 * The path of a browser that starts; installs one when there is none.
 * @throws Error that says how to get one.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not start.`)
  }
  for (const { command, args, usable } of installers) {
    if (!usable()) continue
    console.log(`browser: none found; running ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })
    const installed = findBrowser()
    if (installed !== undefined) return installed
  }
  throw new Error(howToGetOne)
}

/** Flags for a browser that only talks to this machine: no update, sync or first-run traffic. */
export function browserFlags(): string[] {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    // Chromium refuses its sandbox to root, which is whom a container runs as.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
}

if (import.meta.main) {
  try {
    console.log(ensureBrowser())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
