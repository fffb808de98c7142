import type { DatabaseCatalogue, DatabaseEngine, DatabasePlan } from '#src/api/generated/types.gen.ts'
import type { Choice } from '#src/ui/choice-cards.tsx'
import type { Format } from '#src/ui/format.ts'
import { describePlan } from '../database-words.ts'

/** How many connections an engine takes in a plan; undefined for an engine that is not offered. */
export function connectionsOf(
  catalogue: DatabaseCatalogue,
  engine: DatabaseEngine,
  planId: string,
): number | undefined {
  return catalogue.engines
    .find((it) => it.engine === engine)
    ?.connectionLimits.find((it) => it.planId === planId)?.connections
}

/** The plans as cards; one with less storage than `current` can't be chosen. */
export function planChoices(
  catalogue: DatabaseCatalogue,
  engine: DatabaseEngine,
  format: Format,
  current?: DatabasePlan,
): readonly Choice[] {
  return catalogue.plans.map((plan) => ({
    value: plan.id,
    title: plan.name,
    detail: describePlan(plan, connectionsOf(catalogue, engine, plan.id), format),
    aside: plan.id === current?.id ? 'Now' : `${format.money(plan.monthlyPrice)}/mo`,
    refusal:
      current !== undefined && plan.storageGb < current.storageGb
        ? `Storage can't shrink: it has ${format.number(current.storageGb)} GB.`
        : null,
  }))
}
