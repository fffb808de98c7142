import type { Database, DatabaseCatalog, DatabaseEngine, DatabasePlan } from '#src/api/generated/types.gen.ts'
import type { Choice } from '#src/ui/choice-cards.tsx'
import type { Format } from '#src/ui/format.ts'
import { describePlan } from '../database-words.ts'

/** How many connections an engine takes in a plan; undefined for an engine that is not offered. */
export function connectionsOf(
  catalog: DatabaseCatalog,
  engine: DatabaseEngine,
  planId: string,
): number | undefined {
  return catalog.engines
    .find((it) => it.engine === engine)
    ?.connectionLimits.find((it) => it.planId === planId)?.connections
}

export type PlanOption = Omit<DatabasePlan, 'hourlyRate'>

/** What a database can have: the plans that are offered, and its own, which one of the marketplace may have beside them. */
export function plansFor(
  { planId, vcpus, memoryGb, storage, monthlyCost }: Database,
  { plans }: DatabaseCatalog,
): readonly PlanOption[] {
  if (plans.some(({ id }) => id === planId)) return plans
  const own: PlanOption = {
    id: planId,
    name: 'Current plan',
    vcpus,
    memoryGb,
    storageGb: storage.totalGb,
    monthlyPrice: monthlyCost,
  }
  return [own, ...plans]
}

/** The plans as cards; one with less storage than `current` can't be chosen. */
export function planChoices(
  catalog: DatabaseCatalog,
  engine: DatabaseEngine,
  format: Format,
  plans: readonly PlanOption[] = catalog.plans,
  current?: PlanOption,
): readonly Choice[] {
  return plans.map((plan) => ({
    value: plan.id,
    title: plan.name,
    detail: describePlan(plan, connectionsOf(catalog, engine, plan.id), format),
    aside: plan.id === current?.id ? 'Now' : `${format.money(plan.monthlyPrice)}/mo`,
    refusal:
      current !== undefined && plan.storageGb < current.storageGb
        ? `Storage can't shrink: it has ${format.number(current.storageGb)} GB.`
        : null,
  }))
}
