import type { BulkOperationItem } from '#src/api/generated/types.gen.ts'
import {
  BULK_NOUNS,
  BULK_OPERATIONS,
  type BulkAction,
  type BulkItemOperation,
  type BulkResourceType,
  bulkItemOperation,
  bulkTitle,
  bulkVerb,
} from '#src/domain/bulk-operation.ts'
import { operations, type Tag } from '../../contract/operations.gen.ts'
import type { BulkItemRow, BulkOperationRow } from '../../db/index.ts'
import { assertAuthorized } from '../../engine/access.ts'
import type { Identity } from '../../engine/identity.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor, QueryOf } from '../../engine/types.ts'
import { orderedId } from '../../kernel/random.ts'
import { type BulkItem, beginBulkOperation, cancelBulkOperation } from '../../world/bulk-operations.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { assertAllowed } from '../shared/actions.ts'
import { actorOf } from '../shared/activity.ts'
import { atField } from '../shared/at-field.ts'
import { cursorPage } from '../shared/cursor.ts'
import { type ListRules, listPage, oneOf } from '../shared/list.ts'
import { lookupPart } from '../shared/lookup.ts'
import type { SignedInView } from '../shared/view.ts'
import { hrefOf, itemsByFilter, itemsById } from './selection.ts'
import { toBulkOperation } from './to-bulk-operation.ts'

/** Tags of the operations that bulk operations run. */
export const PERFORMED_TAGS: readonly Exclude<Tag, 'bulk-operations'>[] = [
  ...new Set(
    Object.values(BULK_OPERATIONS)
      .flatMap((actions): readonly BulkItemOperation[] => Object.values(actions))
      .map((id) => operations[id].tag),
  ),
]

export const bulkOperationHandlers: HandlersFor<
  | 'listBulkOperations'
  | 'createBulkOperation'
  | 'getBulkOperation'
  | 'listBulkOperationItems'
  | 'cancelBulkOperation'
  | 'retryBulkOperation'
> = {
  listBulkOperations({ tx, identity, query }) {
    const all = tx.bulkOperations.by('organizationId', identity.organization.id)
    const placed = all.map((row) => ({ id: row.id, at: row.createdAt, row }))
    const { rows, nextCursor } = cursorPage('bulk-operations', placed, query)
    return { status: 200, body: { items: rows.map(({ row }) => toBulkOperation(row)), nextCursor } }
  },

  createBulkOperation(ctx) {
    const { resourceType, action, selection } = ctx.body
    assertMayRun(ctx, resourceType, action)
    if (selection.by === 'ids') {
      const items = itemsById(resourceType, ctx, selection.ids)
      return begin(ctx, { resourceType, action, filter: null, retryOf: null }, items)
    }
    const { filter, expectedCount } = selection
    const items = itemsByFilter(resourceType, ctx, filter)
    if (items.length !== expectedCount) {
      throw new Problem(
        409,
        'selection_changed',
        `The filter matches ${count(items.length)} ${items.length === 1 ? 'item' : 'items'} now, not ${count(expectedCount)}. Check the selection and try again.`,
      )
    }
    return begin(ctx, { resourceType, action, filter, retryOf: null }, items)
  },

  getBulkOperation(ctx) {
    return { status: 200, body: toBulkOperation(lookupOperation(ctx)) }
  },

  listBulkOperationItems(ctx) {
    const { id, resourceType } = lookupOperation(ctx)
    const all = ctx.tx.bulkItems.by('bulkOperationId', id)
    // Equal items are in the order of the ids in the response, which are not those of the rows.
    const query = { ...ctx.query, sort: `${ctx.query.sort},id` }
    const { items, ...page } = listPage(all, query, ctx, ITEM_LIST)
    return {
      status: 200,
      body: { items: items.map((row) => toItem(row, hrefOf(resourceType, ctx, row.itemId))), ...page },
    }
  },

  cancelBulkOperation(ctx) {
    const operation = lookupOperation(ctx)
    assertMayRun(ctx, operation.resourceType, operation.action)
    assertAllowed(
      operation.status === 'running'
        ? { allowed: true }
        : { allowed: false, reason: 'The bulk operation has already ended.' },
    )
    addAuditNote(ctx, { detail: bulkTitle(operation) })
    return { status: 200, body: toBulkOperation(cancelBulkOperation(ctx, operation)) }
  },

  retryBulkOperation(ctx) {
    const operation = lookupOperation(ctx)
    const { id, resourceType, action } = operation
    assertMayRun(ctx, resourceType, action)
    const failed = ctx.tx.bulkItems
      .by('bulkOperationId', id)
      .filter(({ status }) => status === 'failed')
      .sort((a, b) => a.position - b.position)
      .map(({ itemId, name }) => ({ id: itemId, name }))
    if (operation.status === 'running')
      throw new Problem(409, 'invalid_state', 'The bulk operation is still running. Retry when it has ended.')
    if (failed.length === 0)
      throw new Problem(409, 'invalid_state', 'No item of the bulk operation has failed.')
    return begin(ctx, { resourceType, action, filter: null, retryOf: id }, failed)
  },
}

/**
 * Applies the access rules of the single operation.
 *
 * @throws Problem 403, or 422 `unsupported_action`
 */
function assertMayRun(
  { identity }: { readonly identity: Identity },
  type: BulkResourceType,
  action: BulkAction,
): void {
  const operation = bulkItemOperation(type, action)
  if (operation === undefined) {
    const message = `${bulkVerb(action)} isn’t available for ${BULK_NOUNS[type].many}. Choose another action.`
    throw atField(422, 'unsupported_action', '/action', message)
  }
  assertAuthorized(operations[operation], { kind: 'known', identity })
}

function begin(
  ctx: Context<'createBulkOperation'> | Context<'retryBulkOperation'>,
  facts: Pick<BulkOperationRow, 'resourceType' | 'action' | 'filter' | 'retryOf'>,
  items: readonly BulkItem[],
) {
  const { identity, sequence, random, requestId } = ctx
  const { via } = identity
  const row = beginBulkOperation(
    ctx,
    {
      id: orderedId(random('bulk'), 'bulk', sequence),
      organizationId: identity.organization.id,
      ...facts,
      requestedBy: actorOf(identity),
      userId: identity.user.id,
      sessionId: via.kind === 'session' ? via.session.id : null,
      keyId: via.kind === 'key' ? via.key.id : null,
      requestId,
    },
    items,
  )
  addAuditNote(ctx, { detail: bulkTitle(row) })
  return { status: 202, body: toBulkOperation(row) } as const
}

function lookupOperation({
  tx,
  identity,
  path,
}: Pick<SignedInView, 'tx' | 'identity'> & {
  readonly path: { readonly bulkOperationId: string }
}): Readonly<BulkOperationRow> {
  const id = path.bulkOperationId
  const isOwn = (row: BulkOperationRow) => row.organizationId === identity.organization.id
  return lookupPart(tx.bulkOperations.get(id), isOwn, 'bulk operation', id)
}

const ITEM_LIST: ListRules<BulkItemRow, QueryOf<'listBulkOperationItems'>> = {
  text: ({ name }) => name,
  filters: { status: oneOf((row) => row.status) },
  sort: () => ({ position: 'position', name: 'name', status: 'status', id: 'itemId' }),
}

function toItem(
  { itemId, position, name, status, problem }: BulkItemRow,
  href: string | null,
): BulkOperationItem {
  return { id: itemId, position, name, href, status, problem: problem && { ...problem } }
}

const count = (value: number) => value.toLocaleString('en-US')
