import type { ResourceRow } from '../../db/index.ts'
import { notFound } from '../../engine/problem.ts'
import type { ResourceDefinition } from '../../world/resource-definitions.ts'
import type { SignedInView } from './view.ts'

/** @throws Problem 404, also for a resource of another organization */
export function lookup<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  ctx: Pick<SignedInView, 'tx' | 'identity'>,
  id: string,
): Readonly<Row> {
  return lookupOwned(definition.table(ctx.tx).get(id), ctx, definition.noun, id)
}

/**
 * Returns the row if it belongs to the caller's organization.
 *
 * @param noun used in "There is no budget with the ID …"
 * @throws Problem 404
 */
export function lookupOwned<Row extends { readonly organizationId: string }>(
  row: Row | undefined,
  { identity }: Pick<SignedInView, 'identity'>,
  noun: string,
  id: string,
): Row {
  if (row?.organizationId !== identity.organization.id) throw notFound(noun, id)
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
