/**
 * `npm run lighthouse [-- /pricing /domains]`: measures a page of each type, or the given ones, with Lighthouse's
 * mobile settings. The production build is served with the mock server as its API. `--demo` measures the demo build,
 * and `--built` an existing build. Exits with 1 if a page falls short.
 */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { forwardTo } from '../tests/bench/browser/forward.ts'
import { exitWith, readArguments } from './arguments.ts'
import { browserFlags, ensureBrowser } from './browser.ts'
import { npmCommand } from './npm.ts'
import { requireBuild } from './vite/built.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const root = fileURLToPath(new URL('..', import.meta.url))

/** A page of each type. */
const measuredPages = [
  '/',
  '/pricing',
  '/products/gpu-as-a-service',
  '/solutions/saas',
  '/about',
  '/support',
  '/marketplace',
  '/marketplace/databases/mongodb-managed',
  '/domains',
  '/documentation',
  '/documentation/getting-started/first-machine',
  '/documentation/api',
  '/documentation/api/virtual-machines',
  '/status',
  '/terms',
  '/login',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const usage = `Measures pages with Lighthouse, one of each type by default.

  npm run lighthouse [-- /pricing … --demo --built]

  --demo   the demo build instead of the production build
  --built  without building first
`
const { values: options, positionals } = readArguments(
  {
    allowPositionals: true,
    options: { demo: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } },
  },
  usage,
)
const noPath = positionals.find((page) => !page.startsWith('/'))
if (noPath !== undefined) exitWith(`A page is a path such as /pricing, not ${noPath}`, usage)
const folder = join(root, options.demo ? 'dist/demo' : 'dist/production')

/** Minimum score of each category (0 to 100), and maximum cumulative layout shift. */
const MIN_SCORE = options.demo ? 95 : 99
const MAX_SHIFT = 0.01

/** Pages that search engines must not find, which is all that they lack for this category. */
const isUnlisted = (path: string, category: string) => category === 'seo' && path === '/login'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}
const isPacked = /\.(?:woff2|png|webp)$/

/** Parts of Lighthouse's report that are used here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<
      string,
      { readonly title: string; readonly score: number | null; readonly numericValue?: number } | undefined
    >
  >
}

/**
 * Serves files like a static host: `/pricing` is `pricing.html`, missing files are `404.html`, text is compressed.
 * Below `/api/` the API responds.
 */
function serve(apiOrigin: string): Promise<Server> {
  const packed = new Map<string, Buffer>()
  const forward = forwardTo(apiOrigin)
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) return forward(request, response)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const found = fileOf(pathname)
    const file = found ?? '404.html'
    const compress = !isPacked.test(file)
    const body = packed.get(file) ?? read(file, compress)
    packed.set(file, body)
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compress && { 'content-encoding': 'gzip' }),
    })
    response.end(body)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** Name of the file that a static host serves at a path; undefined if there is none. */
function fileOf(path: string): string | undefined {
  const name = normalize(decodeURIComponent(path)).slice(1) || 'index.html'
  return [name, `${name}.html`].find((file) => isFile(join(folder, file)))
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

function read(file: string, compress: boolean): Buffer {
  const bytes = readFileSync(join(folder, file))
  return compress ? gzipSync(bytes) : bytes
}

/** Asynchronous child process, since a synchronous one would block the server. */
async function measure(url: string): Promise<Report> {
  const scratch = mkdtempSync(join(tmpdir(), 'nimbus-lighthouse-'))
  const output = join(scratch, 'report.json')
  try {
    const npm = npmCommand(
      ...['exec', '--yes', '--', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${output}`],
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${browserFlags().join(' ')}`,
    )
    await promisify(execFile)(npm.command, npm.args, {
      cwd: scratch,
      shell: npm.shell,
      env: { ...process.env, CHROME_PATH: ensureBrowser() },
      maxBuffer: 1 << 26,
    })
    return JSON.parse(readFileSync(output, 'utf8')) as Report
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

if (options.built) requireBuild(folder, options.demo ? 'demo' : 'production')
else {
  const npm = npmCommand('run', options.demo ? 'build:demo' : 'build', '--', '--logLevel', 'warn')
  execFileSync(npm.command, npm.args, { cwd: root, stdio: 'inherit', shell: npm.shell })
}
const missing = positionals.find((page) => fileOf(page) === undefined)
if (missing !== undefined) exitWith(`The build has no page ${missing}`, usage)
// Loading the mock takes two seconds, which a wrong argument needn't wait for.
const { startServer } = await import('#mocks/server/start.ts')
const { memoryStore } = await import('#mocks/db/persistence/memory.ts')
const api = await startServer({
  port: 0,
  host: 'localhost',
  scenario: 'test',
  seed: 1,
  appUrl: 'http://localhost',
  store: memoryStore(),
  realNow: Date.now,
  report: (message) => console.error(message),
})
const server = await serve(api.url)
const { port } = server.address() as AddressInfo
let fallsShort = false
console.log(
  [
    'page'.padEnd(46),
    ...categories.map((name) => name.padStart(15)),
    'LCP s'.padStart(8),
    'TBT ms'.padStart(8),
    'CLS'.padStart(8),
  ].join(''),
)
for (const path of positionals.length > 0 ? positionals : measuredPages) {
  const { categories: found, audits } = await measure(`http://localhost:${port}${path}`)
  const scores = categories.map((name) => Math.round((found[name]?.score ?? 0) * 100))
  const isReached = (score: number, index: number) =>
    score >= MIN_SCORE || isUnlisted(path, categories[index] ?? '')
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const shift = value('cumulative-layout-shift')
  console.log(
    [
      path.padEnd(46),
      ...scores.map((score) => String(score).padStart(15)),
      (value('largest-contentful-paint') / 1000).toFixed(2).padStart(8),
      value('total-blocking-time').toFixed(0).padStart(8),
      shift.toFixed(3).padStart(8),
    ].join(''),
  )
  if (scores.every(isReached) && shift <= MAX_SHIFT) continue
  fallsShort = true
  for (const audit of Object.values(audits)) {
    if (audit && audit.score !== null && audit.score < 0.9)
      console.log(`    ${audit.score.toFixed(2)} ${audit.title}`)
  }
}
server.close()
await api.stop()
process.exitCode = fallsShort ? 1 : 0
