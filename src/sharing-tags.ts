import { brand } from './brand.ts'

/**
 * Path of a page's link preview image: `/social/products-cdn.png` for `/products/cdn`. Articles and apps use the
 * image of their section (`scripts/social-images.ts` renders them).
 */
export function socialImageOf(path: string): string {
  const [, area = '', name] = path.split('/')
  const hasOwn = area === 'products' || area === 'solutions'
  return `/social/${area === '' ? 'home' : hasOwn && name ? `${area}-${name}` : area}.png`
}

/**
 * Tags for search engines and link previews, besides title and description: canonical URL and Open Graph
 * (https://ogp.me). Only in prerendered files, since their readers don't run the app.
 * @param head HTML tags that contain the title and the description
 */
export function sharingTags(path: string, head: string): string {
  const url = brand.siteUrl + (path === '/' ? '/' : path)
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1]
  if (title === undefined || description === undefined)
    throw new Error(`${path} has no title or no description.`)
  const og = {
    type: 'website',
    site_name: brand.name,
    url,
    title,
    description,
    image: brand.siteUrl + socialImageOf(path),
    'image:width': '1200',
    'image:height': '630',
  }
  return [
    `<link rel="canonical" href="${url}">`,
    ...Object.entries(og).map(([name, content]) => `<meta property="og:${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}
