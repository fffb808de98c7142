import type { ResourceRow } from '../../db/index.ts'
import { notFound } from '../../engine/problem.ts'
import type { ResourceDefinition } from '../../world/resource-definitions.ts'
import type { SignedInView } from './view.ts'

/** @throws Problem 404, also for a resource of another organization */
export function lookup<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  { tx, identity }: Pick<SignedInView, 'tx' | 'identity'>,
  id: string,
): Readonly<Row> {
  const row = definition.table(tx).get(id)
  if (row?.organizationId !== identity.organization.id) throw notFound(definition.noun, id)
  return row
}

/**
 * Finds a part of a resource: a backup, a target, a record.
 *
 * @param isPart tests that the part belongs to this resource
 * @param noun used in "There is no backup with the ID …"
 * @throws Problem 404
 */
export function lookupPart<Row>(
  row: Row | undefined,
  isPart: (row: Row) => boolean,
  noun: string,
  id: string,
): Row {
  if (row === undefined || !isPart(row)) throw notFound(noun, id)
  return row
}
