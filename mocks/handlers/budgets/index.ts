import type { Budget, BudgetThresholds } from '#src/api/generated/types.gen.ts'
import { isSameThreshold, isThresholdReached } from '#src/domain/budget.ts'
import { money } from '#src/domain/price.ts'
import type { BudgetRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { dollarsText } from '../../kernel/dollars-text.ts'
import { iso } from '../../kernel/iso-time.ts'
import { worldContextOf } from '../../world/job-context.ts'
import {
  type BudgetStatus,
  budgetStatus,
  budgetStatuses,
  nextCheckAt,
  reportReached,
} from '../../world/ledger/budget-watch.ts'
import { noteChanges, renamedTo } from '../audit-log/changes.ts'
import { percent } from '../billing/period.ts'
import { actorOf, toActor } from '../shared/activity.ts'
import { checkIfMatch, entityTag, etag, versionedPatch } from '../shared/entity-tag.ts'
import { checkListLimit } from '../shared/list-limit.ts'
import { lookupOwned } from '../shared/lookup.ts'
import { hasName, nameTaken } from '../shared/names.ts'
import { projectReference, resolve } from '../shared/references.ts'
import type { SignedInView } from '../shared/view.ts'

export const budgetHandlers: HandlersFor<
  'listBudgets' | 'getBudgetSpend' | 'createBudget' | 'getBudget' | 'updateBudget' | 'deleteBudget'
> = {
  listBudgets(ctx) {
    const { items } = ctx.tx.budgets.list({
      where: ({ organizationId }) => organizationId === ctx.identity.organization.id,
      sort: [{ by: ({ projectId }) => projectId !== null }, { by: 'name' }],
    })
    const statusOf = budgetStatuses(ctx.tx, ctx.now)
    return { status: 200, body: { items: items.map((row) => toBudget(row, ctx, statusOf(row))) } }
  },

  getBudgetSpend({ tx, identity, now, query }) {
    const budget = {
      organizationId: identity.organization.id,
      projectId: query.projectId ?? null,
      amount: 0,
      thresholds: [],
    }
    const { spent = 0, projected = 0 } = budgetStatus(tx, budget, now) ?? {}
    return { status: 200, body: { spent: money(spent), projected: money(projected) } }
  },

  createBudget(ctx) {
    const { tx, identity, now, body, random } = ctx
    const wanted = {
      organizationId: identity.organization.id,
      name: body.name,
      amount: body.amount.amount,
      projectId: projectOf(ctx, body.projectId ?? null),
      thresholds: checkThresholds(body.thresholds ?? []),
    }
    checkName(ctx, body.name)
    checkListLimit('budgets', tx.budgets.countBy('organizationId', identity.organization.id))
    const row = tx.budgets.insert({
      id: random('budget').id('budget'),
      ...wanted,
      ...watchOf(ctx, wanted),
      revision: 1,
      createdAt: now,
      updatedAt: now,
      updatedBy: actorOf(identity),
    })
    return { status: 201, headers: etag(row.revision), body: toBudget(row, ctx) }
  },

  getBudget(ctx) {
    const row = lookupBudget(ctx, ctx.path.budgetId)
    return { status: 200, headers: etag(row.revision), body: toBudget(row, ctx) }
  },

  updateBudget(ctx) {
    const { tx, identity, now, body } = ctx
    const before = lookupBudget(ctx, ctx.path.budgetId)
    checkIfMatch(ctx, before.revision)
    const wanted = {
      organizationId: before.organizationId,
      name: body.name ?? before.name,
      amount: body.amount?.amount ?? before.amount,
      projectId: body.projectId === undefined ? before.projectId : projectOf(ctx, body.projectId),
      thresholds: body.thresholds === undefined ? before.thresholds : checkThresholds(body.thresholds),
    }
    if (body.name !== undefined) checkName(ctx, body.name, before.id)
    noteChanges(ctx, before, wanted, {
      name: renamedTo,
      amount: (after, amount) => `From ${dollarsText(amount)} to ${dollarsText(after)} a month.`,
      projectId: 'the project',
      thresholds: 'the thresholds',
    })
    const version = { updatedAt: now, updatedBy: actorOf(identity) }
    const changed = tx.budgets.update(before.id, versionedPatch(before, wanted, version))
    // Without a change, the scheduled check reports what is reached.
    const row =
      changed.revision === before.revision
        ? before
        : tx.budgets.update(before.id, watchOf(ctx, wanted, before))
    return { status: 200, headers: etag(row.revision), body: toBudget(row, ctx) }
  },

  deleteBudget(ctx) {
    ctx.tx.budgets.remove(lookupBudget(ctx, ctx.path.budgetId).id)
    return { status: 204 }
  },
}

/** @throws Problem 404, also for a budget of another organization */
function lookupBudget(ctx: Pick<SignedInView, 'tx' | 'identity'>, id: string): BudgetRow {
  return lookupOwned(ctx.tx.budgets.get(id), ctx, 'budget', id)
}

/** @throws Problem 422 `unknown_reference` */
function projectOf(ctx: Pick<SignedInView, 'tx' | 'identity'>, projectId: string | null): string | null {
  if (projectId === null) return null
  return resolve({ project: projectReference(ctx, projectId) }).project.id
}

/** @throws Problem 422 `duplicate_entry` */
function checkThresholds(thresholds: BudgetThresholds): BudgetRow['thresholds'] {
  const errors = thresholds.flatMap((it, index) =>
    thresholds.slice(0, index).some((other) => isSameThreshold(other, it))
      ? [
          {
            in: 'body' as const,
            pointer: `/thresholds/${index}`,
            code: 'duplicate_entry',
            message: `The threshold ${it.percent}% of ${it.basis} appears twice.`,
          },
        ]
      : [],
  )
  const [first] = errors
  if (first === undefined) return thresholds.map(({ basis, percent }) => ({ basis, percent }))
  throw new Problem(422, 'duplicate_entry', { detail: first.message, errors })
}

function checkName(
  { tx, identity }: Pick<SignedInView, 'tx' | 'identity'>,
  name: string,
  except?: string,
): void {
  const rows = tx.budgets.by('organizationId', identity.organization.id)
  if (hasName(rows, name, except)) throw nameTaken(`A budget named ${name} already exists.`)
}

type Wanted = Pick<BudgetRow, 'organizationId' | 'name' | 'projectId' | 'amount' | 'thresholds'>

/** Notifies of the thresholds that are reached at once. Those reported for the same costs stay reported. */
function watchOf(
  ctx: Pick<Context<'createBudget'>, 'tx' | 'now' | 'seed'>,
  wanted: Wanted,
  before?: BudgetRow,
): Pick<BudgetRow, 'month' | 'reached' | 'checkAt'> {
  const { tx, now } = ctx
  const status = budgetStatus(tx, wanted, now)
  if (status === null) throw new Error(`There is no organization ${wanted.organizationId}.`)
  const month = status.month.from
  const isSameCosts = before?.month === month && before.projectId === wanted.projectId
  const known = (isSameCosts ? before.reached : []).filter(
    (it) =>
      wanted.thresholds.some((wish) => isSameThreshold(wish, it)) &&
      isThresholdReached(wanted.amount, it, status),
  )
  const reached = [...known, ...reportReached(worldContextOf(ctx), wanted, status, known)]
  return { month, reached, checkAt: nextCheckAt(wanted, status, now) }
}

function toBudget(
  row: BudgetRow,
  { tx, now }: Pick<SignedInView, 'tx' | 'now'>,
  status: BudgetStatus | null = budgetStatus(tx, row, now),
): Budget {
  const { spent = 0, projected = 0 } = status ?? {}
  const reached = status?.month.from === row.month ? row.reached : []
  const project = row.projectId === null ? null : tx.projects.get(row.projectId)
  return {
    id: row.id,
    name: row.name,
    amount: money(row.amount),
    project: project ? { id: project.id, name: project.name } : null,
    thresholds: row.thresholds.map(({ basis, percent }) => ({ basis, percent })),
    state: spent > row.amount ? 'exceeded' : reached.length > 0 ? 'reached' : 'within',
    spent: money(spent),
    usedPercent: percent(spent, row.amount),
    projected: money(projected),
    projectedPercent: percent(projected, row.amount),
    reached: reached.map(({ basis, percent, at }) => ({ basis, percent, at: iso(at) })),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    updatedBy: toActor(row.updatedBy),
    etag: entityTag(row.revision),
  }
}
