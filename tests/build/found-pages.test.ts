import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brand } from '#src/brand.ts'
import { parseChangelog } from '#src/features/changelog/parse-changelog.ts'
import { readPng } from '../../scripts/pictures/palette-png.ts'
import { readFileDates } from '../../scripts/vite/file-dates.ts'
import { readPreview } from '../../scripts/vite/sharing-tags.ts'
import { builtFolder, repositoryRoot } from './support/builds.ts'
import { problemsOf } from './support/structured-data.ts'
import { childrenOf, parseXml, textOf, type XmlElement } from './support/xml.ts'

/* What search engines, link previews and feed readers get. */

const folder = builtFolder('production')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const dates = readFileDates(repositoryRoot)

const places = () => childrenOf(parseXml(read('sitemap.xml')), 'url')
const pathOf = (place: XmlElement) => (textOf(place, 'loc') ?? '').slice(brand.siteUrl.length)
const documents = () =>
  places().map((place) => {
    const path = pathOf(place)
    return { path, html: read(path === '/' ? 'index.html' : `${path.slice(1)}.html`) }
  })

describe('the sitemap', () => {
  it('dates each page by its content, not by the build', () => {
    const builtAt = statSync(join(folder, 'sitemap.xml')).mtimeMs
    for (const place of places()) {
      const date = textOf(place, 'lastmod')
      // Without the complete history no date is known.
      if (dates.size === 0) continue
      expect(date, pathOf(place)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      expect(Date.parse(date ?? ''), pathOf(place)).toBeLessThan(builtAt)
    }
    const article = places().find((place) => pathOf(place) === '/documentation/compute/ssh-keys')
    const source = dates.get('src/features/documentation/articles/compute/ssh-keys.mdx')
    expect(article && Date.parse(textOf(article, 'lastmod') ?? '')).toBe(source?.changed)
  })
})

describe('a link preview', () => {
  it('shows the texts of its page, in an image of the size that it names', () => {
    const outdated = documents().filter(({ path, html }) => {
      const preview = readPreview(html)
      if (preview === undefined) throw new Error(`${path} has no preview.`)
      const { width, height, texts } = readPng(readFileSync(join(folder, preview.image)))
      expect([width, height], path).toEqual([1200, 630])
      // Their image is that of the first page of the reference.
      if (path.startsWith('/documentation/api/')) return false
      return texts.Title !== preview.title || texts.Description !== preview.description
    })
    expect(
      outdated.map(({ path }) => path),
      'run npm run social-images',
    ).toEqual([])
  })

  it('is small enough to be stored', () => {
    const sizes = readdirSync(join(folder, 'social')).map(
      (name) => statSync(join(folder, 'social', name)).size,
    )
    expect(Math.max(...sizes)).toBeLessThan(40_000)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500_000)
  })
})

