import { brand } from '#src/brand.ts'
import { STATUS_HISTORY_DAYS } from '#src/domain/platform-service.ts'
import { toRss } from '#src/domain/rss.ts'
import { httpDate } from '../../kernel/iso-time.ts'
import type { PlatformIncident } from '../../world/platform-status.ts'

/** RSS of the incidents. */
export function statusFeed(incidents: readonly PlatformIncident[], appUrl: string, now: number): string {
  const page = `${appUrl}/status`
  return toRss({
    title: `${brand.name} status`,
    link: page,
    description: `Incidents of the last ${STATUS_HISTORY_DAYS} days.`,
    updatedAt: now,
    items: incidents.map(({ id, title, from, to }) => ({
      title,
      link: `${page}#${id}`,
      id,
      publishedAt: from,
      description: `${to === null ? 'In progress' : `Resolved on ${httpDate(to)}`}. Started on ${httpDate(from)}.`,
    })),
  })
}
