import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pages as appPages } from '#src/shell/pages.ts'
import { usedRules } from '../../scripts/vite/used-rules.ts'
import { builtFolder, filesBelow } from './support/builds.ts'

/** Limit in kB of a compressed document with its inlined styles. */
const MAX = 30

const folder = builtFolder('production')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const pages = filesBelow(folder).filter(
  (file) => file.endsWith('.html') && read(file).includes('data-prerendered'),
)
/** Sign-in pages belong to the console's entry. */
const isPublic = (file: string) =>
  !Object.entries(appPages).some(([path, { area }]) => area === 'auth' && file === `${path.slice(1)}.html`)
const compressed = (text: string) => gzipSync(text).length / 1000

/** Tags that block or compete with the first paint. */
function loaded(html: string): string[] {
  const before = html.replaceAll(/<template id="app-tags">.*?<\/template>/gs, '')
  const tags = [...before.matchAll(/<(?:script|link|img|iframe)\b[^>]*>/g)].map(([tag]) => tag)
  return tags.filter(
    (tag) =>
      !/^<link disabled |rel="(?:icon|apple-touch-icon|manifest|alternate|canonical)"|type="application\/(?:ld\+)?json"|loading="lazy"/.test(
        tag,
      ),
  )
}

/** A font that replaces another one after the first paint would move the text. */
const withFixedFonts = (rules: string) => rules.replaceAll('font-display:swap', 'font-display:optional')

describe('the first paint of a prerendered page', () => {
  it('waits for nothing but its document and one short script, and asks for one font', () => {
    const font =
      /^<link rel="preload" as="font" type="font\/woff2" crossorigin href="\/assets\/geist-latin-[^"]+">$/
    const isExpected = ([script, link = '', ...more]: readonly string[]) =>
      script === '<script src="/first-paint.js">' && font.test(link) && more.length === 0
    const waiting = pages.filter((file) => !isExpected(loaded(read(file))))
    expect(waiting.map((file) => [file, loaded(read(file))])).toEqual([])
    expect(compressed(read('first-paint.js'))).toBeLessThan(1.2)
  })

  it.each(pages)('needs no more than a few packets: %s', (file) => {
    expect(compressed(read(file))).toBeLessThanOrEqual(MAX)
  })

  it('has its looks: the rules of every style sheet that the page names, and no font that comes later', () => {
    for (const file of pages) {
      const html = read(file)
      const named = [...html.matchAll(/<link disabled rel="stylesheet" crossorigin href="\/([^"]+)">/g)]
      expect(named.length, file).toBeGreaterThan(1)
      for (const [, sheet = ''] of named) expect(html, file).toContain(withFixedFonts(read(sheet).trim()))
    }
  })

  it('is followed by the app: its tags wait in a template', () => {
    for (const file of pages) {
      const [, tags = ''] = /<template id="app-tags">(.*?)<\/template>/s.exec(read(file)) ?? []
      const entry = isPublic(file) ? 'main-site' : 'main'
      expect(tags, file).toMatch(
        new RegExp(`<script type="module" crossorigin src="/assets/${entry}-[\\w-]{8}\\.js"></script>`),
      )
    }
  })

  it('has all style sheets that it does not name in the template too, after a part of them in the document', () => {
    for (const file of pages) {
      const [before = '', tags = ''] = read(file).split('<template id="app-tags">')
      const [, sheet = ''] = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/.exec(tags) ?? []
      expect(sheet !== '', file).toBe(!isPublic(file))
      if (sheet === '') continue
      const part = usedRules(read(sheet), read(file))
      expect(part.length, file).toBeGreaterThan(1000)
      expect(before, file).toContain(part)
    }
  })
})
