import type { SavedView } from '#src/api/generated/types.gen.ts'
import type { SavedViewRow } from '../../db/index.ts'
import { notFound, Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { noteChanges, renamedTo } from '../audit-log/changes.ts'
import { checkListLimit } from '../shared/list-limit.ts'
import { hasName, nameTaken } from '../shared/names.ts'
import { inOrganization } from '../shared/references.ts'
import type { SignedInView } from '../shared/view.ts'

type View = Pick<SignedInView, 'tx' | 'identity'>

export const savedViewHandlers: HandlersFor<
  'listSavedViews' | 'createSavedView' | 'updateSavedView' | 'deleteSavedView'
> = {
  listSavedViews(ctx) {
    const { path } = ctx.query
    const { items } = ctx.tx.savedViews.list({
      where: (row) => isVisible(row, ctx) && (path === undefined || row.path === path),
      sort: [{ by: 'name' }],
    })
    return { status: 200, body: { items: items.map((row) => toSavedView(row, ctx)) } }
  },

  createSavedView(ctx) {
    const { tx, now, identity, body, random } = ctx
    checkName(ctx, body)
    checkListLimit('savedViews', tx.savedViews.countBy('organizationId', identity.organization.id))
    const row = tx.savedViews.insert({
      id: random('saved-view').id('view'),
      organizationId: identity.organization.id,
      userId: identity.user.id,
      name: body.name,
      path: body.path,
      query: body.query ?? '',
      isShared: body.isShared ?? false,
      createdAt: now,
      updatedAt: now,
    })
    return { status: 201, body: toSavedView(row, ctx) }
  },

  updateSavedView(ctx) {
    const { tx, now, identity, body } = ctx
    const before = lookupView(ctx, ctx.path.savedViewId)
    if (before.userId !== identity.user.id) throw notTheCreator('change')
    const { name = before.name, query = before.query, isShared = before.isShared } = body
    // A member who doesn't see this view may have shared one of the same name since.
    if (name !== before.name || (isShared && !before.isShared)) {
      checkName(ctx, { name, path: before.path }, before.id)
    }
    noteChanges(
      ctx,
      before,
      { name, query, isShared },
      {
        name: renamedTo,
        query: 'the filters',
        isShared: (after) => (after ? 'Shared with the organization.' : 'No longer shared.'),
      },
    )
    const isChanged = name !== before.name || query !== before.query || isShared !== before.isShared
    const row = isChanged
      ? tx.savedViews.update(before.id, { name, query, isShared, updatedAt: now })
      : before
    return { status: 200, body: toSavedView(row, ctx) }
  },

  deleteSavedView(ctx) {
    const row = lookupView(ctx, ctx.path.savedViewId)
    const { user, permissions } = ctx.identity
    if (row.userId !== user.id && !permissions.has('manage_team')) throw notTheCreator('delete')
    ctx.tx.savedViews.remove(row.id)
    return { status: 204 }
  },
}

/** True for the caller's own views and the shared ones of the organization. */
function isVisible(row: SavedViewRow, { identity }: Pick<SignedInView, 'identity'>): boolean {
  return row.organizationId === identity.organization.id && (row.isShared || row.userId === identity.user.id)
}

/** @throws Problem 404, also for a private view of someone else */
function lookupView(ctx: View, id: string): SavedViewRow {
  const row = inOrganization(ctx.tx.savedViews.get(id), ctx)
  if (row === undefined || !isVisible(row, ctx)) throw notFound('saved view', id)
  return row
}

function notTheCreator(verb: 'change' | 'delete'): Problem {
  const detail = {
    change: 'Only the member who created this view can change it. Save a view of your own instead.',
    delete: 'Only the member who created this view and members who manage the team can delete it.',
  }
  return new Problem(403, 'not_the_creator', detail[verb])
}

/** @throws Problem 409 `name_taken` */
function checkName(ctx: View, { name, path }: Pick<SavedViewRow, 'name' | 'path'>, except?: string): void {
  const rows = ctx.tx.savedViews
    .by('organizationId', ctx.identity.organization.id)
    .filter((row) => row.path === path && isVisible(row, ctx))
  if (hasName(rows, name, except)) throw nameTaken(`A view named ${name} already exists on this page.`)
}

function toSavedView(row: SavedViewRow, { tx, identity }: View): SavedView {
  return {
    id: row.id,
    name: row.name,
    path: row.path,
    query: row.query,
    isShared: row.isShared,
    isOwn: row.userId === identity.user.id,
    createdBy: { kind: 'user', name: tx.users.get(row.userId)?.name ?? 'Closed account' },
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  }
}
