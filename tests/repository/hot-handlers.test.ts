import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Runtime } from '#mocks/runtime/runtime.ts'
import { repositoryRoot } from './support/files.ts'

const LIST = 'mocks/handlers/virtual-machines/list.ts'

let copy: string
let server: ViteDevServer
let runtime: Runtime

/** Runs the mock through Vite's hot reload, in a copy of the sources, so that no open page reloads. */
beforeEach(async () => {
  copy = mkdtempSync(join(tmpdir(), 'hot-handlers-'))
  for (const path of ['mocks', 'src', 'package.json'])
    cpSync(join(repositoryRoot, path), join(copy, path), { recursive: true })
  symlinkSync(join(repositoryRoot, 'node_modules'), join(copy, 'node_modules'), 'junction')
  server = await createServer({
    root: copy,
    configFile: false,
    logLevel: 'silent',
    define: { __MOCKS__: 'true' },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const { ssr } = server.environments
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no module runner.')
  const mock: typeof import('#mocks/node.ts') = await ssr.runner.import('/mocks/node.ts')
  runtime = (await mock.startNodeMocks()).runtime
})
afterEach(async () => {
  await runtime.close()
  await server.close()
  rmSync(copy, { recursive: true, force: true })
})

async function send(method: string, path: string, body?: object) {
  const response = await runtime.handle(
    new Request(`http://localhost/api/v1${path}`, {
      method,
      headers: { authorization: 'Bearer nimbus_demo_owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  if (response.kind !== 'reply') throw new Error(`${method} ${path} got no reply.`)
  return JSON.parse(String(response.reply.body)) as { items: { name: string }[] }
}

const vms = async () => (await send('GET', '/vms')).items.length

/** Makes `listVms` return at most `count` VMs. Reports the edit itself: a watcher ignores a second one within 50 ms. */
function editList(count: number): void {
  const path = join(copy, LIST)
  appendFileSync(
    path,
    `
{
  const { listVms } = vmListHandlers
  vmListHandlers.listVms = (ctx) => {
    const { status, body } = listVms(ctx)
    return { status, body: { ...body, items: body.items.slice(0, ${count}) } }
  }
}
`,
  )
  server.watcher.emit('change', path)
}

it('exchanges an edited handler and keeps the world', async () => {
  await send('POST', '/projects', { name: 'kept', description: '' })
  expect(await vms()).toBeGreaterThan(2)
  for (const count of [2, 1]) {
    editList(count)
    await vi.waitFor(async () => expect(await vms()).toBe(count), { timeout: 10_000, interval: 100 })
  }
  expect((await send('GET', '/projects')).items.map(({ name }) => name)).toContain('kept')
})
