import type { RecommendationAction, RecommendationKind } from '#src/api/generated/types.gen.ts'
import type { SizeEntry } from '#src/domain/catalog.ts'
import type { Money } from '#src/domain/price.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ResourceRow, Transaction } from '../../db/index.ts'
import { DAY, HOUR } from '../../kernel/duration.ts'
import { random } from '../../kernel/random.ts'
import { monthlyCostOf } from '../../world/ledger/monthly-cost.ts'
import { allResourceDefinitions } from '../../world/resource-definitions.ts'

/** Input of the rules: rows of one organization and their current metrics. */
export interface AdviceInput {
  readonly tx: Transaction
  readonly seed: number
  readonly now: number
  readonly organizationId: string
}

/** A change of one resource that lowers its cost. */
export interface Advice {
  readonly id: string
  readonly kind: RecommendationKind
  readonly type: ResourceType
  readonly row: ResourceRow
  readonly action: RecommendationAction
  /** New size of a VM; null for a deletion. */
  readonly size: SizeEntry | null
  readonly title: string
  readonly description: string
  readonly findings: readonly { readonly label: string; readonly value: string }[]
  readonly cost: Money
  readonly savings: Money
}

/**
 * Builds a recommendation. The id derives from resource and change, so the same recommendation keeps it and a
 * different one gets another.
 */
export function recommend(
  seed: number,
  advice: Omit<Advice, 'id' | 'cost' | 'savings' | 'size'> & { readonly size?: SizeEntry },
): Advice {
  const { kind, type, row, size = null } = advice
  const cost = monthlyCostOf(type, row)
  return {
    ...advice,
    size,
    id: random(seed, 'advice', kind, row.id, size?.id ?? '').id('advice'),
    cost,
    savings: { ...cost, amount: cost.amount - (size?.monthlyPrice.amount ?? 0) },
  }
}

/** All resources of the organization. */
export function* resourcesOf({ tx, organizationId }: AdviceInput) {
  for (const definition of allResourceDefinitions) {
    for (const row of definition.table(tx).by('organizationId', organizationId)) yield { definition, row }
  }
}

/** Duration in hours, from two days on in days: "31 hours", "3 days". */
export function describeDuration(ms: number): string {
  const days = Math.floor(ms / DAY)
  if (days >= 2) return `${days} days`
  const hours = Math.floor(ms / HOUR)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
