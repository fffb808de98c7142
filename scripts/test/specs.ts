import type { Checkout } from './checkout.ts'
import { dependentsOf } from './import-graph.ts'

/** Browser test to run, and the changed file that selects it. */
interface SelectedSpec {
  readonly file: string
  readonly why: string
}

export interface SpecSelection {
  readonly specs: readonly SelectedSpec[]
  /** Changed files that a screen shows, but that select no browser test. */
  readonly without: readonly { readonly file: string; readonly why: 'too many' | 'none named after it' }[]
}

/** A change that reaches more features, or more browser tests, through imports selects none of them. */
const MAX_FEATURES = 3
const MAX_SPECS = 12

/** Browser tests import parts of the mock to control it, which says nothing about the screens that they open. */
const isOfApp = (file: string) => !file.startsWith('mocks/')

/** Part of the product: a folder of `src/features/`, or a folder in it. */
type Area = readonly [feature: string, part?: string]

/**
 * Selects browser tests: changed ones, those that import a changed file, and those whose name contains the name of a
 * changed feature. `src/features/vms/create/` selects `vms-create.spec.ts`, or all of `vms-*` if no name has both.
 */
export function selectSpecs(changed: readonly string[], checkout: Checkout): SpecSelection {
  const specs = checkout.tests.filter((file) => /^tests\/(e2e|a11y)\/.*\.spec\.ts$/.test(file))
  const selected = new Map<string, string>()
  const without: SpecSelection['without'][number][] = []
  for (const file of changed) {
    const dependents = dependentsOf(checkout.graph, file, isOfApp)
    const importing = specs.filter((spec) => dependents.has(spec))
    const areas = areasOf(file, checkout)
    if (areas === 'many' || importing.length > MAX_SPECS) {
      without.push({ file, why: 'too many' })
      continue
    }
    const named = areas.flatMap((area) => specsOf(area, specs))
    if (areas.length > 0 && named.length === 0) without.push({ file, why: 'none named after it' })
    for (const spec of [...importing, ...named]) if (!selected.has(spec)) selected.set(spec, file)
  }
  const found = [...selected].map(([file, why]) => ({ file, why }))
  return { specs: found.toSorted((a, b) => a.file.localeCompare(b.file)), without }
}

function areasOf(file: string, { graph, featuresOf }: Checkout): readonly Area[] | 'many' {
  if (/\.(test|spec)\.tsx?$|\.md$/.test(file)) return []
  const own = featureAreas([file])
  if (own.length > 0) return own
  const tag = tagOf(file)
  if (tag !== undefined) return featuresOf(tag).map((feature) => [feature])
  if (file.startsWith('mocks/')) return 'many'
  if (!file.startsWith('src/')) return []
  const areas = featureAreas([...graph.importsOf(file), ...dependentsOf(graph, file, isOfApp)])
  const features = new Set(areas.map(([feature]) => feature))
  return features.size === 0 || features.size > MAX_FEATURES ? 'many' : areas
}

/** Tag of the contract that a file defines or handles. */
export function tagOf(file: string): string | undefined {
  const [, tag] = /^(?:mocks\/handlers|openapi\/tags)\/([\w-]+?)(?:\/|\.yaml$)/.exec(file) ?? []
  return tag === 'shared' ? undefined : tag
}

function featureAreas(files: readonly string[]): readonly Area[] {
  return files.flatMap((file): Area[] => {
    const [, feature, part] = /^src\/features\/([\w-]+)\/(?:([\w-]+)\/)?/.exec(file) ?? []
    if (feature === undefined) return []
    return [part === undefined ? [feature] : [feature, part]]
  })
}

function specsOf([feature, part]: Area, specs: readonly string[]): readonly string[] {
  const named = specs.filter((spec) => isNamed(spec, feature))
  const narrow = part === undefined ? [] : named.filter((spec) => isNamed(spec, part))
  return narrow.length > 0 ? narrow : named
}

/** True if the file's name contains the words of `name`, in singular or plural. */
function isNamed(spec: string, name: string): boolean {
  const words = (text: string) => `-${text.split('-').map(singular).join('-')}-`
  return words(spec.replace(/^.*\//, '').replace('.spec.ts', '')).includes(words(name))
}

function singular(word: string): string {
  return word.replace(/s$/, '')
}
