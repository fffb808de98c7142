import type { Equality } from '../equality.ts'
import { countBy, sum, type World } from '../world.ts'

const summary = (world: World) => world.read('/alerts/summary')
const MINUTE = 60_000
const DAY = 86_400_000

const range = (world: World, length: number) =>
  `from=${new Date(world.now - length).toISOString()}&to=${new Date(world.now).toISOString()}`

/** Counts of a minute are exact; those of a day may be projected from a sample. */
const WINDOWS = { 'a minute': MINUTE, 'ten minutes': 10 * MINUTE, 'a day': DAY } as const

const LEVELS = { ERROR: 'error', WARN: 'warn', INFO: 'info', DEBUG: 'debug' } as const

export const alertEqualities: readonly Equality[] = [
  {
    name: 'active alerts: dashboard, summary',
    means: 'Alerts that fire now, acknowledged or not.',
    one: async (world) => (await world.read('/dashboard/overview')).activeAlerts.current,
    other: async (world) => (await summary(world)).active,
  },
  {
    name: 'active alerts: summary, list',
    means: 'Alerts that fire now, acknowledged or not.',
    one: async (world) => (await summary(world)).active,
    other: (world) => world.total('/alerts?state=active'),
  },
  {
    name: 'active alerts: summary, its severities',
    means: 'Alerts that fire now, acknowledged or not.',
    one: async (world) => (await summary(world)).active,
    other: async (world) => sum(Object.values<number>((await summary(world)).activeBySeverity)),
  },
  {
    name: 'active alerts by severity: summary, filtered list',
    means: 'Alerts that fire now, acknowledged or not.',
    one: async (world) => (await summary(world)).activeBySeverity,
    other: async (world) => ({
      info: await world.total('/alerts?state=active&severity=info'),
      warning: await world.total('/alerts?state=active&severity=warning'),
      critical: await world.total('/alerts?state=active&severity=critical'),
    }),
  },
  {
    name: 'active alerts: rules, summary',
    means: 'Alerts that fire now; those of deleted rules are resolved.',
    one: async (world) =>
      sum((await world.read('/alert-rules')).items.map((it: { activeAlerts: number }) => it.activeAlerts)),
    other: async (world) => (await summary(world)).active,
  },
  {
    name: 'acknowledged alerts: summary, filtered list',
    means: 'Active alerts that somebody has acknowledged.',
    one: async (world) => (await summary(world)).acknowledged,
    other: (world) => world.total('/alerts?state=active&acknowledged=true'),
  },
  {
    name: 'pending alerts: summary, list',
    means: 'Alerts whose condition does not hold for long enough yet.',
    one: async (world) => (await summary(world)).pending,
    other: (world) => world.total('/alerts?state=pending'),
  },
  {
    name: 'silenced alerts: summary, filtered list',
    means: 'Active alerts that a silence covers.',
    one: async (world) => (await summary(world)).silenced,
    other: (world) => world.total('/alerts?state=active&silenced=true'),
  },
  {
    name: 'alert rules: summary, list',
    means: 'Alert rules, and those that are enabled.',
    one: async (world) => (await summary(world)).rules,
    other: async (world) => {
      const { items } = await world.read('/alert-rules')
      return { total: items.length, enabled: items.filter((it: { enabled: boolean }) => it.enabled).length }
    },
  },
  {
    name: 'notification channels: summary, list',
    means: 'Notification channels, and those that are enabled.',
    one: async (world) => (await summary(world)).channels,
    other: async (world) => {
      const { items } = await world.read('/notification-channels')
      return { total: items.length, enabled: items.filter((it: { enabled: boolean }) => it.enabled).length }
    },
  },
  {
    name: 'rules of channels: channels, rules',
    means: 'Rules that send to a channel.',
    one: async (world) =>
      sum(
        (await world.read('/notification-channels')).items.map((it: { ruleCount: number }) => it.ruleCount),
      ),
    other: async (world) =>
      sum((await world.read('/alert-rules')).items.map((it: { channels: unknown[] }) => it.channels.length)),
  },
  {
    name: 'response time: summary, alerts',
    means: 'Mean seconds from firing to acknowledgment, over alerts that fired in the last 30 days.',
    one: async (world) => (await summary(world)).meanSecondsToAcknowledge,
    other: async (world) => {
      const waits = (await world.all('/alerts'))
        .filter(({ firedAt, acknowledgedAt }) => firedAt !== null && acknowledgedAt !== null)
        .filter(({ firedAt }) => Date.parse(firedAt) >= world.now - 30 * DAY)
        .map(({ firedAt, acknowledgedAt }) => Date.parse(acknowledgedAt) - Date.parse(firedAt))
      return waits.length === 0 ? null : Math.max(0, Math.round(sum(waits) / waits.length / 1000))
    },
  },
  {
    name: 'alerts of a resource: list, filtered list',
    means: 'Active alerts of each resource.',
    one: async (world) => countBy(await world.all('/alerts?state=active'), ({ resource }) => resource.id),
    other: async (world) => {
      const ids = new Set((await world.all('/alerts?state=active')).map(({ resource }) => resource.id))
      const counts = await Promise.all(
        [...ids].map(async (id) => [id, await world.total(`/alerts?state=active&resourceId=${id}`)]),
      )
      return Object.fromEntries(counts)
    },
  },
  {
    name: 'alert events: history, timeline',
    means: 'Events of an alert, up to 200.',
    one: async (world) => {
      const [alert] = (await world.read('/alerts?pageSize=1')).items
      return alert === undefined ? 0 : (await world.read(`/alerts/${alert.id}`)).timeline.length
    },
    other: async (world) => {
      const [alert] = (await world.read('/alerts?pageSize=1')).items
      return alert === undefined
        ? 0
        : (await world.allAfter(`/alerts/history?alertId=${alert.id}`, 100)).length
    },
  },
  {
    name: 'unread notifications: count, list',
    means: 'Notifications of the caller that are not read.',
    one: async (world) => (await world.read('/notifications')).unreadCount,
    other: async (world) => (await world.allAfter('/notifications?unread=true', 100)).length,
  },
  {
    name: 'unread notifications: unread list, whole list',
    means: 'Notifications of the caller that are not read.',
    one: async (world) => (await world.allAfter('/notifications?unread=true', 100)).length,
    other: async (world) =>
      (await world.allAfter('/notifications', 100)).filter(({ readAt }) => readAt === null).length,
  },
  {
    name: 'titles of alerts: notifications, alerts',
    means: 'Rule and resource as they were named when the alert fired.',
    one: async (world) =>
      (await notificationsOfAlerts(world)).map(({ id, title }) => [id, title.replace(/^Resolved: /, '')]),
    other: async (world) => (await notificationsOfAlerts(world)).map(({ id, alert }) => [id, alert.title]),
    everywhere: false,
  },
  ...Object.entries(WINDOWS).flatMap(([window, length]): Equality[] => [
    {
      name: `log lines of ${window}: histogram, its buckets`,
      means: 'Lines of all levels.',
      one: async (world) => (await world.read(`/logs/histogram?${range(world, length)}`)).total,
      other: async (world) => {
        const { buckets } = await world.read(`/logs/histogram?${range(world, length)}`)
        return sum(
          buckets.flatMap(({ error, warn, info, debug }: Record<string, number>) => [
            error,
            warn,
            info,
            debug,
          ]),
        )
      },
    },
    {
      name: `log lines of ${window}: histogram, services`,
      means: 'Lines of all services.',
      one: async (world) => (await world.read(`/logs/histogram?${range(world, length)}`)).total,
      other: async (world) =>
        sum(
          (await world.read(`/logs/services?${range(world, length)}`)).items.map(
            (it: { count: number }) => it.count,
          ),
        ),
    },
  ]),
  {
    name: 'log lines of ten minutes: histogram, search',
    means: 'Lines of all levels.',
    one: async (world) => (await world.read(`/logs/histogram?${range(world, 10 * MINUTE)}`)).total,
    other: async (world) => (await world.allAfter(`/logs?${range(world, 10 * MINUTE)}`, 1000)).length,
    everywhere: false,
  },
  {
    name: 'log lines of ten minutes by level: histogram, search',
    means: 'Lines of each level.',
    one: async (world) => {
      const { buckets } = await world.read(`/logs/histogram?${range(world, 10 * MINUTE)}`)
      return Object.entries(LEVELS).map(([level, key]) => [
        level,
        sum(buckets.map((it: Record<string, number>) => it[key] ?? 0)),
      ])
    },
    other: async (world) => {
      const counts = countBy(
        await world.allAfter(`/logs?${range(world, 10 * MINUTE)}`, 1000),
        ({ level }) => level,
      )
      return Object.keys(LEVELS).map((level) => [level, counts[level] ?? 0])
    },
    everywhere: false,
  },
  {
    name: 'error lines of an hour: histogram, filtered histogram',
    means: 'Lines of the level ERROR.',
    one: async (world) => {
      const { buckets } = await world.read(`/logs/histogram?${range(world, 60 * MINUTE)}`)
      return sum(buckets.map(({ error }: { error: number }) => error))
    },
    other: async (world) =>
      (await world.read(`/logs/histogram?level=ERROR&${range(world, 60 * MINUTE)}`)).total,
    everywhere: false,
  },
]

/** Notifications that link to an alert, each with the alert. */
async function notificationsOfAlerts(world: World) {
  const alerts = new Map((await world.all('/alerts')).map((alert) => [alert.id, alert]))
  return (await world.allAfter('/notifications', 100)).flatMap(({ id, title, href }) => {
    const alert = alerts.get(/row=(alert_\w+)/.exec(href ?? '')?.[1])
    return alert === undefined ? [] : [{ id, title, alert }]
  })
}
