import type { ProjectUsage, ResourceTypeCount } from '#src/api/generated/types.gen.ts'
import { money } from '#src/domain/price.ts'
import type { Transaction } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { billingMonthOf } from '../../world/ledger/billing-month.ts'
import { eachCharge } from '../../world/ledger/charges.ts'
import { allResourceDefinitions } from '../../world/resource-definitions.ts'
import { projectsOf } from './projects-of.ts'

export const projectUsageHandlers: HandlersFor<'listProjectUsage' | 'listProjectCosts'> = {
  listProjectUsage(ctx) {
    const projects = projectsOf(ctx)
    const resources = new Map<string, ResourceTypeCount[]>(projects.map(({ id }) => [id, []]))
    const snapshots = new Map<string, number>()
    for (const definition of allResourceDefinitions) {
      const counts = new Map<string, number>()
      for (const { projectId } of definition
        .table(ctx.tx)
        .by('organizationId', ctx.identity.organization.id)) {
        counts.set(projectId, (counts.get(projectId) ?? 0) + 1)
      }
      for (const [projectId, count] of counts) {
        if (definition.type === 'volume_snapshot') snapshots.set(projectId, count)
        else resources.get(projectId)?.push({ type: definition.type, count })
      }
    }
    const budgets = Map.groupBy(
      ctx.tx.budgets.by('organizationId', ctx.identity.organization.id),
      ({ projectId }) => projectId,
    )
    const changes = lastChanges(ctx.tx, ctx.identity.organization.id)
    for (const { id, createdBy, createdAt } of projects) note(changes, id, createdBy, createdAt)
    const team = new Map(
      ctx.tx.memberships
        .by('organizationId', ctx.identity.organization.id)
        .flatMap(({ userId }) => ctx.tx.users.get(userId) ?? [])
        .map(({ id, name }) => [id, name]),
    )
    const items = projects.map(
      ({ id }): ProjectUsage => ({
        projectId: id,
        resourceCount: resources.get(id)?.reduce((sum, { count }) => sum + count, 0) ?? 0,
        resources: resources.get(id) ?? [],
        snapshotCount: snapshots.get(id) ?? 0,
        budgetCount: budgets.get(id)?.length ?? 0,
        members: [...(changes.get(id) ?? [])]
          .sort(([, a], [, b]) => b - a)
          .flatMap(([userId, at]) => {
            const name = team.get(userId)
            return name === undefined ? [] : [{ id: userId, name, lastChangeAt: iso(at) }]
          })
          .slice(0, MAX_MEMBERS),
      }),
    )
    return { status: 200, body: { items } }
  },

  listProjectCosts(ctx) {
    const { tx, now, identity } = ctx
    const { from } = billingMonthOf(identity.organization, now)
    const cents = new Map<string, number>()
    eachCharge(tx, identity.organization.id, { from, to: now }, ({ projectId }, amount) => {
      cents.set(projectId, (cents.get(projectId) ?? 0) + amount)
    })
    const items = projectsOf(ctx).map(({ id }) => ({
      projectId: id,
      cost: money(cents.get(id) ?? 0),
    }))
    return { status: 200, body: { from: iso(from), items } }
  },
}

/** Limit of the members shown with a project. */
const MAX_MEMBERS = 1000

/** Time of each user's last change in a project, by project. */
type LastChanges = Map<string, Map<string, number>>

function lastChanges(tx: Transaction, organizationId: string): LastChanges {
  const owners = new Map<string, string | null>()
  const ownerOf = (keyId: string): string | null => {
    let owner = owners.get(keyId)
    if (owner === undefined) {
      owner = tx.apiKeys.get(keyId)?.userId ?? null
      owners.set(keyId, owner)
    }
    return owner
  }
  const changes: LastChanges = new Map()
  for (const { actor, projectId, at } of tx.activities.by('organizationId', organizationId)) {
    if (actor.id === null) continue
    const userId = actor.kind === 'key' ? ownerOf(actor.id) : actor.id
    if (userId !== null) note(changes, projectId, userId, at)
  }
  return changes
}

function note(changes: LastChanges, projectId: string, userId: string, at: number): void {
  let people = changes.get(projectId)
  if (people === undefined) {
    people = new Map()
    changes.set(projectId, people)
  }
  people.set(userId, Math.max(at, people.get(userId) ?? 0))
}
