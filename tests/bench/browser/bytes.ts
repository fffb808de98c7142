import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { memoryStore } from '#mocks/db/persistence/memory.ts'
import { startServer } from '#mocks/server/start.ts'
import { type EntryName, filesNeededBy } from '../../../scripts/vite/manifest.ts'
import { atMost, type Figure, write } from '../figure.ts'
import { build, startChromium } from './chromium.ts'
import { type FileServer, serveFiles } from './files.ts'
import { forwardTo } from './forward.ts'

const folder = resolve('dist/production')

interface Place {
  readonly entry: EntryName
  readonly path: string
  /** Route files of the page and its layouts. */
  readonly routes: readonly string[]
  readonly signedIn: boolean
  /** kB of compressed JavaScript. */
  readonly aim: number
}

const places: readonly Place[] = [
  {
    entry: 'main-site',
    path: '/',
    routes: ['src/routes/_site.tsx', 'src/routes/_site/index.tsx'],
    signedIn: false,
    aim: 120,
  },
  {
    entry: 'main',
    path: '/login',
    routes: ['src/routes/_auth.tsx', 'src/routes/_auth/login.tsx'],
    signedIn: false,
    aim: 220,
  },
  {
    entry: 'main',
    path: '/compute/vms',
    routes: ['src/routes/_console.tsx', 'src/routes/_console/compute/vms/index.tsx'],
    signedIn: true,
    aim: 240,
  },
]

/** Compressed JavaScript of a first visit: as requested by the browser, and by the manifest. */
export async function benchBytes(): Promise<Figure[]> {
  build('build')
  const mock = await startServer({
    host: '127.0.0.1',
    port: 0,
    scenario: 'test',
    seed: null,
    appUrl: 'http://console.test',
    store: memoryStore(),
    report: console.error,
  })
  const app = await serveFiles(folder, forwardTo(mock.url))
  const browser = await startChromium()
  try {
    const figures: Figure[] = []
    for (const place of places) figures.push(await figureOf(place, browser, app))
    return figures
  } finally {
    await browser.close()
    app.stop()
    await mock.stop()
  }
}

async function figureOf(place: Place, browser: Browser, app: FileServer): Promise<Figure> {
  const { entry, path, routes, signedIn, aim } = place
  const requested = await requestedBy(browser, app.origin, path, signedIn)
  const needed = new Set([...filesNeededBy(folder, entry, routes)].filter(isScript))
  const missing = [...needed].filter((file) => !requested.has(file))
  if (missing.length > 0)
    throw new Error(`${path} should need ${missing.join(', ')}, but did not ask for them`)
  const extra = [...requested].filter((file) => !needed.has(file))
  const total = kilobytes(requested)
  const beside = `kB gzip in ${requested.size} files; ${write(kilobytes(needed), 'kB')} by the manifest${extra.length > 0 ? `, and asked for: ${extra.map(shortName).join(', ')}` : ''}`
  return atMost(`JavaScript of ${path}`, total, aim, 'kB', beside)
}

/** Scripts requested without a cache until the network is idle. */
async function requestedBy(
  browser: Browser,
  origin: string,
  path: string,
  signedIn: boolean,
): Promise<Set<string>> {
  const context = await browser.newContext({ baseURL: origin })
  if (signedIn) {
    const body = { email: 'admin@nimbus.example', password: 'Nimbus-Demo-1!' }
    const response = await context.request.post('/api/v1/session', { data: body })
    if (!response.ok()) throw new Error(`signing in was returned ${response.status()}`)
  }
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/') && isScript(pathname)) files.add(pathname.slice(1))
  })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`)
  await context.close()
  return files
}

function isScript(file: string): boolean {
  return file.endsWith('.js')
}

function kilobytes(files: Iterable<string>): number {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(folder, file))).length
  return bytes / 1000
}

/** `assets/toasts-C2R407yr.js` is `toasts`. */
function shortName(file: string): string {
  return file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '')
}
