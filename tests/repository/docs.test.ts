import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkIncidents } from '#mocks/scenarios/check-incidents.ts'
import { namedScenarios } from '#mocks/scenarios/named/index.ts'
import { compose, readSelection } from '#mocks/scenarios/selection.ts'
import { SEED_VARIANTS } from '#mocks/seed/seed-variant-names.ts'
import { parseChangelog } from '#src/features/changelog/parse-changelog.ts'
import { readFile, repositoryFiles } from './support/files.ts'

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
)
const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  'AGENTS.md',
  'CHANGELOG.md',
  'mocks/README.md',
  ...pages.map((name) => join('docs', name)),
]

/** Scenario links and JSON blocks in a document. */
function scenariosIn(text: string): string[] {
  const links = [...text.matchAll(/\?scenario=([^\s`)]+)/g)].map(([, choice = '']) => choice)
  const blocks = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, block = '']) => block)
  return [...links, ...blocks.filter((block) => /"(rules|incidents|network|live)":/.test(block))]
}

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  const found = scenariosIn(text)
  test.runIf(found.length > 0).each(found)('%s is a scenario', async (choice) => {
    await checkIncidents(compose(readSelection(choice)))
  })

  test('links to existing files', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([])
  })
})

describe('names in the documents', () => {
  // The changelog tells of what was.
  const documents = repositoryFiles('*.md').filter((file) => file !== 'CHANGELOG.md')
  const codes = documents.flatMap((file) => {
    const text = readFile(file).replaceAll(/```.*?```/gs, '')
    return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => ({ file, code }))
  })

  test('of files exist', () => {
    const paths = codes.filter(({ code }) =>
      /^(?:docs|mocks|openapi|scripts|src|tests)\/[\w./@{},*$-]+$/.test(code),
    )
    expect(paths.length).toBeGreaterThan(100)
    expect(paths.filter(({ code }) => globSync(code).length === 0)).toEqual([])
  })

  test('are in the code', () => {
    const ofLibraries = ['entriesAware', 'fromJSONSchema']
    const known = new Set([
      ...ofLibraries,
      ...repositoryFiles('*.ts', '*.tsx', '*.js', '*.mjs', '*.json', '*.yaml', '*.mdx').flatMap(
        (file) => readFile(file).match(/[A-Za-z_$][\w$]*/g) ?? [],
      ),
    ])
    // Such as `createVm`; the contract's conventions have an X in the place of the resource.
    const names = codes.filter(
      ({ code }) => /^[a-z]+[A-Z]\w*(?:\(\))?$/.test(code) && !/X(?:[A-Z]|$)/.test(code),
    )
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter(({ code }) => !known.has(code.replace('()', '')))).toEqual([])
  })
})

/** Areas of a release in the changelog, in their order. A release may leave some out. */
const AREAS = ['Breaking changes', 'Console', 'API', 'Public site and documentation', 'Mock, tests and tools']

test.each(parseChangelog(readFileSync('CHANGELOG.md', 'utf8')))(
  'the changelog of $title has known areas in order, and a subject at the start of each entry',
  ({ areas }) => {
    const titles = areas.map(({ title }) => title)
    expect(titles).toEqual(AREAS.filter((title) => titles.includes(title)))
    const entries = areas.flatMap((area) => area.entries)
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.filter(({ subject }) => subject === null || !/^[A-Z].*\.$/.test(subject))).toEqual([])
  },
)

describe('labels in the documents', () => {
  const code = repositoryFiles('src/*.ts', 'src/*.tsx', 'mocks/devtools/*.ts', 'mocks/devtools/*.tsx')
    .filter((file) => !file.includes('.test.'))
    .map(readFile)
    .join('\n')
  const labelsIn = (files: readonly string[], label: RegExp) =>
    files.flatMap((file) => {
      // Bold text at the start of an item is a term or a symptom.
      const text = readFile(file).replaceAll(/```.*?```|^- \*\*.*?\*\*/gms, '')
      return [...text.matchAll(label)].map(([, found = '']) => ({
        file,
        label: found.replaceAll("'", '’').replaceAll(/\s+/g, ' '),
      }))
    })
  const missing = (labels: ReturnType<typeof labelsIn>) => labels.filter(({ label }) => !code.includes(label))

  test('of the panel are in its code', () => {
    const labels = labelsIn(['docs/testers.md', 'docs/front-end-developers.md'], /“([^”]+)”/g)
    expect(labels.length).toBeGreaterThan(15)
    expect(missing(labels)).toEqual([])
  })

  test('of the console are in its code', () => {
    const articles = repositoryFiles('src/features/documentation/articles/*.mdx')
    const labels = labelsIn(articles, /\*\*([^*]+)\*\*/g)
    expect(labels.length).toBeGreaterThan(50)
    expect(missing(labels)).toEqual([])
  })
})

test('the page of test inputs names existing scenarios', () => {
  const article = readFileSync('src/features/documentation/articles/sandbox/test-inputs.mdx', 'utf8')
  const [, states = ''] = article.split('## States instead of inputs')
  const named = [...states.matchAll(/`(?:\?scenario=)?([a-z-]+)`/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !namedScenarios.some((scenario) => scenario.name === name))).toEqual([])
})

test("the testers' guide lists every scenario and seed variant with its description", () => {
  const page = readFileSync('docs/testers.md', 'utf8')
  const rows = [
    ...namedScenarios.map(({ name, description }) => `| \`${name}\` | ${description} |`),
    ...Object.entries(SEED_VARIANTS).map(([name, meaning]) => `| \`${name}\` | ${meaning} |`),
  ]
  expect(rows.filter((row) => !page.includes(row))).toEqual([])
})
