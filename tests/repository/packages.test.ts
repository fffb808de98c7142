import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { namesOf, steps } from '../../scripts/test/steps.ts'
import { bundledPackages } from '../../scripts/vite/bundled-packages.ts'
import { readFile, repositoryFiles, repositoryRoot } from './support/files.ts'

const versions = z.record(z.string(), z.string())

const packageJson = z
  .object({ scripts: z.record(z.string(), z.string()), dependencies: versions, devDependencies: versions })
  .parse(JSON.parse(readFile('package.json')))

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      optionalDependencies: versions.optional(),
    }),
  ),
})
type Lock = z.infer<typeof lockSchema>

const lock = lockSchema.parse(JSON.parse(readFile('package-lock.json')))

describe('versions in package.json', () => {
  const inexact = (wanted: Record<string, string>) =>
    Object.entries(wanted).filter(
      ([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    )

  it.each(['^1.0.0', '~1.0.0', 'latest', '1', '*', 'npm:@msw/data@^1.1.7', 'github:a/b'])(
    '%s is not an exact version',
    (version) => {
      expect(inexact({ example: version })).toHaveLength(1)
    },
  )

  it('are exact', () => {
    expect(inexact({ ...packageJson.dependencies, ...packageJson.devDependencies })).toEqual([])
  })
})

describe('the lock file', () => {
  /** Registry addresses of the author would override those of others. */
  const withAddress = ({ packages }: Lock) => Object.keys(packages).filter((path) => packages[path]?.resolved)

  it('records no registry address', () => {
    expect(
      withAddress({ packages: { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } } }),
    ).toHaveLength(1)
    expect(withAddress(lock)).toEqual([])
  })

  /**
   * Optional packages missing from the lock file, usually builds for other platforms: `npm ci` rejects such a file.
   */
  const gaps = ({ packages }: Lock) =>
    Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
      const folders = [
        path,
        ...path.split('/node_modules/').map((_, depth, all) => all.slice(0, depth).join('/node_modules/')),
      ]
      return Object.keys(optionalDependencies).filter(
        (name) =>
          !folders.some((folder) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages),
      )
    })

  it('lists the packages of every platform', () => {
    const a = { 'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0' } } }
    expect(gaps({ packages: a })).toEqual(['a-linux'])
    expect(gaps({ packages: { ...a, 'node_modules/a-linux': {} } })).toEqual([])
    expect(gaps({ packages: { ...a, 'node_modules/a/node_modules/a-linux': {} } })).toEqual([])
    expect(gaps(lock)).toEqual([])
  })
})

describe('the scripts', () => {
  /** Files that npm scripts run and that don't exist. */
  const missingFiles = (scripts: Record<string, string>) =>
    Object.entries(scripts).flatMap(([name, command]) =>
      [...command.matchAll(/\bnode (\S+\.(?:ts|mjs))/g)]
        .filter(([, file = '']) => !existsSync(join(repositoryRoot, file)))
        .map(([, file]) => `${name}: ${file}`),
    )

  it('refer to existing files', () => {
    expect(missingFiles({ example: 'node scripts/nowhere.ts --flag' })).toEqual([
      'example: scripts/nowhere.ts',
    ])
    expect(missingFiles(packageJson.scripts)).toEqual([])
  })

  /** Scripts too long for `npm test`, which runs a part of each under another name. */
  const inParts: Record<string, string> = {
    'test:e2e:server': 'test:server',
    'test:e2e:mixed': 'test:mixed',
    'test:outcomes': 'test:outcomes:each',
    'test:crash': 'test:unit',
  }

  it('that check something all run in `npm test`', () => {
    const checks = Object.keys(packageJson.scripts).filter((name) =>
      /^(types|lint|check|test|contract:lint)(:|$)/.test(name),
    )
    const run = steps.flatMap((step) => [step.script, ...namesOf(step)])
    expect(checks.filter((name) => name !== 'test' && !run.includes(inParts[name] ?? name))).toEqual([])
    expect(run.filter((name) => !(name in packageJson.scripts))).toEqual([])
  })

  it('that run suites together run each of them', () => {
    const missing = steps.flatMap(({ script, suites = [] }) =>
      suites.flatMap((suite) => {
        const projects = packageJson.scripts[suite.script]?.match(/--project \w+/g) ?? []
        const runs = packageJson.scripts[script] ?? ''
        return projects.length > 0 && projects.every((it) => runs.includes(it)) ? [] : [suite.script]
      }),
    )
    expect(missing).toEqual([])
  })
})

describe('packages that the dev server bundles before the first page', () => {
  /** Imported by the code of the pages, but not bundled. */
  const notBundled = [
    /^virtual:/,
    /\.(?:svg\?.*|css)$/,
    /^@tabler\/icons-react$/, // `iconImports` imports the files of the icons
    /^react-dom\/static$/, // prerendering
  ]
  const runtimeOfJsx = ['react/jsx-dev-runtime', 'react/jsx-runtime']
  const nodeOnly = /^mocks\/(?:node\.ts|server\/|db\/persistence\/sqlite\.ts)/

  it('are those that the code of the pages imports', () => {
    const files = repositoryFiles('src', 'mocks').filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\.tsx?$/.test(path) && !nodeOnly.test(path),
    )
    const imports = /(?:^(?:import|export) (?!type )[^;']*?from |^import |\bimport\()'([^.#'][^']*)'/gm
    const imported = files
      .flatMap((path) => [...readFile(path).matchAll(imports)])
      .map(([, name = '']) => name)
      .filter((name) => !notBundled.some((pattern) => pattern.test(name)))
    expect([...bundledPackages].toSorted()).toEqual([...new Set([...imported, ...runtimeOfJsx])].toSorted())
  })
})
