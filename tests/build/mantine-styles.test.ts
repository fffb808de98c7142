import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtFolder, filesBelow, type Shape } from './support/builds.ts'

/** Mantine's class names: each component's module of classes has its own, and its style sheet uses them. */
const classesIn = (text: string) => new Set(text.match(/\bm_[0-9a-f]{5,8}\b/g))

const require = createRequire(import.meta.url)
const read = (name: string) => readFileSync(require.resolve(name), 'utf8')

/** Style sheets of components that `mantine.css` imports. */
const imported = [
  ...readFileSync('src/ui/theme/mantine.css', 'utf8').matchAll(
    /"(@mantine\/core\/styles\/\w+\.layer\.css)"/g,
  ),
].map(([, name = '']) => name)

/** Classes with styles, used or not. */
const styled = classesIn(read('@mantine/core/styles.layer.css'))

function classesInBuilt(shape: Shape, extension: string): ReadonlySet<string> {
  const folder = builtFolder(shape)
  const files = filesBelow(folder).filter((path) => path.endsWith(extension))
  return new Set(files.flatMap((path) => [...classesIn(readFileSync(join(folder, path), 'utf8'))]))
}

describe.each(['production', 'demo'] as const)('Mantine’s styles in the %s build', (shape) => {
  const used = classesInBuilt(shape, '.js')
  const built = classesInBuilt(shape, '.css')

  it('are there for every component', () => {
    expect([...used].filter((name) => styled.has(name) && !built.has(name))).toEqual([])
    expect(used.size).toBeGreaterThan(100)
  })

  it('are there for components in use only', () => {
    const unused = imported.filter((name) => ![...classesIn(read(name))].some((it) => used.has(it)))
    expect(unused).toEqual([])
  })
})
