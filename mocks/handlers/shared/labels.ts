import { resourceLabel } from '#src/domain/resource-label.ts'
import type { ResourceRow } from '../../db/index.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import type { ResourceDefinition } from '../../world/resource-definitions.ts'
import type { ChangeContext } from './actions.ts'
import { checkNames } from './names.ts'
import { recordDone } from './record.ts'

interface Labeled extends ResourceRow {
  readonly tags: string[]
}

interface Labels {
  readonly name?: string
  readonly tags?: string[]
}

/**
 * Returns a patch of name and tags with the fields that were sent and differ; empty if nothing changes. Records each
 * change as an activity.
 *
 * @throws Problem 409 `name_taken`
 */
export function relabel<Row extends Labeled>(
  definition: ResourceDefinition<Row>,
  ctx: ChangeContext,
  row: Readonly<Row>,
  { name = row.name, tags = row.tags }: Labels,
): Labels {
  const renamed = name !== row.name
  const retagged = !sameTags(tags, row.tags)
  if (renamed) {
    checkNames(definition, ctx, [{ name, pointer: '/name' }], (it) => it.id !== row.id)
    recordDone(
      ctx,
      definition.type,
      row,
      'renamed',
      `Renamed ${resourceLabel(row)} to ${name}`,
      changesBetween(row, { name }),
    )
  }
  if (retagged)
    recordDone(
      ctx,
      definition.type,
      row,
      'tagged',
      `Changed the tags of ${resourceLabel({ ...row, name })}`,
      changesBetween(row, { tags }),
    )
  return { ...(renamed ? { name } : {}), ...(retagged ? { tags } : {}) }
}

function sameTags(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((tag, index) => tag === b[index])
}
