import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * The files, scripts and style sheets, that some routes need, by Vite's manifest: the entry, the chunks that hold the components of
 * the routes, and whatever these import statically.
 */
export function filesNeededBy(folder: string, routes: readonly string[]): Set<string> {
  return filesOf(
    folder,
    (key, { isEntry }) =>
      // Pending, error and not-found components of a route have chunks of their own, which a visit that succeeds leaves.
      isEntry === true || routes.some((route) => key.startsWith(`${route}?tsr-split=component`)),
  )
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

/** The file of a group of `chunks.ts`, and those that it needs. */
export function filesOfGroup(folder: string, group: string): Set<string> {
  return filesOf(folder, (_, { name }) => name === group)
}

function filesOf(folder: string, isWanted: (key: string, chunk: Chunk) => boolean): Set<string> {
  const manifest = read(folder)
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    // In the order in which Vite's loader asks for them: whoever uses a part may say otherwise than the part itself.
    for (const sheet of chunk.css ?? []) files.add(sheet)
  }
  for (const [key, chunk] of Object.entries(manifest)) if (isWanted(key, chunk)) visit(key)
  return files
}

function read(folder: string): Readonly<Record<string, Chunk>> {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
}
