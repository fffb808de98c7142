import { describe, expect, it } from 'vitest'
import { planChanged } from './changed.ts'
import { type Checkout, readCheckout } from './checkout.ts'
import { readImportGraph } from './import-graph.ts'
import { steps } from './steps.ts'

const sources = {
  'src/domain/csv.ts': '',
  'src/domain/csv.test.ts': "import { csv } from './csv.ts'",
  'src/features/vms/list/table.tsx':
    "import { button } from '#src/ui/button.tsx'\nimport type { A } from './type.ts'",
  'src/features/vms/list/type.ts': '',
  'src/features/vms/create/form.tsx': "import {\n  button,\n} from '#src/ui/button.tsx'",
  'src/features/dns/zones.tsx': "import { button } from '#src/ui/button.tsx'",
  'src/features/cdn/page.tsx': "import { button } from '#src/ui/button.tsx'\nimport '#src/domain/csv.ts'",
  'src/features/logs/page.tsx': "const button = lazy(() => import('#src/ui/button.tsx'))",
  'src/features/solutions/page.tsx': '',
  'src/routes/dns.tsx': "import { zones } from '#src/features/dns/zones.tsx'",
  'src/ui/button.tsx': '',
  'mocks/handlers/index.ts':
    "const dns = () => import('./dns/zones.ts')\nconst vms = () => import('./vms/list.ts')",
  'mocks/handlers/dns/zones.ts': "import { page } from '../shared/page.ts'",
  'mocks/handlers/dns/zones.test.ts': "import '../../node.ts'",
  'mocks/handlers/vms/list.ts': '',
  'mocks/handlers/shared/page.ts': '',
  'mocks/node.ts': "import './handlers/index.ts'\nimport './world/time.ts'",
  'mocks/world/time.ts': '',
  'tests/contract/msw.test.ts': "import { start } from '#mocks/node.ts'",
  'tests/world/sums.test.ts': "import { start } from '#mocks/node.ts'",
  'tests/e2e/support/dns-pages.ts': '',
  'tests/e2e/vms-create.spec.ts': "import { open } from '#mocks/node.ts'",
  'tests/e2e/vms-list.spec.ts': '',
  'tests/e2e/dns.spec.ts': "import { zone } from './support/dns-pages.ts'",
  'tests/e2e/keyboard.spec.ts': "import { zone } from './support/dns-pages.ts'",
  'tests/a11y/vm-list-states.spec.ts': '',
}

const example: Checkout = {
  graph: readImportGraph(new Map(Object.entries(sources))),
  tests: Object.keys(sources).filter((path) => /\.(test|spec)\.ts$/.test(path)),
  operationsOf: (tag) => (tag === 'dns' ? ['listDnsZones', 'createDnsZone'] : []),
  featuresOf: (tag) => (tag === 'dns' ? ['dns'] : []),
}

/** Steps besides the checks that always run, with their arguments. */
function stepsFor(...files: string[]): Record<string, readonly string[] | undefined> {
  const { rows } = planChanged({ base: 'abc', files }, example, steps)
  const [, ...others] = rows.flat().filter(({ runner }) => runner !== undefined)
  return Object.fromEntries(others.map(({ script, args }) => [script, args]))
}

