import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brand } from '#src/brand.ts'
import { pages } from '#src/shell/pages.ts'
import { builtFolder } from './support/builds.ts'

const folder = builtFolder('production')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

const sitemap = () => [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
const written = () => sitemap().map((url) => url.slice(brand.siteUrl.length) || '/')

const one = (html: string, pattern: RegExp) => {
  const found = [...html.matchAll(new RegExp(pattern, 'g'))].map(([, value = '']) => value)
  expect(found, String(pattern)).toHaveLength(1)
  return found[0] as string
}

describe('the files of public pages', () => {
  it('are there for every page of the site, and in the sitemap', () => {
    const expected = Object.entries(pages)
      .filter(([path, { area }]) => area === 'site' && !path.includes('$'))
      .map(([path]) => path)
    expect(expected.filter((path) => !written().includes(path))).toEqual([])
    expect(written().filter((path) => !existsSync(join(folder, fileOf(path))))).toEqual([])
  })

  it('can be read without JavaScript: each has its heading, its words and the way into the rest of the site', () => {
    for (const path of written()) {
      const html = read(fileOf(path))
      one(html, /<(h1)[ >]/)
      expect(html.replace(/<(script|style).*?<\/\1>|<[^>]*>/gs, ' ').trim().length, path).toBeGreaterThan(500)
      expect(html).toContain('href="/pricing"')
      expect(html).not.toContain('aria-busy="true"')
    }
  })

  it('say what they are, each in its own words, and where they are found', () => {
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const path of written()) {
      const html = read(fileOf(path))
      titles.add(one(html, /<title>([^<]+)<\/title>/))
      descriptions.add(one(html, /<meta name="description" content="([^"]+)"/))
      expect(one(html, /<link rel="canonical" href="([^"]+)"/)).toBe(brand.siteUrl + path)
      expect(one(html, /<meta property="og:url" content="([^"]+)"/)).toBe(brand.siteUrl + path)
      const image = one(html, /<meta property="og:image" content="([^"]+)"/)
      expect(existsSync(join(folder, image.slice(brand.siteUrl.length))), image).toBe(true)
      expect(html).not.toContain('noindex')
    }
    expect(titles.size).toBe(written().length)
    expect(descriptions.size).toBe(written().length)
  })

  it('carry structured data that is JSON', () => {
    for (const path of written()) {
      for (const [, text = ''] of read(fileOf(path)).matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/gs,
      )) {
        expect(JSON.parse(text), path).toMatchObject({ '@context': 'https://schema.org' })
      }
    }
  })

  it('have the one that answers all other addresses beside them, which is not to be indexed', () => {
    expect(read('404.html')).toContain('<meta name="robots" content="noindex">')
    expect(read('404.html')).toContain('<div id="root"></div>')
    expect(read('robots.txt')).toContain(`Sitemap: ${brand.siteUrl}/sitemap.xml`)
  })
})
