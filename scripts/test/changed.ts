import type { Checkout } from './checkout.ts'
import type { Changes } from './git-changes.ts'
import { dependentsOf } from './import-graph.ts'
import { type SpecSelection, selectSpecs, tagOf } from './specs.ts'
import { namesOf, type Step } from './steps.ts'
import { suites } from './suites.ts'

export interface ChangedRun {
  readonly rows: readonly (readonly Step[])[]
  /** Lines that name each step and the change that selects it, then the steps left out. */
  readonly explanation: readonly string[]
}

/** Changes that any test of Vitest may depend on, not only those that import the file. */
const affectsAllTests = (file: string) =>
  /^(openapi|scripts\/generate)\/|^(package|package-lock)\.json$|^vitest\.config\.ts$/.test(file)

/** Suites whose files are selected by what they import. */
const selectable = suites.filter(({ script }) => script !== 'test:repository')

/** More files or operations than fit into a command line are run as a whole. */
const MAX_FILES = 100
const MAX_OPERATIONS = 60

/** The list of all handlers is not traversed: everything that runs the mock imports it. */
const isTraversed = (file: string) => file !== 'mocks/handlers/index.ts'

/** Steps that the changes can affect, out of `all`, the steps of `npm test`. */
export function planChanged({ base, files }: Changes, checkout: Checkout, all: readonly Step[]): ChangedRun {
  const selection = selectSpecs(files, checkout)
  const [e2e, a11y] = ['e2e', 'a11y'].map((folder) => specsIn(folder, selection))
  const hasContract = files.some((file) => file.startsWith('openapi/') || file === 'redocly.yaml')
  const checks = ['types', 'lint', 'lint:arrows', ...(hasContract ? ['contract:lint'] : [])]
  const vitest = files.some(affectsAllTests)
    ? selectable.map(({ script }): Step => ({ script, runner: 'vitest' }))
    : relatedSteps(files, checkout)
  const needsBuild = selection.specs.length > 0
  const rows: Step[][] = [
    all.filter(({ script }) => checks.includes(script)),
    [{ script: 'test:repository', runner: 'vitest' }],
    ...vitest.map((step) => [step]),
    ...(needsBuild ? [[{ script: 'build:demo' }], [{ script: 'browser' }]] : []),
    ...(e2e?.length ? [[{ script: 'test:e2e', runner: 'playwright' as const, args: e2e }]] : []),
    ...(a11y?.length ? [[{ script: 'test:a11y', runner: 'playwright' as const, args: a11y }]] : []),
  ]
  const run = new Set(rows.flat().map(({ script }) => script))
  const absent = all.flatMap(namesOf).filter((script) => !run.has(script))
  const explanation = [
    `${files.length} changed files since ${base.slice(0, 10)}. Runs:`,
    `  ${checks.join(', ')} and test:repository, always`,
    ...vitest.map((step) => `  ${step.script}: ${reasonOf(step)}`),
    ...selection.specs.map(({ file, why }) => `  ${file}: ${file === why ? 'changed' : why}`),
    'Does not run:',
    ...selection.without.map(({ file, why }) => `  browser tests for ${file}: ${why}`),
    `  ${absent.join(', ')}, and the rest of the suites above. npm test runs everything.`,
  ]
  return { rows, explanation }
}

function relatedSteps(files: readonly string[], { graph, tests, operationsOf }: Checkout): Step[] {
  const related = new Set(files.flatMap((file) => [...dependentsOf(graph, file, isTraversed)]))
  const tags = new Set([...related].flatMap((file) => tagOf(file) ?? []))
  const operations = [...tags].flatMap(operationsOf)
  const isSelected = (test: string) => related.has(test) || tags.has(tagOf(test) ?? '')
  return selectable.flatMap(({ script, contains }): Step[] => {
    const selected = tests.filter((file) => contains.test(file) && isSelected(file))
    if (selected.length > 0)
      return [{ script, runner: 'vitest', args: selected.length > MAX_FILES ? [] : selected }]
    // Contract tests don't import handlers, but the names of their cases contain the operation.
    if (script === 'test:contract' && operations.length > MAX_OPERATIONS)
      return [{ script, runner: 'vitest', args: [] }]
    if (script === 'test:contract' && operations.length > 0)
      return [{ script, runner: 'vitest', args: ['-t', `\\b(${operations.join('|')})\\b`] }]
    return []
  })
}

function reasonOf({ args }: Step): string {
  if (args === undefined) return 'everything, since the contract, a generator or a package changed'
  if (args[0] === '-t') return `cases of ${args[1]}`
  return args.length === 0 ? 'everything' : `${args.length} files that import a change`
}

function specsIn(folder: string, { specs }: SpecSelection): string[] {
  return specs.map(({ file }) => file).filter((file) => file.startsWith(`tests/${folder}/`))
}
