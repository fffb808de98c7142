import { existsSync, readdirSync } from 'node:fs'
import { basename, join, posix, resolve } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const source = normalizePath(resolve(import.meta.dirname, '../../src'))

/** Minimum number of pages of a kind that must share a module before it moves to the kind's chunk. */
const SHARED_BY = 3

/**
 * Minimum number of chunks that must share a library module, or an icon, before it moves to the common chunk. If new
 * dialogs push a module past it, `tests/build/bytes.test.ts` names the pages that grew: raise it.
 */
const COMMON_PART = 75
const COMMON_ICON = 12

/**
 * Modules with a chunk of their own. Number fields and selects need a library that other pages of their kind don't load,
 * dialogs of all kinds need the next step without the rest of its kind, and of all public pages only one searches like a list.
 * A public page whose data can't be loaded needs the countdown without the forms and styles of the console, and every page
 * cleans pasted text.
 */
const ALONE = new Set(
  [
    'ui/number-field.tsx',
    'ui/select.tsx',
    'resources/next-step.tsx',
    'ui/use-search-text.ts',
    'ui/retry-countdown.tsx',
    'domain/clean-name.ts',
  ].map(sourceFile),
)

/** @throws Error if the file has been renamed */
function sourceFile(file: string): string {
  const path = posix.join(source, file)
  if (!existsSync(path)) throw new Error(`scripts/vite/chunks.ts names src/${file}, which does not exist.`)
  return path
}

/**
 * Groups modules into chunks by the pages that import them, most general group first. By default the bundler creates
 * a chunk per set of pages: 700 files, most below 1 kB, which compress badly (`docs/decisions/two-entries.md`). Only
 * groups that every page of their kind loads completely include their library dependencies.
 *
 * @param mocks true if the build contains the mock
 */
export function chunks({ mocks }: { readonly mocks: boolean }) {
  let groupOf: ReadonlyMap<string, Group> | undefined
  let layoutIcons: ReadonlySet<string> | undefined
  const own = (group: Group, includeDependenciesRecursively: boolean) => ({
    debugName: group,
    name: (id: string, modules: Modules) => {
      groupOf ??= groupModules(modules)
      return groupOf.get(id) === group ? group : null
    },
    includeDependenciesRecursively,
  })
  const ofStart = own('start', true)
  return {
    groups: [
      {
        ...ofStart,
        name: (id: string, modules: Modules) => (isFramework(id) ? 'start' : ofStart.name(id, modules)),
      },
      own('common', true),
      own('shared', true),
      own('site', false),
      own('api', true),
      // Separate from the mock, which uses them too, so that public pages don't load it.
      own('catalog', false),
      {
        debugName: 'samples',
        name: (id: string, modules: Modules) => {
          groupOf ??= groupModules(modules)
          if (groupOf.get(id) !== 'samples') return null
          // With the mock, every page of the console needs them all.
          return mocks ? 'samples' : basename(id, '.ts')
        },
        includeDependenciesRecursively: false,
      },
      // In builds with the mock: the modules that every request needs. Handlers are loaded by tag, tools when opened.
      {
        name: 'mock',
        test: /[\\/]mocks[\\/](?:browser\.ts|(?:browser|db|engine|kernel|world|handlers[\\/]shared)[\\/])/,
      },
      // The bundler would create a file for each.
      {
        debugName: 'layout icons',
        name: (id: string, modules: Modules) => {
          layoutIcons ??= iconsOfLayouts(modules)
          return isIcon(id) && layoutIcons.has(basename(id, '.mjs')) ? 'layout-icons' : null
        },
      },
      // The site's header uses only the chevron, so it has its own chunk.
      {
        name: 'icons',
        test: /[\\/]@tabler[\\/]icons-react[\\/](?!.*[\\/]IconChevronDown\.)/,
        minShareCount: COMMON_ICON,
      },
      own('console', true),
      { name: 'libraries', test: /[\\/]node_modules[\\/](?!@tabler[\\/])/, minShareCount: COMMON_PART },
      own('forms', true),
      own('frame', false),
      own('figures', false),
      own('panels', false),
      own('list', false),
      own('detail', false),
      own('create', false),
    ],
  }
}

/** From modules that both entry points start with, to those that pages of one kind share. */
type Group =
  | 'start'
  | 'site'
  | 'common'
  | 'shared'
  | 'api'
  | 'console'
  | 'forms'
  | 'frame'
  | 'figures'
  | 'panels'
  | 'catalog'
  | 'samples'
  | Kind

/** Groups of modules that only the console uses. */
const consoleGroups: readonly (Group | undefined)[] = [
  'console',
  'forms',
  'frame',
  'figures',
  'panels',
  'list',
  'detail',
  'create',
]

/** Kinds of console pages. */
type Kind = 'list' | 'detail' | 'create'

/** True for React and the router, which every page starts with. */
function isFramework(id: string): boolean {
  const [, name = ''] = /[\\/]node_modules[\\/]((?:@tanstack[\\/])?[^\\/]+)[\\/]/.exec(id) ?? []
  return /^(?:react|react-dom|scheduler|@tanstack[\\/](?:react-router|router-core|react-store|store|history))$/.test(
    name,
  )
}

