import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ActivityRow, Actor, ResourceRow } from '../db/index.ts'
import { activityOf } from '../world/record.ts'
import { type SeedBase, seedId } from './base.ts'

/** Collects the activities of one seeded resource in order. */
export class ActivityBuilder {
  readonly activities: ActivityRow[] = []
  readonly #base: SeedBase
  readonly #type: ResourceType
  readonly #row: Pick<ResourceRow, 'id' | 'organizationId' | 'projectId' | 'name'>

  constructor(
    base: SeedBase,
    type: ResourceType,
    row: Pick<ResourceRow, 'id' | 'organizationId' | 'projectId' | 'name'>,
  ) {
    this.#base = base
    this.#type = type
    this.#row = row
  }

  /**
   * @param past past participle: `restarted`
   * @param end end of the action, and its outcome if it failed; the same as `at` for immediate ones
   */
  add(
    past: string,
    summary: string,
    actor: Actor,
    at: number,
    end: number | { readonly finishedAt: number; readonly outcome: 'succeeded' | 'failed' } = at,
  ): void {
    const { finishedAt, outcome } =
      typeof end === 'number' ? { finishedAt: end, outcome: 'succeeded' as const } : end
    this.activities.push(
      activityOf(this.#type, this.#row, {
        id: seedId(this.#base, 'act', this.#row.id, this.activities.length),
        at,
        finishedAt,
        actor,
        action: `${this.#type}.${past}`,
        summary,
        outcome,
      }),
    )
  }
}
