import { describe, expect, test } from 'vitest'
import { METRICS, type MetricId } from '#src/domain/metric-catalog.ts'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import type { IncidentRow } from '../db/index.ts'
import { DAY, HOUR, MINUTE } from '../kernel/duration.ts'
import { INCIDENT_KINDS_OF, stressAt } from './incidents.ts'
import { measure, meterOf } from './measure.ts'
import { allResourceDefinitions, type Subject, subjectOf } from './resource-definitions.ts'

const NOW = TEST_START
const { database } = await cloudUnderTest({ seedVariants: ['failures'] })
const tx = await database.read((tables) => tables)
const context = { tx, seed: 1, at: NOW }

const subjects = allResourceDefinitions.flatMap((definition) =>
  [...definition.table(tx).all()].map((row) => subjectOf(definition.type, row)),
)
const meters = subjects.flatMap((subject) =>
  METRICS.flatMap(({ id }) => {
    const meter = meterOf(context, subject, id)
    return meter === undefined ? [] : [{ subject, metric: id, meter, name: `${subject.row.name} ${id}` }]
  }),
)

/** Mean of a metric in the minute from a time on; null without data. */
function minuteOf(subject: Subject, metric: MetricId, from: number): number | null {
  return meterOf(context, subject, metric)?.mean(from, from + MINUTE) ?? null
}

/** The resource with one incident, from four to two hours ago, and no other. */
function subjectWithIncident(name: string, kind: IncidentRow['kind']): Subject {
  const subject = subjects.find(
    ({ type, row }) => row.name === name && INCIDENT_KINDS_OF[type].includes(kind) && row.status !== 'error',
  ) as Subject
  const incident: IncidentRow = {
    id: 'inc_1',
    kind,
    severity: 'critical',
    from: NOW - 4 * HOUR,
    to: NOW - 2 * HOUR,
  }
  return subjectOf(subject.type, { ...subject.row, incidents: [incident] })
}

describe('a meter', () => {
  test('every metric of every type in the catalog has a measurement', () => {
    for (const { id, types } of METRICS) {
      for (const type of types) {
        if (id === 'gpu') continue
        const of = subjects.filter((it) => it.type === type)
        expect(
          of.filter((it) => meterOf(context, it, id) !== undefined),
          `${type} ${id}`,
        ).toHaveLength(of.length)
      }
    }
    expect(
      meterOf(context, subjects.find((it) => it.type === 'volume_snapshot') as Subject, 'cpu'),
    ).toBeUndefined()
  })

  test('returns the same values for any range and combination', () => {
    const later = { ...context, at: NOW + DAY }
    for (const { subject, metric, meter, name } of meters) {
      if (subject.type === 'load_balancer') continue
      const range = { from: NOW - 2 * HOUR, to: NOW - HOUR, points: 60 }
      const { values } = meter.over(range)
      expect(measure(later, subject, metric, range).values, name).toEqual(values)
      const half = meter.over({ ...range, from: NOW - 90 * MINUTE, points: 30 })
      expect(half.values, name).toEqual(values.slice(30))
    }
  })

  test('stays within its bounds, with and without incidents', () => {
    let bounded = 0
    for (const { meter, name } of meters) {
      for (const [from, to] of [
        [NOW - HOUR, NOW],
        [NOW - 30 * HOUR, NOW - 29 * HOUR],
        [NOW - DAY, NOW],
        [NOW - 10 * MINUTE, NOW],
        [NOW - 9 * HOUR, NOW - 3 * HOUR],
        [NOW - 20 * DAY, NOW - 13 * DAY],
      ] as const) {
        const { min, max } = meter.bounds(from, to)
        if (max < Number.POSITIVE_INFINITY) bounded++
        const minutes = Math.min(200, (to - from) / MINUTE)
        const values = meter.over({ from, to, points: minutes }).values
        for (let i = 0; i < minutes; i++) {
          const begin = from + ((to - from) * i) / minutes
          values.push(meter.mean(begin, begin + MINUTE))
        }
        const outside = values.filter((value) => value !== null && (value < min || value > max))
        expect(outside, `${name} from ${from}, ${min} to ${max}`).toEqual([])
      }
    }
    expect(bounded).toBeGreaterThan(meters.length)
  })

  test('has hourly bounds tight enough to skip hours', () => {
    const vm = subjects.find(({ row }) => row.name === 'bastion-us') as Subject
    const bounds = meterOf(context, vm, 'cpu')?.bounds(NOW - HOUR, NOW)
    expect(bounds && bounds.max - bounds.min).toBeLessThan(40)
  })

  test('has no values in the future or before the start', () => {
    const vm = subjects.find(({ row }) => row.name === 'bastion-us') as Subject
    expect(minuteOf(vm, 'cpu', NOW - MINUTE)).not.toBeNull()
    expect(minuteOf(vm, 'cpu', NOW)).toBeNull()
    expect(minuteOf(vm, 'cpu', vm.row.createdAt - DAY)).toBeNull()
  })

  test('takes time by the number of points, whatever the range', () => {
    for (const { meter, name } of meters) {
      const { values } = meter.over({ from: NOW - 5000 * DAY, to: NOW, points: 50 })
      expect(values.length, name).toBeLessThanOrEqual(50)
    }
  })
})

