import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packageMaps } from './package-maps.ts'

let folder: string
let server: ViteDevServer
let address: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'package-maps-'))
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(
    join(folder, 'main.ts'),
    "import { renderSVG } from 'uqr'\nexport const svg: string = renderSVG('text')\n",
  )
  server = await createServer({
    root: folder,
    cacheDir: join(folder, 'cache'),
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { include: ['uqr'] },
    plugins: [packageMaps()],
    server: { host: 'localhost', port: 0, ws: false },
  })
  await server.listen()
  address = server.resolvedUrls?.local[0] ?? ''
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const textOf = async (path: string) => (await fetch(new URL(path, address))).text()

it('a bundled package names its map, which leads to the sources of the package', async () => {
  const [path = ''] = /\/cache\/deps\/uqr\.js[^"]*/.exec(await textOf('/main.ts')) ?? []
  const code = await textOf(path)
  expect(code).toMatch(/\n\/\/# sourceMappingURL=uqr\.js\.map$/)
  expect(code).not.toContain('data:application/json')
  const map = JSON.parse(await textOf(path.replace(/\.js.*$/, '.js.map')))
  expect(map.sources).toEqual([expect.stringMatching(/node_modules\/uqr\//)])
  expect(map.mappings).not.toBe('')
})

it('a source of the project still carries its map', async () => {
  expect(await textOf('/main.ts')).toContain('sourceMappingURL=data:application/json')
})
