interface FeedItem {
  readonly title: string
  /** Absolute URL of the item's page. */
  readonly link: string
  /** Stable identity, if it isn't the link. */
  readonly id?: string
  /** Publication in epoch milliseconds, if known. */
  readonly publishedAt?: number
  readonly description: string
}

interface Feed {
  readonly title: string
  /** Absolute URL of the page that the feed belongs to. */
  readonly link: string
  readonly description: string
  /** Last change in epoch milliseconds, if known. */
  readonly updatedAt?: number
  readonly items: readonly FeedItem[]
}

/** RSS 2.0 (https://www.rssboard.org/rss-specification), with dates as in RFC 9110, a subset of RFC 822. */
export function toRss({ title, link, description, updatedAt, items }: Feed): string {
  const channel = element(
    'channel',
    textElement('title', title),
    textElement('link', link),
    textElement('description', description),
    dateElement('lastBuildDate', updatedAt),
    ...items.map(itemElement),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0">${channel}</rss>\n`
}

function itemElement({ title, link, id, publishedAt, description }: FeedItem): string {
  return element(
    'item',
    textElement('title', title),
    textElement('link', link),
    id === undefined ? textElement('guid', link) : `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    dateElement('pubDate', publishedAt),
    textElement('description', description),
  )
}

function dateElement(name: string, at: number | undefined): string {
  return at === undefined ? '' : textElement(name, new Date(at).toUTCString())
}

function textElement(name: string, text: string): string {
  return element(name, escapeXml(text))
}

function element(name: string, ...content: readonly string[]): string {
  return `<${name}>${content.join('')}</${name}>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
