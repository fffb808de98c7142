import { brand } from '../../src/brand.ts'

/** Pages that have an RSS feed (`scripts/vite/feeds.ts`), with the feed's path. */
export const feedPaths = {
  '/documentation': '/documentation/feed.xml',
  '/changelog': '/changelog.xml',
} as const

/**
 * Path of a page's link preview image: `/social/products-cdn.png` for `/products/cdn`
 * (`scripts/social-images.ts` renders them). The sections of the API reference share one.
 */
function socialImageOf(path: string): string {
  const own = path.replace(/^(\/documentation\/api)\/.*/, '$1')
  return `/social/${own.slice(1).replaceAll('/', '-') || 'home'}.png`
}

/** Texts and image of a public page's link preview. */
export interface Preview {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Path of the image. */
  readonly image: string
}

/** Reads the tags of a prerendered document; undefined if it has none, like documents of the console. */
export function readPreview(html: string): Preview | undefined {
  const read = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  const url = read('url')
  if (url === '') return undefined
  return {
    path: url.slice(brand.siteUrl.length),
    title: withoutBrand(plainText(read('title'))),
    description: plainText(read('description')),
    image: read('image').slice(brand.siteUrl.length),
  }
}

function withoutBrand(title: string): string {
  return title.replace(` · ${brand.name}`, '')
}

/** Publication and last change of an article, in epoch milliseconds. */
interface ArticleDates {
  readonly created: number
  readonly changed: number
}

/**
 * Tags for search engines and link previews, besides title and description: canonical URL, Open Graph
 * (https://ogp.me), feeds and structured data. Only in prerendered files, since their readers don't run the app.
 * @param head HTML tags that contain the title and the description
 * @param article dates of an article of the documentation, if known; undefined for other pages
 */
export function sharingTags(path: string, head: string, article?: Partial<ArticleDates>): string {
  const url = brand.siteUrl + path
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1]
  if (title === undefined || description === undefined)
    throw new Error(`${path} has no title or no description.`)
  const image = brand.siteUrl + socialImageOf(path)
  const og = {
    type: article === undefined ? 'website' : 'article',
    site_name: brand.name,
    url,
    title,
    description,
    image,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': title,
  }
  const feed = Object.entries(feedPaths).find(([page]) => page === path)?.[1]
  return [
    `<link rel="canonical" href="${url}">`,
    ...Object.entries(og).map(([name, content]) => `<meta property="og:${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(feed === undefined
      ? []
      : [
          `<link rel="alternate" type="application/rss+xml" title="${title}" href="${brand.siteUrl}${feed}">`,
        ]),
    structuredData(organization),
    ...(article === undefined
      ? []
      : [structuredData(articleData(url, image, plainText(title), plainText(description), article))]),
  ].join('')
}

const organization = {
  '@type': 'Organization',
  '@id': `${brand.siteUrl}/#organization`,
  name: brand.name,
  legalName: brand.company,
  url: `${brand.siteUrl}/`,
  logo: `${brand.siteUrl}/icons/icon-512.png`,
  description: brand.description,
  email: brand.supportEmail,
}

/** https://schema.org/TechArticle. */
function articleData(
  url: string,
  image: string,
  title: string,
  description: string,
  { created, changed }: Partial<ArticleDates>,
) {
  const publisher = {
    '@type': 'Organization',
    '@id': organization['@id'],
    name: brand.name,
    url: organization.url,
  }
  return {
    '@type': 'TechArticle',
    headline: withoutBrand(title),
    description,
    image,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
    ...(created !== undefined && { datePublished: new Date(created).toISOString() }),
    ...(changed !== undefined && { dateModified: new Date(changed).toISOString() }),
  }
}

function structuredData(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  // Escape `<`, which could end the script element.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

/** Undoes the escaping of attributes and text by React. */
function plainText(html: string): string {
  const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }
  return html.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => characters[name] ?? '')
}
