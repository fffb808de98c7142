import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('npm run preview says that there is no build', () => {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'preview',
      '--mode',
      'demo',
      '--outDir',
      'nowhere',
      '--port',
      '0',
    ],
    { cwd: root, env, encoding: 'utf8', timeout: 15_000 },
  )
  expect(stderr).toBe('There is no build in nowhere. Run this first: npm run build:demo\n')
  expect(status).toBe(1)
})
