import { brand } from '#src/brand.ts'
import { STATUS_HISTORY_DAYS } from '#src/domain/platform-service.ts'
import { httpDate } from '../../kernel/iso-time.ts'
import type { PlatformIncident } from '../../world/platform-status.ts'

/** RSS 2.0 (https://www.rssboard.org/rss-specification), with dates as in RFC 9110, a subset of RFC 822. */
export function statusFeed(incidents: readonly PlatformIncident[], appUrl: string, now: number): string {
  const page = `${appUrl}/status`
  const items = incidents.map(({ id, title, from, to }) => {
    const state = to === null ? 'In progress' : `Resolved on ${httpDate(to)}`
    return element(
      'item',
      element('title', escapeXml(title)),
      element('link', escapeXml(`${page}#${id}`)),
      `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
      element('pubDate', httpDate(from)),
      element('description', escapeXml(`${state}. Started on ${httpDate(from)}.`)),
    )
  })
  const channel = element(
    'channel',
    element('title', escapeXml(`${brand.name} status`)),
    element('link', escapeXml(page)),
    element('description', `Incidents of the last ${STATUS_HISTORY_DAYS} days.`),
    element('lastBuildDate', httpDate(now)),
    ...items,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0">${channel}</rss>\n`
}

function element(name: string, ...content: readonly string[]): string {
  return `<${name}>${content.join('')}</${name}>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
