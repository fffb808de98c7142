import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A path of a file, as YAML writes it: `  /vms/{vmId}:`. */
const PATH = /^ {2}(\/\S*):$/gm

const pathsOf = (file: string) => [...readFileSync(file, 'utf8').matchAll(PATH)].map(([, path = '']) => path)

/**
 * Checks that `openapi.yaml` links every path of the tags: without a link, the bundle silently lacks it.
 * @param folder of the contract
 * @throws Error that names each path and its file
 */
export function assertPathsAreLinked(folder: string): void {
  const linked = new Set(pathsOf(join(folder, 'openapi.yaml')))
  const unlinked = readdirSync(join(folder, 'tags')).flatMap((file) =>
    pathsOf(join(folder, 'tags', file))
      .filter((path) => !linked.has(path))
      .map((path) => `openapi/openapi.yaml does not link ${path} of openapi/tags/${file}`),
  )
  if (unlinked.length > 0) throw new Error(unlinked.join('\n'))
}
