import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { FileDates } from './file-dates.ts'

const imported = /\b(?:from |import\()'([^']+)'/g

/**
 * Files with the content of a public page, relative to the repository: the text of an article, the contract of a section
 * of the API reference, or else the route and the modules of its features.
 */
export function sourcesOf(root: string, path: string, routeFile: string): readonly string[] {
  const [, area, section = '', name] = path.split('/')
  if (area === 'documentation' && name !== undefined)
    return section === 'api'
      ? [`openapi/tags/${name}.yaml`]
      : [`src/features/documentation/articles/${section}/${name}.mdx`]
  const files = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file) || !existsSync(join(root, file))) return
    files.add(file)
    if (!/\.tsx?$/.test(file)) return
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const target = resolve(file, specifier.replace(/\?.*$/, ''))
      if (target.startsWith('src/features/') || target.endsWith('.md')) visit(target)
    }
  }
  visit(routeFile)
  return [...files]
}

function resolve(file: string, specifier: string): string {
  return specifier.startsWith('#src/')
    ? specifier.slice(1)
    : posix.normalize(posix.join(dirname(file), specifier))
}

/** First commit of the first file, and last commit of any; undefined if none is committed. */
export function datesOf(
  files: readonly string[],
  dates: ReadonlyMap<string, FileDates>,
): FileDates | undefined {
  const found = files.flatMap((file) => dates.get(file) ?? [])
  const [first] = found
  return first && { created: first.created, changed: Math.max(...found.map(({ changed }) => changed)) }
}
