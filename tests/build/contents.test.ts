import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { builtFolder, filesBelow, modulesOf, type Shape } from './support/builds.ts'

/** Folders that must not be in production: the mock and development tools. */
const forbidden = [
  'mocks/',
  ...Object.keys(packageJson.devDependencies).map((name) => `node_modules/${name}/`),
]
const forbiddenIn = (modules: string[]) =>
  modules.filter((path) => forbidden.some((folder) => path.startsWith(folder)))

describe('the modules of a build', () => {
  const modules: Record<Shape, string[]> = { production: modulesOf('production'), demo: modulesOf('demo') }

  it('are those of the app', () => {
    for (const entry of ['src/main.tsx', 'src/main-site.tsx']) {
      expect(modules.production).toContain(entry)
      expect(modules.demo).toContain(entry)
    }
  })

  it('are, in production, neither of the mock nor of a tool', () => {
    expect(forbiddenIn(modules.production)).toEqual([])
  })

  it('are, in the demo, of the mock as well: the same look finds them', () => {
    const found = forbiddenIn(modules.demo)
    expect(found).toContain('mocks/engine/engine.ts')
    expect(found.filter((path) => path.startsWith('node_modules/msw/'))).not.toEqual([])
  })
})

describe('the files of a build', () => {
  /** Texts that only the mock contains, which survive minification. */
  const traces = [
    'mockServiceWorker',
    '[MSW]',
    '__msw-cookie-store__',
    'The mock itself failed',
    'This is a demo',
  ]

  const tracesIn = (folder: string) => {
    const files = filesBelow(folder).filter((path) => /\.(js|html|css|json|map|svg)$/.test(path))
    const texts = files.map((path) => `${path}\n${readFileSync(join(folder, path), 'utf8')}`)
    return traces.filter((trace) => texts.some((text) => text.includes(trace)))
  }

  it('say in the demo what gives the mock away', () => {
    expect(tracesIn(builtFolder('demo'))).toEqual(traces)
  })

  it('say none of it in production', () => {
    expect(tracesIn(builtFolder('production'))).toEqual([])
  })

  it('include the worker in the demo alone', () => {
    expect(filesBelow(builtFolder('demo'))).toContain('mockServiceWorker.js')
    expect(filesBelow(builtFolder('production')).filter((path) => /worker/i.test(path))).toEqual([])
  })
})
