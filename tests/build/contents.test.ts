import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { build, builtFolder, filesBelow, modulesOf, type Shape } from './support/builds.ts'

/** Folders of what has no place in production: the mock, and every package that is a tool. */
const forbidden = [
  'mocks/',
  ...Object.keys(packageJson.devDependencies).map((name) => `node_modules/${name}/`),
]
const forbiddenIn = (modules: string[]) =>
  modules.filter((path) => forbidden.some((folder) => path.startsWith(folder)))

describe('the modules of a build', () => {
  let scratch: string
  const modules: Record<Shape, string[]> = { production: [], demo: [] }

  beforeAll(() => {
    scratch = mkdtempSync(join(tmpdir(), 'build-'))
    for (const shape of ['production', 'demo'] as const) {
      build(shape, join(scratch, shape), '--sourcemap', 'hidden')
      modules[shape] = modulesOf(join(scratch, shape))
    }
  })
  afterAll(() => rmSync(scratch, { recursive: true, force: true }))

  it('are those of the app', () => {
    expect(modules.production).toContain('src/main.tsx')
    expect(modules.demo).toContain('src/main.tsx')
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
  /** Text that nothing but the mock writes, as it stands in the output whatever the bundler renames. */
  const traces = ['mockServiceWorker', '[MSW]', '__msw-cookie-store__', 'The mock itself failed']

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

describe('in the demo, what answers the operations of one tag', () => {
  const folder = builtFolder('demo')
  const scripts = filesBelow(folder).filter((path) => path.endsWith('.js'))
  const contentOf = (path: string) => readFileSync(join(folder, path), 'utf8')
  const tags = ['virtual-machines', 'databases', 'containers']

  it.each(tags)('stays out of the files that come with every page: %s', (tag) => {
    const page = contentOf('404.html')
    const handlers = scripts.filter((path) => path.includes(`/mock-${tag}-`))
    expect(handlers).not.toEqual([])
    expect(handlers.filter((path) => page.includes(`/${path}"`))).toEqual([])
  })

  it.each(tags)('comes with the pages that call them: %s', (tag) => {
    const named = (path: string) => /\w*mapDeps=[^[]*\[([^\]]*)\]/.exec(contentOf(path))?.[1] ?? ''
    const calling = scripts.map(named).filter((files) => files.includes(`/api-${tag}-`))
    expect(calling).not.toEqual([])
    for (const files of calling) expect(files).toContain(`/mock-${tag}-`)
  })
})