describe('an incident', () => {
  const cases: readonly [
    name: string,
    kind: IncidentRow['kind'],
    metric: MetricId,
    worse: (calm: number, bad: number) => boolean,
  ][] = [
    ['bastion-us', 'cpu', 'cpu', (_, bad) => bad > 85],
    ['bastion-us', 'memory', 'memory', (_, bad) => bad > 90],
    ['bastion-us', 'disk', 'storage_free', (_, bad) => bad < 10],
    ['bastion-us', 'outage', 'network', (calm, bad) => bad < calm / 2],
    ['checkout-api', 'errors', 'error_rate', (_, bad) => bad > 10],
    ['checkout-api', 'outage', 'error_rate', (_, bad) => bad === 100],
    ['checkout-api', 'latency', 'latency', (calm, bad) => bad > 3 * calm],
    ['orders', 'outage', 'connections', (_, bad) => bad === 0],
    ['orders', 'disk', 'storage', (_, bad) => bad > 90],
    ['orders', 'latency', 'latency', (calm, bad) => bad > 3 * calm],
    ['orders-data', 'disk', 'storage', (_, bad) => bad > 90],
    ['orders-data', 'latency', 'latency', (calm, bad) => bad > 3 * calm],
    ['shop-web', 'errors', 'error_rate', (_, bad) => bad > 10],
    ['shop-web', 'outage', 'error_rate', (_, bad) => bad === 100],
    ['shop-web', 'outage', 'healthy_targets', (_, bad) => bad === 0],
    ['shop-front', 'errors', 'packets_denied', (calm, bad) => bad > 4 * calm],
    ['cdn.nimbus-shop.example', 'errors', 'error_rate', (_, bad) => bad > 5],
    ['cdn.nimbus-shop.example', 'outage', 'error_rate', (_, bad) => bad > 20],
    ['nimbus-shop.example', 'outage', 'queries', (calm, bad) => bad < calm / 4],
    ['nimbus-shop.example', 'errors', 'errors', (calm, bad) => bad > 2 * calm],
  ]
  test.each(cases)('during %s, %s changes %s', (name, kind, metric, worse) => {
    const subject = subjectWithIncident(name, kind)
    const calm = subjectOf(subject.type, { ...subject.row, incidents: [] })
    const at = NOW - 2 * HOUR - 10 * MINUTE
    const usual = minuteOf(calm, metric, at)
    const bad = minuteOf(subject, metric, at)
    expect(usual).not.toBeNull()
    expect(worse(usual ?? 0, bad ?? -1), `${usual} → ${bad}`).toBe(true)
    // No effect before and after.
    for (const other of [NOW - 5 * HOUR, NOW - HOUR]) {
      expect(minuteOf(subject, metric, other)).toBe(minuteOf(calm, metric, other))
    }
  })

  test('is consistent at every resolution: the mean equals the mean of its parts', () => {
    const { row } = subjectWithIncident('bastion-us', 'memory')
    const { incidents } = row
    for (const kind of ['memory', 'cpu'] as const) {
      const parts = Array.from({ length: 300 }, (_, i) =>
        stressAt(incidents, kind, NOW - 5 * HOUR + (i + 0.5) * MINUTE, MINUTE),
      )
      const mean = parts.reduce((sum, it) => sum + it, 0) / 300
      expect(stressAt(incidents, kind, NOW - 2.5 * HOUR, 5 * HOUR)).toBeCloseTo(mean, 6)
    }
  })
})

describe('the incidents of the demo data set', () => {
  const demo = subjects.filter(({ row }) => row.organizationId === subjects[0]?.row.organizationId)
  const during = (from: number, to: number) =>
    demo.flatMap(({ row }) => row.incidents.filter((it) => it.from < to && it.to > from))

  test('occur a few times a week, and some are in progress', () => {
    for (let week = 1; week <= 4; week++) {
      const { length } = during(NOW - week * 7 * DAY, NOW - (week - 1) * 7 * DAY)
      expect(length).toBeGreaterThanOrEqual(2)
      expect(length).toBeLessThanOrEqual(12)
    }
    expect(during(NOW, NOW + 1).length).toBeGreaterThanOrEqual(3)
  })

  test('have kinds that fit their resources, in order of time', () => {
    for (const { type, row } of subjects) {
      for (const [index, { kind, from, to }] of row.incidents.entries()) {
        expect(INCIDENT_KINDS_OF[type]).toContain(kind)
        expect(to).toBeGreaterThan(from)
        expect(from).toBeGreaterThanOrEqual(row.incidents[index - 1]?.from ?? 0)
      }
    }
  })
})