describe('structured data', () => {
  it('has the required properties of each type', () => {
    const found = documents().flatMap(({ path, html }) =>
      [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
        .flatMap(([, json = '']) => problemsOf(withoutContext(json)))
        // Without the complete history no date is known.
        .filter((problem) => dates.size > 0 || !/lacks date/.test(problem))
        .map((problem) => `${path}: ${problem}`),
    )
    expect(found).toEqual([])
  })

  it('is checked: a missing, a malformed and an unknown part are problems', () => {
    const offer = { '@type': 'Offer', price: '$5', priceCurrency: 'USD', availability: 'x', url: '/pricing' }
    expect(
      problemsOf({ '@type': 'Product', name: 'VM', brand: { '@type': 'Brand' }, offers: [offer] }),
    ).toEqual([
      'Product lacks description',
      'Product.brand.Brand lacks name',
      'Product.offers.[0]Offer has price "$5"',
      'Product.offers.[0]Offer has url "/pricing"',
    ])
    expect(problemsOf({ '@type': 'Prodct' })).toEqual([': unknown type Prodct'])
  })

  function withoutContext(json: string): object {
    const { '@context': context, ...data } = JSON.parse(json)
    expect(context).toBe('https://schema.org')
    return data
  }
})

describe('a feed', () => {
  const feeds = [
    { page: 'documentation', file: 'documentation/feed.xml' },
    { page: 'changelog', file: 'changelog.xml' },
  ]

  it.each(feeds)('is announced by its page and valid: $file', ({ page, file }) => {
    expect(read(`${page}.html`)).toMatch(
      new RegExp(
        `<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="${brand.siteUrl}/${file}">`,
      ),
    )
    const rss = parseXml(read(file))
    expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0'])
    const [channel] = childrenOf(rss, 'channel')
    if (channel === undefined) throw new Error('The feed has no channel.')
    for (const name of ['title', 'link', 'description']) expect(textOf(channel, name), name).toBeTruthy()
    const items = childrenOf(channel, 'item')
    const ids = items.map((item) => textOf(item, 'guid'))
    expect(new Set(ids).size).toBe(items.length)
    for (const item of items) {
      expect(textOf(item, 'title')).toBeTruthy()
      expect(textOf(item, 'description')).toBeTruthy()
      const [address = '', anchor] = (textOf(item, 'link') ?? '').split('#')
      expect(places().map((place) => textOf(place, 'loc'))).toContain(address)
      if (anchor !== undefined) expect(read(`${page}.html`)).toContain(` id="${anchor}"`)
      const date = textOf(item, 'pubDate')
      if (dates.size > 0) expect(new Date(date ?? '').toUTCString()).toBe(date)
    }
  })

  it('of the documentation has every article, the newest first', () => {
    const items = itemsOf('documentation/feed.xml')
    const articles = places().filter((place) => /^\/documentation\/(?!api\b)\w/.test(pathOf(place)))
    expect(items.map((item) => textOf(item, 'link')).sort()).toEqual(
      articles.map((place) => textOf(place, 'loc')).sort(),
    )
    const times = items.map((item) => Date.parse(textOf(item, 'pubDate') ?? ''))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('of the changelog has every entry, in the item of its area', () => {
    const items = itemsOf('changelog.xml')
    const areas = parseChangelog(readFileSync(join(repositoryRoot, 'CHANGELOG.md'), 'utf8')).flatMap(
      (release) => release.areas.map((area) => ({ ...area, title: `${release.title}: ${area.title}` })),
    )
    expect(items.map((item) => textOf(item, 'title'))).toEqual(areas.map(({ title }) => title))
    for (const [index, { entries }] of areas.entries()) {
      const lines = textOf(items[index] as XmlElement, 'description')?.split('\n')
      expect(lines).toEqual(entries.map(({ subject, text }) => [subject, text].filter(Boolean).join(' ')))
    }
  })

  function itemsOf(file: string): readonly XmlElement[] {
    return childrenOf(parseXml(read(file)), 'channel').flatMap((channel) => childrenOf(channel, 'item'))
  }
})

describe('the XML that these tests read', () => {
  it.each(['<a><b></a></b>', '<a>&nbsp;</a>', '<a>1 & 2</a>', '<a/><b/>', '<a', '<a>'])(
    'is rejected if it is not well-formed: %s',
    (xml) => expect(() => parseXml(xml)).toThrow(),
  )
})

describe('the web manifest', () => {
  const manifest = JSON.parse(read('site.webmanifest'))

  it('has the name of the brand, and icons of the sizes that it names', () => {
    expect(manifest.name).toBe(brand.name)
    expect(brand.description).toContain(manifest.description.replace(/\.$/, ''))
    for (const { src, sizes, type } of manifest.icons) {
      if (type !== 'image/png') continue
      const { width, height } = readPng(readFileSync(join(folder, src)))
      expect(`${width}x${height}`).toBe(sizes)
    }
    expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
  })

  it('is linked by every document, with the icon of iOS', () => {
    for (const { path, html } of [...documents(), { path: 'console', html: read('dashboard.html') }]) {
      expect(html, path).toContain('<link rel="manifest" href="/site.webmanifest"')
      expect(html, path).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"')
    }
    const { width, height } = readPng(readFileSync(join(folder, 'icons/apple-touch-icon.png')))
    expect([width, height]).toEqual([180, 180])
  })
})