describe('a change of', () => {
  it.each([
    ['docs/testers.md', {}],
    ['src/domain/csv.test.ts', { 'test:unit': ['src/domain/csv.test.ts'] }],
    [
      'src/features/vms/list/table.tsx',
      { 'test:e2e': ['tests/e2e/vms-list.spec.ts'], 'test:a11y': ['tests/a11y/vm-list-states.spec.ts'] },
    ],
    ['src/features/vms/create/form.tsx', { 'test:e2e': ['tests/e2e/vms-create.spec.ts'] }],
    ['src/routes/dns.tsx', { 'test:e2e': ['tests/e2e/dns.spec.ts'] }],
    [
      'tests/e2e/support/dns-pages.ts',
      { 'test:e2e': ['tests/e2e/dns.spec.ts', 'tests/e2e/keyboard.spec.ts'] },
    ],
    [
      'mocks/handlers/dns/zones.ts',
      {
        'test:unit': ['mocks/handlers/dns/zones.test.ts'],
        'test:contract': ['-t', '\\b(listDnsZones|createDnsZone)\\b'],
        'test:e2e': ['tests/e2e/dns.spec.ts'],
      },
    ],
    [
      'mocks/world/time.ts',
      {
        'test:unit': ['mocks/handlers/dns/zones.test.ts'],
        'test:contract': ['tests/contract/msw.test.ts'],
        'test:world': ['tests/world/sums.test.ts'],
      },
    ],
  ])('%s selects what can notice it', (file, expected) => {
    expect(stepsFor(file)).toEqual(expected)
  })

  it('a helper of handlers selects the cases of the tags that use it', () => {
    expect(stepsFor('mocks/handlers/shared/page.ts')).toEqual({
      'test:unit': ['mocks/handlers/dns/zones.test.ts'],
      'test:contract': ['-t', '\\b(listDnsZones|createDnsZone)\\b'],
    })
  })

  it('the contract selects everything of Vitest', () => {
    const found = stepsFor('openapi/tags/dns.yaml')
    expect(Object.keys(found)).toEqual([
      'test:unit',
      'test:contract',
      'test:world',
      'test:conformance',
      'test:e2e',
    ])
    expect(found['test:contract']).toBeUndefined()
  })

  it('several files selects the tests of all', () => {
    expect(stepsFor('src/features/vms/create/form.tsx', 'src/domain/csv.test.ts')).toEqual({
      'test:unit': ['src/domain/csv.test.ts'],
      'test:e2e': ['tests/e2e/vms-create.spec.ts'],
    })
  })
})

describe('the plan', () => {
  const planFor = (file: string) => planChanged({ base: 'abc', files: [file] }, example, steps)
  const scriptsFor = (file: string) =>
    planFor(file)
      .rows.flat()
      .map(({ script }) => script)

  it('always has the checks of all files', () => {
    expect(scriptsFor('docs/testers.md')).toEqual(['types', 'lint', 'lint:arrows', 'test:repository'])
  })

  it('builds the demo only for a browser test', () => {
    expect(scriptsFor('src/domain/csv.test.ts')).not.toContain('build:demo')
    expect(scriptsFor('tests/e2e/vms-list.spec.ts').slice(-3)).toEqual(['build:demo', 'browser', 'test:e2e'])
  })

  it.each([
    ['src/ui/button.tsx', 'too many'],
    ['src/features/solutions/page.tsx', 'none named after it'],
  ])('says that it runs no browser test for %s', (file, why) => {
    expect(planFor(file).explanation).toContain(`  browser tests for ${file}: ${why}`)
  })

  it('names what selects a test, and the steps that do not run', () => {
    const text = planFor('src/features/vms/create/form.tsx').explanation.join('\n')
    expect(text).toContain('tests/e2e/vms-create.spec.ts: src/features/vms/create/form.tsx')
    expect(text).toMatch(/contract:lint, .*test:firefox.*npm test runs everything/)
  })
})

describe('the checkout', () => {
  const checkout = readCheckout()

  it('knows who imports a file, also with import() and over several lines', () => {
    expect(checkout.graph.importersOf('mocks/handlers/index.ts')).toContain('mocks/runtime/cloud.ts')
    expect(checkout.graph.importersOf('mocks/handlers/virtual-machines/index.ts')).toContain(
      'mocks/handlers/index.ts',
    )
    expect(checkout.graph.importersOf('scripts/test/failures.ts')).toContain('scripts/test.ts')
  })

  it('finds the feature of each tag by the operations that it calls', () => {
    expect(checkout.featuresOf('virtual-machines')).toEqual(['vms'])
    expect(checkout.featuresOf('dns')).toEqual(['dns'])
  })
})
