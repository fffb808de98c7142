import type { Database, DatabaseCatalog, DatabaseEngine, DatabasePlan } from '#src/api/generated/types.gen.ts'
import type { Choice } from '#src/ui/choice-cards.tsx'
import type { Format } from '#src/ui/format.ts'
import { describePlan } from '../database-labels.ts'

/** Maximum connections of an engine in a plan; undefined if the catalog doesn't offer the engine. */
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

/** Plans in the catalog, plus the database's own plan if only the marketplace offers it. */
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

/** Plan cards. Plans with less storage than `current` are disabled. */
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
    disabledReason:
      current !== undefined && plan.storageGb < current.storageGb
        ? `Storage can’t shrink below ${format.number(current.storageGb)} GB.`
        : null,
  }))
}
