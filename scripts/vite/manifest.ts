import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** Entry modules in `src/`: the public site, and the console with its sign-in. */
export type EntryName = 'main-site' | 'main'

/** Chunk of the mock, in builds that include it (`chunks.ts`). */
const MOCK = 'mock'

/** Modules whose content is prerendered but whose code loads when it comes into view (`src/ui/site/in-view.tsx`). */
const IN_VIEW = /\.in-view\.tsx$/

/**
 * Scripts and style sheets that some routes need, from Vite's manifest: the entry, the chunks of the routes' components
 * with their static imports, and the style sheets of what loads in view. The console also needs the mock, which public
 * pages start on demand.
 */
export function filesNeededBy(folder: string, entry: EntryName, routes: readonly string[]): Set<string> {
  const manifest = read(folder)
  // Excludes pending, error and not-found components, which have their own chunks and are rarely needed.
  const componentsOf = (some: readonly string[]) =>
    Object.keys(manifest).filter((key) =>
      some.some((route) => key.startsWith(`${route}?tsr-split=component`)),
    )
  const named = (wanted: string) => Object.keys(manifest).filter((key) => manifest[key]?.name === wanted)
  // The manifest has no source for a module that others import statically too, only the chunk's name.
  const handlersOf = (tag: string) =>
    Object.keys(manifest).filter(
      (key) =>
        key === `mocks/handlers/${tag}/index.ts` || (key.startsWith('_') && manifest[key]?.name === tag),
    )
  const mock = entry === 'main' ? named(MOCK) : []
  const files = new Set<string>()
  const inView = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const imported of chunk.dynamicImports ?? []) if (IN_VIEW.test(imported)) inView.add(imported)
    // Keep the order of Vite's loader: sheets of importers come later, so they can override those of imported
    // modules.
    for (const sheet of chunk.css ?? []) files.add(sheet)
  }
  const layouts = componentsOf(routes.slice(0, -1))
  for (const key of [...named(entry), ...mock, ...layouts]) visit(key)
  const withoutPage = new Set(files)
  for (const key of componentsOf(routes.slice(-1))) visit(key)
  if (mock.length > 0) {
    // The mock loads handlers by tag: first that of the session, then those of the page's calls. A file of calls
    // (`virtual-machines.gen`) that one page alone imports is part of the page's chunk, so its path tells the tag too
    // (`network/load-balancers`). The layout's calls come later.
    const calls = Object.values(manifest).filter(
      ({ file, name }) => name?.endsWith('.gen') && files.has(file) && !withoutPage.has(file),
    )
    const tagsOfCalls = calls.map(({ name = '' }) => name.slice(0, -'.gen'.length))
    const tagsOfPath = (routes.at(-1) ?? '').split('/')
    for (const tag of ['session', ...tagsOfPath, ...tagsOfCalls])
      for (const key of handlersOf(tag)) visit(key)
  }
  for (const sheet of sheetsOf(manifest, inView)) files.add(sheet)
  return files
}

/** Style sheets of modules and of their static imports, those of importers last. */
function sheetsOf(manifest: Manifest, keys: Iterable<string>): ReadonlySet<string> {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
    for (const sheet of manifest[key]?.css ?? []) sheets.add(sheet)
  }
  for (const key of keys) visit(key)
  return sheets
}

/**
 * Pages below a layout whose URLs have no parameters, each with its route files, outermost first: for `/compute/vms`,
 * `src/routes/_console.tsx` and `src/routes/_console/compute/vms/index.tsx`.
 */
export function fixedPages(folder: string, layout: string): ReadonlyMap<string, readonly string[]> {
  const routes = `src/routes/${layout}`
  const pages = new Map<string, readonly string[]>()
  for (const key of Object.keys(read(folder))) {
    const [file = '', part] = key.split('?')
    if (!file.startsWith(`${routes}/`) || file.includes('$') || !part?.startsWith('tsr-split=component'))
      continue
    const path = file.slice(routes.length).replace(/(?:\/index)?\.tsx$/, '')
    pages.set(path, [`${routes}.tsx`, file])
  }
  return pages
}

function read(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
}
