import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** The modules in `src/` that start the public site, and the console with its sign-in. */
export type EntryName = 'main-site' | 'main'

/** Where the mock starts, in a build that has one. */
const MOCK = 'mocks/browser.ts'

/**
 * The files, scripts and style sheets, that some routes need, by Vite's manifest: the entry, the mock, the chunks that hold
 * the components of the routes, and whatever these import statically.
 */
export function filesNeededBy(folder: string, entry: EntryName, routes: readonly string[]): Set<string> {
  const manifest = read(folder)
  // Pending, error and not-found components of a route have chunks of their own, which a visit that succeeds leaves.
  const components = Object.keys(manifest).filter((key) =>
    routes.some((route) => key.startsWith(`${route}?tsr-split=component`)),
  )
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    // The mock loads handlers by tag. A page that imports `virtual-machines.gen`, the calls of a tag, needs its handlers.
    if (chunk.name?.endsWith('.gen')) visit(`mocks/handlers/${chunk.name.slice(0, -'.gen'.length)}/index.ts`)
    // In the order in which Vite's loader asks for them: whoever uses a part may say otherwise than the part itself.
    for (const sheet of chunk.css ?? []) files.add(sheet)
  }
  const [entryKey = ''] = Object.entries(manifest).find(([, { name }]) => name === entry) ?? []
  for (const key of [entryKey, ...components, MOCK]) visit(key)
  return files
}

/**
 * The pages below a layout whose addresses are fixed, each with the files of its routes, outermost first: for `/compute/vms`,
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
