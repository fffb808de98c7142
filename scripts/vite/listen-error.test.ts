import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const other = createServer()
let port: number

beforeAll(async () => {
  await new Promise<void>((listening) => other.listen(0, 'localhost', listening))
  port = (other.address() as AddressInfo).port
})
afterAll(() => other.close())

it.each([
  ['npm start', []],
  ['npm run preview', ['preview', '--mode', 'demo']],
])('%s explains in two lines that its port is in use', async (command, args) => {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), ...args, '--port', String(port)],
      { cwd: root, env: { ...env, NO_COLOR: '1' }, timeout: 15_000 },
      (error, _stdout, text) => resolve({ code: error?.code, stderr: text }),
    )
  })
  expect(stderr.trim().split('\n')).toEqual([
    `Port ${port} is already in use. Stop the other process, or choose another port with --port.`,
    expect.stringMatching(new RegExp(`^Options come after "--": ${command} -- --port \\d+$`)),
  ])
  expect(code).toBe(1)
})
