import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { createServer, loadConfigFromFile, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Entries of .gitignore that the dev server must watch: generated sources, and settings that restart it. */
const watched = [
  '/src/api/generated/',
  '/mocks/contract/',
  '/mocks/scenarios/scenario.schema.json',
  '.env.local',
  '.env.*.local',
]

/** Path that an entry of .gitignore matches. */
function exampleOf(entry: string): string {
  const path = entry.replace(/^\//, '').replaceAll('*', 'example')
  const isFolder = entry.endsWith('/') || entry === 'node_modules'
  return isFolder ? join(path, 'example', 'index.html') : join(...path.split('/'))
}

const entries = readFileSync(join(root, '.gitignore'), 'utf8')
  .split(/\r?\n/)
  .filter((line) => line !== '' && !line.startsWith('#'))

/** Files of a checkout; the first and the last belong to git. */
const files = ['first.ts', ...entries.map(exampleOf), 'last.ts']

let folder: string
let server: ViteDevServer
let seen: Set<string>

/** Starts a dev server with the watcher of vite.config.ts, in a temporary folder, so that no open page reloads. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unwatched-'))
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: 'development' },
    join(root, 'vite.config.ts'),
  )
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    // Vite ignores the output folder of the served mode by itself, but not of other modes.
    build: { outDir: 'dist/production' },
    server: { middlewareMode: true, ws: false, watch: loaded?.config.server?.watch ?? {} },
  })
  seen = new Set()
  server.watcher.on('all', (_event, path) => seen.add(relative(folder, path).replaceAll(sep, '/')))
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Changes a file until the watcher reports it. */
async function changeUntilSeen(path: string): Promise<void> {
  let changes = 0
  await vi.waitFor(
    () => {
      changes += 1
      writeFileSync(join(folder, path), String(changes))
      expect(seen).toContain(path)
    },
    { timeout: 10_000, interval: 200 },
  )
}

it('is every ignored file except generated sources', async () => {
  expect(entries).toEqual(expect.arrayContaining(watched))
  await changeUntilSeen('first.ts') // The watcher is ready.
  for (const path of files) writeFileSync(join(folder, path), 'changed')
  for (const path of [...watched.map(exampleOf), 'last.ts']) await changeUntilSeen(path)
  expect([...seen].toSorted()).toEqual(['first.ts', ...watched.map(exampleOf), 'last.ts'].toSorted())
})
