import { brand } from './brand.ts'

/**
 * The picture of a public page where it is shared, by its path: `/products/cdn` is `/social/products-cdn.png`. One of many
 * alike, as an article or an application, has the picture of what it belongs to (`scripts/social-images.ts` makes them).
 */
export function socialImageOf(path: string): string {
  const [, area = '', name] = path.split('/')
  const hasOwn = area === 'products' || area === 'solutions'
  return `/social/${area === '' ? 'home' : hasOwn && name ? `${area}-${name}` : area}.png`
}

/**
 * What search engines and those who share a link want to know of a public page, beside its title and description: its one
 * address, and how a link to it is shown (the Open Graph protocol, https://ogp.me). In the files that the build writes
 * alone: nobody who reads it runs the app.
 *
 * @param head the tags with title and description
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
