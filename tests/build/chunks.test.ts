import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtFolder } from './support/builds.ts'

it.each(['production', 'demo'] as const)('no chunks of the %s build import each other', (shape) => {
  const manifest: Record<string, { readonly imports?: readonly string[] }> = JSON.parse(
    readFileSync(join(builtFolder(shape), '.vite/manifest.json'), 'utf8'),
  )
  const circles: string[] = []
  const finished = new Set<string>()
  const visit = (key: string, importers: readonly string[]) => {
    if (importers.includes(key)) circles.push([...importers.slice(importers.indexOf(key)), key].join(' > '))
    if (finished.has(key) || importers.includes(key)) return
    for (const imported of manifest[key]?.imports ?? []) visit(imported, [...importers, key])
    finished.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key, [])
  expect(circles).toEqual([])
})
