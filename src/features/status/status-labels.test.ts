import { describe, expect, it } from 'vitest'
import type { StatusService } from '#src/api/generated/types.gen.ts'
import { daysByPosition, daysOfService, dayText, historyText, uptimeOfService } from './status-labels.ts'

const service: StatusService = {
  service: 'database',
  status: 'operational',
  regions: [
    {
      region: 'us-east',
      status: 'operational',
      uptimePercent: 99.9,
      days: [
        { date: '2026-03-02', status: 'outage', affectedMinutes: 5 },
        { date: '2026-03-04', status: 'degraded', affectedMinutes: 20 },
      ],
    },
    {
      region: 'eu-west',
      status: 'operational',
      uptimePercent: 100,
      days: [
        { date: '2026-03-01', status: 'degraded', affectedMinutes: 1 },
        { date: '2026-03-02', status: 'degraded', affectedMinutes: 9 },
      ],
    },
  ],
}

describe('the history of a service', () => {
  it('has the worst status and the longest time of its regions, oldest first', () => {
    expect(daysOfService(service)).toEqual([
      { date: '2026-03-01', status: 'degraded', affectedMinutes: 1 },
      { date: '2026-03-02', status: 'outage', affectedMinutes: 9 },
      { date: '2026-03-04', status: 'degraded', affectedMinutes: 20 },
    ])
    expect(uptimeOfService(service)).toBe(99.95)
  })

  it.each([
    [[99.9, 100, 100, 100, 100], 99.98],
    [[99.97, 99.97, 99.97], 99.97],
    [[99.99, 100], 99.99],
    [[100], 100],
  ])('of regions with %j percent has an uptime of %d percent', (percents, uptime) => {
    const [region] = service.regions
    const regions = percents.map((uptimePercent) => ({
      ...region,
      uptimePercent,
    })) as StatusService['regions']
    expect(uptimeOfService({ ...service, regions })).toBe(uptime)
  })

  it('is placed by the first day', () => {
    const placed = daysByPosition(daysOfService(service), '2026-02-27')
    expect([...placed.keys()]).toEqual([2, 3, 5])
  })

  it('is said in words', () => {
    const [first] = daysOfService(service)
    expect(first && dayText(first)).toBe('Mar 1, 2026: Degraded, 1 minute')
    expect(historyText([])).toBe('No incidents in the last 90 days')
    expect(historyText(daysOfService(service))).toMatch(/^Incidents on 3 of the last 90 days\. Mar 1, 2026/)
  })
})
