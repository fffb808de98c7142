import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brand } from '#src/brand.ts'
import { pages } from '#src/shell/pages.ts'
import { builtFolder, filesBelow, repositoryRoot } from './support/builds.ts'

/** Number of marketplace apps in the specification (part 2, section 8). */
const APP_COUNT = 16

const folder = builtFolder('production')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Paths of the pages of an area, without those that have parameters. */
const pathsOf = (...areas: readonly string[]) =>
  Object.entries(pages)
    .filter(([path, { area }]) => areas.includes(area) && !path.includes('$'))
    .map(([path]) => path)

const sitemap = () => [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
const written = () => sitemap().map((url) => url.slice(brand.siteUrl.length) || '/')

const one = (html: string, pattern: RegExp) => {
  const found = [...html.matchAll(new RegExp(pattern, 'g'))].map(([, value = '']) => value)
  expect(found, String(pattern)).toHaveLength(1)
  return found[0] as string
}

/** Types of the page's structured data. */
const structuredData = (html: string, path: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => {
    const data = JSON.parse(text)
    expect(data, path).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
    return data['@type']
  })

describe('the files of public pages', () => {
  it('are there for every page of the site, and in the sitemap', () => {
    expect(pathsOf('site').filter((path) => !written().includes(path))).toEqual([])
    expect(written().filter((path) => !existsSync(join(folder, fileOf(path))))).toEqual([])
    const files = filesBelow(folder).filter(
      (file) => file.endsWith('.html') && read(file).includes('data-prerendered'),
    )
    expect(files.sort()).toEqual([...written(), ...pathsOf('auth')].map(fileOf).sort())
  })

  it('are there for every one of many: articles, tags of the contract, apps', () => {
    const below = (start: string) => written().filter((path) => path.startsWith(start)).length
    expect(below('/marketplace/')).toBe(APP_COUNT)
    const tags = readdirSync(join(repositoryRoot, 'openapi/tags'))
    expect(below('/documentation/api/')).toBe(tags.length)
    const articles = filesBelow(join(repositoryRoot, 'src/features/documentation/articles'))
    // Only mocked builds have articles about the mock.
    const guides = articles.filter((file) => file.endsWith('.mdx') && !file.startsWith('sandbox/'))
    expect(below('/documentation/') - below('/documentation/api')).toBe(guides.length)
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

  it('show a part of the console to try: the home page and every product', () => {
    const products = written().filter((path) => path.startsWith('/products/'))
    expect(products).toHaveLength(9)
    for (const path of ['/', ...products]) {
      expect(read(fileOf(path)).match(/>Sample data</g), path).toHaveLength(1)
    }
  })

  it('need no emoji font', () => {
    const emoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u
    // Samples of the API reference show the values of the contract.
    const visible = (path: string) => read(fileOf(path)).replace(/<(script|style|pre).*?<\/\1>/gs, '')
    expect(written().filter((path) => emoji.test(visible(path)))).toEqual([])
    expect(new Set(visible('/marketplace').match(/src="[^"]+\.svg"/g)).size).toBe(3)
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

  it('tell programs as well what they are about: the way to each, what is sold, what is asked', () => {
    const kinds = new Map(written().map((path) => [path, structuredData(read(fileOf(path)), path)]))
    const without = (kind: string, of: (path: string) => boolean) =>
      [...kinds].filter(([path, found]) => of(path) && !found.includes(kind)).map(([path]) => path)
    expect(without('Organization', (path) => path === '/')).toEqual([])
    expect(without('BreadcrumbList', (path) => path !== '/')).toEqual([])
    expect(without('Product', (path) => /^\/(products|marketplace)\/|^\/pricing$/.test(path))).toEqual([])
    expect(without('FAQPage', (path) => /gpu-as-a-service|^\/solutions\/|^\/pricing$/.test(path))).toEqual([])
  })

  it('are all that may be found, with the way in: nothing of the console', () => {
    const others = filesBelow(folder).filter(
      (file) => file.endsWith('.html') && !written().map(fileOf).includes(file),
    )
    const signIn = pathsOf('auth').map(fileOf)
    const console = ['404.html', ...pathsOf('console').map(fileOf)]
    expect(others.sort()).toEqual([...console, ...signIn].sort())
    const found = ['login.html', 'signup.html']
    for (const file of others) {
      const isFound = !read(file).includes('<meta name="robots" content="noindex">')
      expect(isFound, file).toBe(found.includes(file))
    }
    for (const file of found)
      expect(read(file)).toContain(`rel="canonical" href="${brand.siteUrl}/${file.slice(0, -5)}"`)
    for (const file of console) expect(read(file), file).toContain('<div id="root"></div>')
    for (const file of signIn) expect(read(file), file).toMatch(/<form [^>]*method="post"/)
  })

  it('are named to whoever looks for them', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${brand.siteUrl}/sitemap.xml`)
  })
})
