import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ActivityRow, Actor, ResourceRow } from '../db/index.ts'
import type { ActivityChange } from '../world/activity-changes.ts'
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
   * @param end end of the action; the same as `at` for immediate ones
   * @param details outcome, and what changed; without them, a success that changed no settings
   * @returns id of the activity
   */
  add(
    past: string,
    summary: string,
    actor: Actor,
    at: number,
    end = at,
    details: {
      readonly outcome?: 'succeeded' | 'failed'
      readonly changes?: readonly ActivityChange[]
    } = {},
  ): string {
    const id = seedId(this.#base, 'act', this.#row.id, this.activities.length)
    this.activities.push(
      activityOf(this.#type, this.#row, {
        id,
        at,
        finishedAt: end,
        actor,
        action: `${this.#type}.${past}`,
        summary,
        outcome: details.outcome ?? 'succeeded',
        changes: details.changes,
      }),
    )
    return id
  }
}
