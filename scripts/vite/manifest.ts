import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** Entry modules in `src/`: the public site, and the console with its sign-in. */
export type EntryName = 'main-site' | 'main'

/** Entry module of the mock, in builds that include it. */
const MOCK = 'mocks/browser.ts'

/**
 * Scripts and style sheets that some routes need, from Vite's manifest: the entry, the chunks of the routes'
 * components, and their static imports. The console also needs the mock, which public pages start on demand.
 */
export function filesNeededBy(folder: string, entry: EntryName, routes: readonly string[]): Set<string> {
  const manifest = read(folder)
  // Excludes pending, error and not-found components, which have their own chunks and are rarely needed.
  const components = Object.keys(manifest).filter((key) =>
    routes.some((route) => key.startsWith(`${route}?tsr-split=component`)),
  )
  const startsMock = entry === 'main'
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    // The mock loads handlers by tag: a page that imports the calls of a tag (`virtual-machines.gen`) needs its
    // handlers.
    if (startsMock && chunk.name?.endsWith('.gen'))
      visit(`mocks/handlers/${chunk.name.slice(0, -'.gen'.length)}/index.ts`)
    // Keep the order of Vite's loader: sheets of importers come later, so they can override those of imported
    // modules.
    for (const sheet of chunk.css ?? []) files.add(sheet)
  }
  const [entryKey = ''] = Object.entries(manifest).find(([, { name }]) => name === entry) ?? []
  for (const key of [entryKey, ...components, ...(startsMock ? [MOCK] : [])]) visit(key)
  return files
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
