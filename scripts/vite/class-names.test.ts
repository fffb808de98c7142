import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { classNamer } from './class-names.ts'

const root = join(import.meta.dirname, '../..')

it('gives the classes of no two files the same name', () => {
  const nameOf = classNamer(root)
  const files = ['src', 'mocks'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => join(root, folder, file)),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(new Set(files.map((file) => nameOf('root', file))).size).toBe(files.length)
})

it('names the classes of all builds', async () => {
  for (const config of ['vite.config.ts', 'tests/workshop/vite.config.ts']) {
    const { css } = await resolveConfig({ configFile: join(root, config), logLevel: 'silent' }, 'build')
    const { generateScopedName: name } = css.modules || {}
    expect(typeof name === 'function' && name('root', join(root, 'src/a.module.css'), ''), config).toMatch(
      /^_root_[\w-]{4}$/,
    )
  }
})

it('gives a class the same name in every checkout and with a query', () => {
  const name = classNamer('/a')('root', '/a/src/ui/button.module.css')
  expect(name).toMatch(/^_root_[\w-]{4}$/)
  expect(classNamer('/b/c')('root', '/b/c/src/ui/button.module.css?used')).toBe(name)
})
