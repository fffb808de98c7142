import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { filesNeededBy } from '../../scripts/vite/manifest.ts'
import { builtFolder, repositoryRoot, slashed } from './support/builds.ts'

/** Limit of compressed JavaScript per page in kB, including layout and entry. */
const limits = { site: 180, auth: 220, console: 245 } as const

/** Limits of single pages that differ from their area's. */
const others: Readonly<Record<string, number>> = {
  'src/routes/_site/index.tsx': 120,
}

function kilobytes(files: Iterable<string>): number {
  let bytes = 0
  for (const file of files) {
    if (file.endsWith('.js')) bytes += gzipSync(readFileSync(join(builtFolder('production'), file))).length
  }
  return bytes / 1000
}

function pagesOf(area: string): string[] {
  const folder = join(repositoryRoot, 'src/routes', area)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => slashed(relative(repositoryRoot, join(folder, path))))
}

describe.each(Object.entries(limits))('pages of the area %s', (area, limit) => {
  it.each(pagesOf(`_${area}`))('need no more JavaScript than they may: %s', (page) => {
    const layouts = [
      `src/routes/_${area}.tsx`,
      ...(page.includes('/_api') ? ['src/routes/_site/_api.tsx'] : []),
    ]
    const entry = area === 'site' ? 'main-site' : 'main'
    const files = filesNeededBy(builtFolder('production'), entry, [...layouts, page])
    expect(kilobytes(files)).toBeLessThanOrEqual(others[page] ?? limit)
  })
})

// A namespace that is destructured, or passed on as a value, keeps all of its constants.
it('leaves out the constants of the contract that nothing reads', () => {
  const folder = join(builtFolder('production'), 'assets')
  const whole = readdirSync(folder).filter(
    (name) =>
      /\.gen-.*\.js$/.test(name) && /(\b\w+:\(\)=>\w+,){20}/.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(whole).toEqual([])
})
