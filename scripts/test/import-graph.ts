import { posix } from 'node:path'

/** Imports between files, by path relative to the repository. */
export interface ImportGraph {
  importsOf(file: string): readonly string[]
  importersOf(file: string): readonly string[]
}

const IMPORTS = [
  /^(?:import|export)(?! type\b)[^';]*? from '([^']+)'/gm,
  /^import '([^']+)'/gm,
  /\bimport\('([^']+)'\)/g,
]

/** @param sources content by path */
export function readImportGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const imports = new Map<string, string[]>()
  const importers = new Map<string, string[]>()
  for (const [file, text] of sources) {
    const targets = IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)])
      .map(([, target = '']) => resolveImport(file, target))
      .filter((target) => target !== undefined && sources.has(target)) as string[]
    imports.set(file, targets)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  }
  return {
    importsOf: (file) => imports.get(file) ?? [],
    importersOf: (file) => importers.get(file) ?? [],
  }
}

function resolveImport(from: string, target: string): string | undefined {
  const path = target.replace(/\?.*$/, '')
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : undefined
}

/**
 * The file and everything that imports it, directly or not.
 * @param isTraversed false for files whose importers are left out
 */
export function dependentsOf(
  graph: ImportGraph,
  file: string,
  isTraversed: (file: string) => boolean,
): ReadonlySet<string> {
  const found = new Set([file])
  for (const dependent of found)
    if (isTraversed(dependent)) for (const importer of graph.importersOf(dependent)) found.add(importer)
  return found
}
