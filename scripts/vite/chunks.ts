import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const source = resolve(import.meta.dirname, '../../src')

/** Least pages of a kind that have to share a module before it joins their file. */
const SHARED_BY = 3

/** Least files that have to share a part of a library before it joins the one of common parts. */
const COMMON_PART = 60
const COMMON_ICON = 11

/**
 * Which modules come in one file together. Left to itself the bundler makes a file for every set of pages and dialogs that
 * share something: seven hundred, most below a kilobyte, which compress badly one by one (`docs/decisions/two-entries.md`).
 *
 * So modules of ours are grouped by the pages that import them, the more general first. A group that every page of its kind
 * needs as a whole takes along what it imports from libraries; for the others the bundler knows better who needs which part.
 */
export function chunks() {
  let groupOf: ReadonlyMap<string, Group> | undefined
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
      // In a build that has one: what every request needs. Handlers come by tag, tools when they are opened.
      {
        name: 'mock',
        test: /[\\/]mocks[\\/](?:browser\.ts|(?:browser|db|engine|kernel|world|handlers[\\/]shared)[\\/])/,
      },
      { name: 'icons', test: /[\\/]@tabler[\\/]icons-react[\\/]/, minShareCount: COMMON_ICON },
      own('console', true),
      { name: 'libraries', test: /[\\/]node_modules[\\/](?!@tabler[\\/])/, minShareCount: COMMON_PART },
      own('forms', true),
      own('frame', false),
      own('resource', false),
      own('table', false),
      own('list', false),
      own('detail', false),
      own('create', false),
    ],
  }
}

/** From what both entries start with to what pages of one kind share. */
type Group =
  | 'start'
  | 'site'
  | 'common'
  | 'shared'
  | 'api'
  | 'console'
  | 'forms'
  | 'frame'
  | 'resource'
  | 'table'
  | Kind

/** Of the pages of the console. */
type Kind = 'list' | 'detail' | 'create'

/** React and the router, which every page starts with. */
function isFramework(id: string): boolean {
  const [, name = ''] = /[\\/]node_modules[\\/]((?:@tanstack[\\/])?[^\\/]+)[\\/]/.exec(id) ?? []
  return /^(?:react|react-dom|scheduler|@tanstack[\\/](?:react-router|router-core|react-store|store|history))$/.test(
    name,
  )
}

function groupModules(modules: Modules): ReadonlyMap<string, Group> {
  const routes = readdirSync(join(source, 'routes'), { recursive: true, encoding: 'utf8' })
  const below = (folder: string) => routes.filter((file) => file.startsWith(folder) && file.endsWith('.tsx'))
  const importedBy = (files: readonly string[], main: readonly string[] = []) =>
    reachable(
      [...main.map((file) => join(source, file)), ...files.flatMap((file) => componentsOf(file, modules))],
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
  const pages = below('_console/').map((file) => ({
    kind: kindOf(file, routes),
    modules: importedBy([file]),
  }))

  const groupOf = (id: string): Group | undefined => {
    const kinds = pages.filter((page) => page.modules.has(id)).map(({ kind }) => kind)
    const isOfConsole = kinds.length > 0 || [start, frame, signIn].some((some) => some.has(id))
    const onSitePages = sitePages.filter((page) => page.has(id)).length
    if (site.has(id)) return isOfConsole ? 'start' : 'site'
    if (isOfConsole && onSitePages > 0) return home.has(id) ? 'common' : 'shared'
    if (isOfConsole && apiPages.has(id)) return 'api'
    if (onSitePages > sitePages.length / 2) return 'site'
    if (start.has(id)) return 'console'
    if (signIn.has(id) && kinds.length > 0) return 'forms'
    if (frame.has(id)) return 'frame'
    const often = (['list', 'detail', 'create'] as const).filter(
      (kind) => kinds.filter((it) => it === kind).length >= SHARED_BY,
    )
    if (often.length > 1) return 'resource'
    return often[0] === 'list' && kinds.includes(undefined) ? 'table' : often[0]
  }
  const all = [site, start, frame, signIn, apiPages, ...sitePages, ...pages.map((page) => page.modules)]
  const grouped = new Map<string, Group>()
  for (const id of all.flatMap((some) => [...some])) {
    const group = groupOf(id)
    if (group !== undefined && !isOfEntry(id)) grouped.set(id, group)
  }
  return grouped
}

/**
 * What starts an entry must run in that entry alone: each tree of routes, once it is run, makes its routes the children of
 * the one root.
 */
function isOfEntry(id: string): boolean {
  return /[\\/]src[\\/](?:(?:main|main-site|site-app)\.tsx$|\w+RouteTree\.gen\.js$)/.test(id)
}

/** Undefined for a page that is the only one of its kind. */
function kindOf(file: string, routes: readonly string[]): Kind | undefined {
  if (file.endsWith('new.tsx')) return 'create'
  if (file.includes('$')) return 'detail'
  const isList = file.endsWith('index.tsx') && routes.includes(file.replace('index.tsx', 'new.tsx'))
  return isList ? 'list' : undefined
}

/** The modules that the router loads when a route is visited: its component, with its loader. */
function componentsOf(routeFile: string, modules: Modules): readonly string[] {
  const route = modules.getModuleInfo(join(source, 'routes', routeFile))
  return (route?.dynamicallyImportedIds ?? []).filter((id) => id.includes('?tsr-split=component'))
}

/** Modules of ours that `roots` import, directly or not. Of the generated ones the bundler knows which parts are used. */
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