function groupModules(modules: Modules): ReadonlyMap<string, Group> {
  const routes = readdirSync(join(source, 'routes'), { recursive: true, encoding: 'utf8' }).map(normalizePath)
  const below = (folder: string) => routes.filter((file) => file.startsWith(folder) && file.endsWith('.tsx'))
  const importedBy = (files: readonly string[], main: readonly string[] = []) =>
    reachable(
      [
        ...main.map((file) => posix.join(source, file)),
        ...files.flatMap((file) => componentsOf(file, modules)),
      ],
      modules,
    )

  const site = importedBy(['_site.tsx'], ['main-site.tsx'])
  const home = importedBy(['_site/index.tsx'])
  const start = importedBy([], ['main.tsx'])
  const frame = importedBy(['_console.tsx'])
  const signIn = importedBy(below('_auth/'))
  const apiPages = importedBy(below('_site/_api'))
  const sitePages = below('_site/')
    .filter((file) => !file.startsWith('_site/_api'))
    .map((file) => importedBy([file]))
  // Parts of public pages that load on their own, with modules of the console but without the rest of its chunks.
  const samples = importedBy(
    [],
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.in-view.tsx'))
      .map(normalizePath),
  )
  const pages = below('_console/').map((file) => ({
    kind: kindOf(file, routes),
    modules: importedBy([file]),
  }))

  const groupOf = (id: string): Group | undefined => {
    if (ALONE.has(id)) return undefined
    const kinds = pages.filter((page) => page.modules.has(id)).map(({ kind }) => kind)
    const isOfConsole = kinds.length > 0 || [start, frame, signIn].some((some) => some.has(id))
    const onSitePages = sitePages.filter((page) => page.has(id)).length
    if (!isOfConsole) return publicGroupOf(id, onSitePages)
    if (site.has(id)) return 'start'
    if (onSitePages > 0) return home.has(id) ? 'common' : 'shared'
    return apiPages.has(id) ? 'api' : consoleGroupOf(id, kinds)
  }

  /** Group of a module that the console doesn't use. */
  const publicGroupOf = (id: string, onSitePages: number): Group | undefined => {
    if (site.has(id) || onSitePages > sitePages.length / 2) return 'site'
    const isCatalog = id.includes('/src/domain/') && (onSitePages > 0 || apiPages.has(id))
    return isCatalog ? 'catalog' : undefined
  }

  /**
   * Group of a module that only the console uses.
   * @param kinds those of the pages with the module
   */
  const consoleGroupOf = (id: string, kinds: readonly (Kind | undefined)[]): Group | undefined => {
    if (start.has(id)) return 'console'
    if (signIn.has(id) && kinds.length > 0) return 'forms'
    const [often, ...others] = (['list', 'detail', 'create'] as const).filter(
      (kind) => kinds.filter((it) => it === kind).length >= SHARED_BY,
    )
    // Every page of the console loads the frame.
    if (frame.has(id) || others.length > 0) return 'frame'
    // Parts of details that other pages use too, without the rest of a detail page.
    if (often === 'detail' && kinds.some((kind) => kind !== 'detail')) return 'panels'
    // Overviews have figures and cells like those of lists, but no table.
    const isOfTable = /\/resource-table\/(?!clipped-text)/.test(id)
    return often === 'list' && kinds.includes(undefined) && !isOfTable ? 'figures' : often
  }

  const all = [
    site,
    start,
    frame,
    signIn,
    apiPages,
    samples,
    ...sitePages,
    ...pages.map((page) => page.modules),
  ]
  const grouped = new Map<string, Group>()
  for (const id of all.flatMap((some) => [...some])) {
    const own = groupOf(id)
    const group = samples.has(id) ? groupInSample(id, own) : own
    if (group !== undefined && !isOfEntry(id) && !isLayout(id)) grouped.set(id, group)
  }
  return grouped
}

/** Keeps public pages with a sample from loading the rest of the console's chunks, or the mock, which uses `src/domain` too. */
function groupInSample(id: string, own: Group | undefined): Group | undefined {
  if (consoleGroups.includes(own)) return 'shared'
  return own === undefined && id.includes('/src/domain/') ? 'samples' : own
}

/**
 * True for modules that must run in one entry point only: running a route tree attaches its routes to the shared root
 * route.
 */
function isOfEntry(id: string): boolean {
  return /[\\/]src[\\/](?:(?:main|main-site|site-app|console-app)\.tsx$|\w+RouteTree\.gen\.js$)/.test(id)
}

/** Kind of a page, by its route file; undefined for all others. */
function kindOf(file: string, routes: readonly string[]): Kind | undefined {
  if (file.endsWith('new.tsx')) return 'create'
  if (file.includes('$')) return 'detail'
  const isList = file.endsWith('index.tsx') && routes.includes(file.replace('index.tsx', 'new.tsx'))
  return isList ? 'list' : undefined
}

/** Modules that the router loads when a route is visited: its component and loader. */
function componentsOf(routeFile: string, modules: Modules): readonly string[] {
  const route = modules.getModuleInfo(posix.join(source, 'routes', routeFile))
  return (route?.dynamicallyImportedIds ?? []).filter((id) => id.includes('?tsr-split=component'))
}

/**
 * Modules of the app that `roots` import, directly or indirectly. Excludes generated ones: the bundler knows which of
 * their parts are used.
 */
function reachable(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || !id.startsWith(source) || id.includes('/src/api/generated/')) return
    found.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const root of roots) visit(root)
  return found
}

const isIcon = (id: string) => /[\\/]@tabler[\\/]icons-react[\\/]/.test(id)

/** Names of the icons that the layouts of the console and of the site use. */
function iconsOfLayouts(modules: Modules): ReadonlySet<string> {
  const roots = ['_console.tsx', '_site.tsx'].flatMap((file) => componentsOf(file, modules))
  const texts = [...reachable(roots, modules)].map((id) => modules.getModuleInfo(id)?.code ?? '')
  return new Set(texts.flatMap((text) => text.match(/\bIcon[A-Z]\w*/g) ?? []))
}

/** True for the component of the console's layout, by which the manifest finds its files. */
const isLayout = (id: string) => id.includes('/_console.tsx?tsr-split')
