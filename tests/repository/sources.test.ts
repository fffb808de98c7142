import { homedir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { readImportGraph } from '../../scripts/test/import-graph.ts'
import { readFile, repositoryFiles, repositoryRoot } from './support/files.ts'
import { type Finding, findImportsWithoutExtension, findNondeterminism } from './support/syntax.ts'

/** Findings as `path:line text`, clickable in editors. */
function inFiles(files: string[], find: (path: string, text: string) => Finding[]): string[] {
  return files.flatMap((path) =>
    find(path, readFile(path)).map(({ line, what }) => `${path}:${line} ${what}`),
  )
}

/** Finds the lines that match a pattern. */
const linesWith =
  (pattern: RegExp) =>
  (_path: string, text: string): Finding[] =>
    text.split('\n').flatMap((what, index) => (pattern.test(what) ? [{ line: index + 1, what }] : []))

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

describe('time and randomness in the mock', () => {
  /** Files that may use real time: the real clock, and waits for disk, socket or user. */
  const exempt = [
    /^mocks\/(browser|node|server)(\.ts$|\/)/,
    /^mocks\/kernel\/real-time\.ts$/, // latency and duration of a response, which change nothing in the world
    /^mocks\/db\/persistence\//,
    /^mocks\/devtools\//,
    /\.(test|bench)\.tsx?$/,
  ]

  it.each([
    ['Date.now()', 'Date.now'],
    ['const now = Date.now', 'Date.now'],
    ['globalThis.Date.now()', 'Date.now'],
    ['new Date()', 'new Date()'],
    ['new Date', 'new Date()'],
    ['Date()', 'Date()'],
    ['Math.random()', 'Math.random'],
    ['crypto.randomUUID()', 'crypto.randomUUID'],
    ['performance.now()', 'performance.now'],
    ['setTimeout(f, 10)', 'setTimeout'],
    ['self.setInterval(f, 10)', 'setInterval'],
  ])('sees %s', (text, what) => {
    expect(findNondeterminism('example.ts', text)).toEqual([{ line: 1, what }])
  })

  it.each([
    'new Date(env.clock.now())',
    '// Date.now() is forbidden',
    '"Math.random()"',
    'clock.now()',
    'Date.UTC(2026, 2)',
  ])('permits %s', (text) => expect(findNondeterminism('example.ts', text)).toEqual([]))

  it('come only from its environment', () => {
    const files = repositoryFiles('mocks/*.ts', 'mocks/*.tsx').filter(
      (path) => !exempt.some((it) => it.test(path)),
    )
    expect(files).not.toEqual([])
    expect(inFiles(files, findNondeterminism)).toEqual([])
  })
})

describe('imports of project modules', () => {
  it.each(["import './a'", "export * from '#src/a'", "await import('../a')", "type A = import('./a').A"])(
    'without an extension are detected: %s',
    (text) => expect(findImportsWithoutExtension('example.ts', text)).toHaveLength(1),
  )

  it.each(["import './a.ts'", "import './a.css'", "import icon from '#src/a.svg?raw'", "import 'a-package'"])(
    'permit %s',
    (text) => expect(findImportsWithoutExtension('example.ts', text)).toEqual([]),
  )

  it('name the file with its extension', () => {
    const files = repositoryFiles('*.ts', '*.tsx').filter((path) => !/\.gen\.|\/generated\//.test(path))
    expect(inFiles(files, findImportsWithoutExtension)).toEqual([])
  })
})

describe('the mock in browser tests', () => {
  it('is used without loading its data sets, which takes a second in each process of Playwright', () => {
    const paths = repositoryFiles('tests', 'mocks', 'src').filter((path) => /\.tsx?$/.test(path))
    const graph = readImportGraph(new Map(paths.map((path) => [path, readFile(path)])))
    const loaded = new Set(['tests/mocks.ts', 'tests/e2e/support/fixtures.ts'])
    for (const path of loaded) for (const imported of graph.importsOf(path)) loaded.add(imported)
    expect([...loaded].filter((path) => path.startsWith('mocks/seed/index.'))).toEqual([])
  })
})

describe('the date in browser tests', () => {
  const findClock = linesWith(/\.clock\.(install|set\w+Time)\(/)

  it.each(['await page.clock.setFixedTime(START)', 'other.clock.install()'])(
    'set by %s is detected',
    (text) => expect(findClock('example.ts', text)).toHaveLength(1),
  )

  it('is fixed by fixDate, since timers of Playwright’s clock may end too early', () => {
    // Waits for a time limit without waiting.
    const exempt = ['tests/e2e/scenarios-startup.spec.ts', 'tests/repository/sources.test.ts']
    const files = repositoryFiles('tests/*.ts').filter((path) => !exempt.includes(path))
    expect(inFiles(files, findClock)).toEqual([])
  })
})

describe('browser storage', () => {
  /** Uses that throw where site data is blocked. */
  const findUnsafeStorage = linesWith(/new BroadcastChannel\(|\b(local|session)Storage\.(get|set|remove)Item/)

  it.each(["new BroadcastChannel('tabs')", "localStorage.getItem('a')", "sessionStorage.setItem('a', 'b')"])(
    'that may be blocked is detected: %s',
    (text) => expect(findUnsafeStorage('example.ts', text)).toHaveLength(1),
  )

  it('is used through safe-storage.ts, which never throws', () => {
    // `session-hint.ts` treats blocked and empty storage differently.
    const exempt = ['src/safe-storage.ts', 'src/session-hint.ts']
    const files = repositoryFiles('src/*.ts', 'src/*.tsx', 'mocks/*.ts', 'mocks/*.tsx').filter(
      (path) => !exempt.includes(path) && !isTest(path),
    )
    expect(inFiles(files, findUnsafeStorage)).toEqual([])
  })
})

describe('state of modules', () => {
  /** State that stays when the app starts again, or is undone when it ends. */
  const exempt = [
    'src/api/api-url.ts', // API of the document
    'src/api/fetch-with-timeout.ts', // start of the document's mock
    'src/leaving.ts', // about the document itself
    'src/shell/chat/mount-chat.tsx', // its container stays in the document
    'src/shell/palette/palette-state.ts', // a component sets it until it unmounts
    'src/shell/session/follow-session-on-site.ts', // only on public pages, which don't start again
    'src/ui/announce.ts', // a timer, which announces what is in the stores
  ]
  const findState = linesWith(/^(export )?(let |const \w+ = createStore\b)/)

  it.each(['let isOpen = false', 'export const opened = createStore(false)'])('is detected: %s', (text) =>
    expect(findState('example.ts', text)).toHaveLength(1),
  )

  it('is in a documentStore, so that it does not remain when the app starts again in a document', () => {
    const files = repositoryFiles('src/*.ts', 'src/*.tsx').filter((path) => !isTest(path))
    expect(exempt.filter((path) => findState(path, readFile(path)).length === 0)).toEqual([])
    expect(
      inFiles(
        files.filter((path) => !exempt.includes(path)),
        findState,
      ),
    ).toEqual([])
  })
})

describe('sizes in texts', () => {
  /** Unformatted numbers, which would read 1000 GB. */
  const findUnformatted = linesWith(/\$\{(?!format\.)[\w.?]*Gb\} ?GB/)

  it.each(['sizeGb} GB', 'it.sizeGb}GB'])('are detected: %s', (text) =>
    expect(findUnformatted('example.ts', `$\{${text}`)).toHaveLength(1),
  )

  it('group thousands', () => {
    // Accelerators have at most 141 GB, written as the specification does.
    const files = repositoryFiles('src/*.ts', 'src/*.tsx', 'mocks/*.ts').filter(
      (path) => !isTest(path) && !path.startsWith('src/features/products/gpu/'),
    )
    expect(inFiles(files, findUnformatted)).toEqual([])
  })
})

describe('machine-specific paths', () => {
  /** Paths of the checkout, the home folder, and other home folders. */
  const places = [repositoryRoot, `${homedir()}/`].map((place) =>
    place.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  const findMachinePaths = linesWith(
    new RegExp([...places, '/home/\\w+/', '/Users/\\w+/'].map((place) => `(?<![\\w.])${place}`).join('|')),
  )

  it.each([repositoryRoot, `${homedir()}/x`, ['', 'Users', 'ann', 'project'].join('/')])(
    'are detected: %s',
    (path) => {
      expect(findMachinePaths('example.ts', `const path = '${path}'`)).toHaveLength(1)
    },
  )

  it('are in no file', () => {
    const texts = repositoryFiles().filter(
      (path) => !/\.(png|jpe?g|woff2|ico|gz)$/.test(path) && !isTest(path),
    )
    expect(inFiles(texts, findMachinePaths)).toEqual([])
  })
})

describe('style sheets', () => {
  /** Tables of the console, drawn at once, and figures above their labels, which arrive together. */
  const exempt = /^src\/ui\/(phone-cards|resource-table\/resource-table|site\/stats)\.module\.css$/
  const reorders = (text: string) => /^\s*(order:|[\w-]+:[^;]*\b(row|column)-reverse)/m.test(text)

  it('sees a changed order', () => {
    expect(reorders('.side {\n  order: -1;\n}')).toBe(true)
    expect(reorders('.side {\n  flex-direction: row-reverse;\n}')).toBe(true)
    expect(reorders('.side {\n  border: 0;\n}')).toBe(false)
  })

  it('keep the order of the document, so that nothing moves while it arrives', () => {
    const files = repositoryFiles('src/*.css').filter((path) => !exempt.test(path))
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((path) => reorders(readFile(path)))).toEqual([])
  })

  const countsItems = (text: string) =>
    /:nth-last-child|:last-child:nth-child|:nth-child\([^)]*\):last-child|:has\([^{]*:last-child/.test(text)

  it.each([
    '.grid:has(> :nth-child(3):last-child) {',
    '.grid > :last-child:nth-child(odd) {',
    '.a:nth-last-child(2) {',
  ])('sees a layout that depends on which item is last: %s', (selector) =>
    expect(countsItems(selector)).toBe(true),
  )

  it('choose columns by attributes instead of by which item is last, where the document is prerendered', () => {
    /** Used in the console only, which the browser draws at once. */
    const drawnAtOnce = /^src\/(ui\/(choice-cards|stat-card)|resources\/.*)\.module\.css$/
    const files = repositoryFiles('src/*.css').filter((path) => !drawnAtOnce.test(path))
    expect(files.filter((path) => countsItems(readFile(path)))).toEqual([])
  })
})

describe('colors that carry meaning', () => {
  it('are kept in print as in forced colors', () => {
    const kept = repositoryFiles('src/*.css').filter((path) =>
      readFile(path).includes('forced-color-adjust: none;'),
    )
    expect(kept.length).toBeGreaterThan(10)
    expect(
      kept.flatMap((path) =>
        readFile(path)
          .split('}')
          .filter(
            (rule) =>
              rule.includes('forced-color-adjust: none;') && !rule.includes('print-color-adjust: exact;'),
          )
          .map((rule) => `${path}: ${rule.trim()}`),
      ),
    ).toEqual([])
  })
})

describe('icons', () => {
  it('have a size that grows with the text', () => {
    const css = readFile('src/ui/theme/global.css')
    const sizes = repositoryFiles('src/**/*.tsx').flatMap((path) =>
      [...readFile(path).matchAll(/\b\w*Icon\w* [^>]*?size=\{(\d+)\}/g)].map(([, size]) => size ?? ''),
    )
    const fixed = [...new Set(sizes)].filter((size) => !css.includes(`.tabler-icon[width="${size}"]`))
    expect(sizes.length).toBeGreaterThan(300)
    expect(fixed, 'sizes without a rule in global.css').toEqual([])
  })
})
