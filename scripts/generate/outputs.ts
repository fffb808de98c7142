import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** Paths that the generator owns. Any other file in these folders is stale. */
const outputs = ['src/api/generated', 'mocks/contract', 'mocks/scenarios/scenario.schema.json'] as const

/** Generated files below a root, as sorted relative paths with slashes. */
export function outputFiles(root: string): string[] {
  return outputs.flatMap((output) =>
    filesBelow(join(root, output)).map((file) => relative(root, file).replaceAll(sep, '/')),
  )
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Generated files that are missing, superfluous or different in one of two roots. */
export function differingOutputs(fresh: string, existing: string): string[] {
  const files = new Set([...outputFiles(fresh), ...outputFiles(existing)])
  return [...files].filter((file) => !isSame(join(fresh, file), join(existing, file)))
}

function isSame(a: string, b: string): boolean {
  return existsSync(a) && existsSync(b) && readFileSync(a).equals(readFileSync(b))
}

/**
 * Syncs the outputs below `root` with those below `fresh`. Doesn't touch equal files, so that watchers only see
 * changes.
 */
export function replaceOutputs(fresh: string, root: string): { files: string[]; changed: string[] } {
  const changed = differingOutputs(fresh, root)
  for (const file of changed) {
    const [from, to] = [join(fresh, file), join(root, file)]
    if (!existsSync(from)) {
      rmSync(to)
      continue
    }
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, readFileSync(from))
  }
  return { files: outputFiles(fresh), changed }
}
