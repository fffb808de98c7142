import { type AlertRuleRow, collections, dryRun, type WorldRows } from '#mocks/db/index.ts'
import { DAY, HOUR } from '#mocks/kernel/duration.ts'
import { seedWorld } from '#mocks/seed/index.ts'
import { evaluateAlerts } from '#mocks/world/alert-evaluation.ts'
import { rulesChanged } from '#mocks/world/alert-watches.ts'
import { ALERT_SEVERITIES } from '#src/domain/alert.ts'
import { parseCondition } from '#src/domain/alert-condition.ts'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { atMost, type Figure, write } from './figure.ts'
import { median } from './statistics.ts'

const EPOCH = Date.UTC(2026, 2, 2, 9)
const RULES = 100
const RESOURCES = 1_000
const RUNS = 5

/** Measures alert evaluation: many rules at once, and the demo organization after a clock jump. */
export async function benchAlerts(): Promise<Figure[]> {
  const hour: number[] = []
  const day: number[] = []
  for (let run = 0; run < RUNS; run++) {
    hour.push(await manyRules())
    day.push(await advanceOneDay())
  }
  return [
    atMost(
      `alerts: ${RULES} rules, ${RESOURCES.toLocaleString('en')} VMs, 1 h`,
      median(hour),
      1_000,
      'ms',
      'every rule watches every VM',
    ),
    atMost(
      'alerts: a day at once, demo data set',
      median(day),
      25,
      'ms',
      `slowest ${write(Math.max(...day), 'ms')}`,
    ),
  ]
}

/** Rules with thresholds from sometimes met to never met. */
function rulesOf(organizationId: string): AlertRuleRow[] {
  const by = { kind: 'system', id: null, name: 'Bench' } as const
  return Array.from({ length: RULES }, (_, index) => {
    const { condition } = parseCondition(
      index % 2 === 0 ? `CPU above ${70 + (index % 29)}%` : `memory above ${88 + (index % 11)}%`,
    )
    if (condition === null) throw new Error('The bench has a condition that cannot be read.')
    return {
      id: `alertrule_${index}`,
      organizationId,
      name: `Rule ${index}`,
      description: '',
      ...condition,
      durationMinutes: 1 + (index % 10),
      severity: ALERT_SEVERITIES[index % 3] ?? 'info',
      enabled: true,
      resources: [],
      channelIds: [],
      revision: 1,
      createdAt: 0,
      updatedAt: 0,
      updatedBy: by,
    }
  })
}

async function manyRules(): Promise<number> {
  const large = await seedWorld({ dataset: 'large', seed: 1, epoch: EPOCH, incidents: [] })
  const vms = (large.vms ?? []).slice(0, RESOURCES)
  const organizationId = vms[0]?.organizationId ?? ''
  const rows: WorldRows = { vms, activities: large.activities ?? [], alertRules: rulesOf(organizationId) }
  let took = 0
  dryRun(collections, rows, (tx) => {
    rulesChanged({ tx, seed: 1, at: EPOCH }, organizationId)
    const begin = performance.now()
    evaluateAlerts({ tx, seed: 1, at: EPOCH + HOUR }, organizationId)
    took = performance.now() - begin
  })
  return took
}

async function advanceOneDay(): Promise<number> {
  const cloud = await cloudUnderTest()
  await cloud.call('GET', '/me')
  cloud.forward(DAY)
  const begin = performance.now()
  await cloud.call('GET', '/me')
  return performance.now() - begin
}
