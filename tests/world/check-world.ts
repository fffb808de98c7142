import { beforeAll, describe, expect, test } from 'vitest'
import type { SeedVariant } from '#mocks/seed/seed-variant-names.ts'
import { alertEqualities } from './equalities/alerts.ts'
import { applicationEqualities } from './equalities/applications.ts'
import { billingEqualities } from './equalities/billing.ts'
import { costEqualities } from './equalities/costs.ts'
import { healthEqualities } from './equalities/health.ts'
import { historyEqualities } from './equalities/history.ts'
import { loadBalancerEqualities } from './equalities/load-balancers.ts'
import { monitoringEqualities } from './equalities/monitoring.ts'
import { paymentEqualities } from './equalities/payments.ts'
import { peopleEqualities } from './equalities/people.ts'
import { resourceEqualities } from './equalities/resources.ts'
import { serviceEqualities } from './equalities/services.ts'
import { trafficEqualities } from './equalities/traffic.ts'
import type { Equality } from './equality.ts'
import { TEST_START, World } from './world.ts'

export const equalities: readonly Equality[] = [
  ...resourceEqualities,
  ...billingEqualities,
  ...paymentEqualities,
  ...costEqualities,
  ...monitoringEqualities,
  ...applicationEqualities,
  ...serviceEqualities,
  ...trafficEqualities,
  ...loadBalancerEqualities,
  ...alertEqualities,
  ...healthEqualities,
  ...peopleEqualities,
  ...historyEqualities,
]

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The billing month of the demo organization ends two days after the start. */
const MONTH_END = Date.UTC(2026, 2, 4)

/** Instants in order, since a world only goes forward. */
const INSTANTS = {
  'at the start': TEST_START,
  'a minute later': TEST_START + MINUTE,
  'an hour later': TEST_START + HOUR,
  'a day later': TEST_START + 24 * HOUR,
  'in the last minute of the billing month': MONTH_END - MINUTE / 2,
  'in the first hour of the next billing month': MONTH_END + HOUR / 2,
  'two years later': TEST_START + 2 * 365 * 24 * HOUR,
} as const

/** A large world takes seconds for each step. */
const { 'an hour later': _, 'two years later': __, ...FEWER_INSTANTS } = INSTANTS

/** One test for each equality of a world at each instant. */
export function checkWorld(
  dataset: 'default' | 'large' | 'empty',
  seedVariants: readonly SeedVariant[] = [],
): void {
  let world: World
  beforeAll(async () => {
    world = await World.open({ dataset, seedVariants })
  }, 60_000)
  const isLarge = dataset === 'large'
  const asked = isLarge ? equalities.filter(({ everywhere = true }) => everywhere) : equalities
  for (const [name, at] of Object.entries(isLarge ? FEWER_INSTANTS : INSTANTS)) {
    describe(name, () => {
      beforeAll(() => {
        world.forwardTo(at)
      })
      for (const equality of asked) test(equality.name, () => holds(world, equality))
    })
  }
}

export async function holds(world: World, { name, means, one, other }: Equality): Promise<void> {
  const [left, right] = [await one(world), await other(world)]
  expect(left, `${name}\n${means}`).toEqual(right)
}
