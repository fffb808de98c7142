import type { PlatformStatus, StatusDay, StatusRegion } from '#src/api/generated/types.gen.ts'
import { PLATFORM_SERVICES } from '#src/domain/platform-service.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { DAY, MINUTE } from '../../kernel/duration.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import {
  coveredTime,
  historyStart,
  type PlatformIncident,
  platformIncidents,
  worstCondition,
} from '../../world/platform-status.ts'
import { statusFeed } from './feed.ts'

export const statusHandlers: HandlersFor<'getStatus' | 'getStatusFeed'> = {
  getStatus({ tx, now }) {
    const incidents = platformIncidents(tx, now)
    const services = PLATFORM_SERVICES.map(({ id: service, regions }) => {
      const inRegions = regions.map((region) => {
        const own = incidents.filter((it) => it.service === service && it.region === region)
        return toRegion(region, own, now)
      })
      return { service, status: worstCondition(inRegions.map(({ status }) => status)), regions: inRegions }
    })
    const body: PlatformStatus = {
      status: worstCondition(services.map(({ status }) => status)),
      checkedAt: iso(now),
      from: dateOf(historyStart(now)),
      to: dateOf(now),
      services,
      incidents: incidents.slice(0, MAX).map(({ from, to, ...incident }) => ({
        ...incident,
        startedAt: iso(from),
        endedAt: isoOrNull(to),
      })),
    }
    return { status: 200, body }
  },

  getStatusFeed({ tx, now, appUrl }) {
    return { status: 200, body: statusFeed(platformIncidents(tx, now).slice(0, MAX), appUrl, now) }
  },
}

/** `maxItems` of the contract. */
const MAX = 200

function toRegion(
  region: StatusRegion['region'],
  incidents: readonly PlatformIncident[],
  now: number,
): StatusRegion {
  const start = historyStart(now)
  const outages = incidents.filter(({ status }) => status === 'outage')
  const days: StatusDay[] = []
  for (let day = start; day <= now; day += DAY) {
    const end = Math.min(day + DAY, now)
    const affected = coveredTime(incidents, day, end)
    if (affected === 0) continue
    const status = coveredTime(outages, day, end) > 0 ? 'outage' : 'degraded'
    days.push({ date: dateOf(day), status, affectedMinutes: Math.ceil(affected / MINUTE) })
  }
  const down = coveredTime(outages, start, now)
  return {
    region,
    status: worstCondition(incidents.filter(({ to }) => to === null).map(({ status }) => status)),
    uptimePercent: roundedDown(100 * (1 - down / (now - start))),
    days,
  }
}

/** To two decimals; rounded down, so that an outage never shows as 100%. */
function roundedDown(percent: number): number {
  return Math.floor(percent * 100) / 100
}

function dateOf(time: number): string {
  return iso(time).slice(0, 10)
}
