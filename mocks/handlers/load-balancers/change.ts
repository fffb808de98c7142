import { algorithmNames, type LoadBalancerAction, loadBalancerLifeCycle } from '#src/domain/load-balancer.ts'
import type { LoadBalancerRow, Transaction } from '../../db/index.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { isSameJson } from '../../kernel/same-json.ts'
import { snakeCase } from '../../kernel/snake-case.ts'
import { type ActivityChange, changesBetween } from '../../world/activity-changes.ts'
import { beginTransition } from '../../world/life-cycles/begin.ts'
import { loadBalancerLife } from '../../world/life-cycles/load-balancer.ts'
import { typeOf } from '../../world/load-balancer-metrics.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf, assertAllowed } from '../shared/actions.ts'
import { relabel } from '../shared/labels.ts'
import { lookup } from '../shared/lookup.ts'
import { recordDone } from '../shared/record.ts'
import { resolve } from '../shared/references.ts'
import { certificateReferences, checkHealthCheck, listenersOf } from './configuration.ts'
import { checkRouting, checkStickySessions, chosenTargetReferences, namedRouting } from './routing.ts'
import { toLoadBalancer } from './to-load-balancer.ts'

export const loadBalancerChangeHandlers: HandlersFor<'updateLoadBalancer' | 'deleteLoadBalancer'> = {
  updateLoadBalancer(ctx) {
    const { tx, now } = ctx
    const row = balancerForAction(ctx, 'update')
    const configuration = changedConfiguration(ctx, row)
    const labels = relabel(resourceDefinitions.load_balancer, ctx, row, ctx.body)
    const patch = { ...configuration, ...labels }
    const isChanged = Object.keys(patch).length > 0
    const changed = isChanged ? tx.loadBalancers.update(row.id, { ...patch, updatedAt: now }) : row
    return { status: 200, body: toLoadBalancer(changed, ctx) }
  },

  deleteLoadBalancer(ctx) {
    const row = balancerForAction(ctx, 'delete')
    const deleting = beginTransition(loadBalancerLife, actionContextOf(ctx), 'delete', row)
    return { status: 202, body: toLoadBalancer(deleting, ctx) }
  },
}

/** @throws Problem 404, and 409 `invalid_state` if the status does not allow the action */
export function balancerForAction(
  ctx: Pick<Context<'deleteLoadBalancer'>, 'tx' | 'identity'> & {
    readonly path: { readonly loadBalancerId: string }
  },
  action: LoadBalancerAction,
): Readonly<LoadBalancerRow> {
  const row = lookup(resourceDefinitions.load_balancer, ctx, ctx.path.loadBalancerId)
  assertAllowed(loadBalancerLifeCycle.can(action, row.status))
  return row
}

type Configuration = Partial<
  Pick<LoadBalancerRow, 'algorithm' | 'listeners' | 'healthCheck' | 'routing' | 'stickySessions'>
>

/** Settings in the body that differ; each is recorded. */
function changedConfiguration(ctx: Context<'updateLoadBalancer'>, row: LoadBalancerRow): Configuration {
  const { algorithm, listeners, healthCheck, routing, stickySessions } = ctx.body
  const type = typeOf(row)
  const present = new Set(ctx.tx.loadBalancerTargets.by('loadBalancerId', row.id).map(({ vmId }) => vmId))
  resolve({
    certificates: certificateReferences(
      ctx,
      listeners ?? [],
      new Set(row.listeners.map(({ certificateId }) => certificateId)),
    ),
    chosen: chosenTargetReferences(present, routing),
  })
  const wanted: Configuration = {
    ...(algorithm && { algorithm }),
    ...(listeners && { listeners: listenersOf(type, listeners) }),
    ...(healthCheck && { healthCheck: checkHealthCheck(healthCheck) }),
    ...(routing && { routing: checkRouting(type, routing) }),
    ...(stickySessions !== undefined && { stickySessions: checkStickySessions(type, stickySessions) }),
  }
  const sent = Object.keys(wanted) as (keyof Configuration)[]
  const differing = sent.filter((field) => !isSameJson(wanted[field], row[field]))
  for (const field of differing) {
    recordDone(
      ctx,
      'load_balancer',
      row,
      `${snakeCase(field)}_changed`,
      `Changed the ${NOUNS[field]} of ${row.name}`,
      changesOf(ctx.tx, row, wanted, field),
    )
  }
  return Object.fromEntries(differing.map((field) => [field, wanted[field]]))
}

/** Changes of one setting, with names instead of ids. */
function changesOf(
  tx: Transaction,
  row: LoadBalancerRow,
  wanted: Configuration,
  field: keyof Configuration,
): readonly ActivityChange[] {
  if (field === 'routing') {
    return changesBetween(namedRouting(tx, row.routing), namedRouting(tx, wanted.routing))
  }
  if (field === 'listeners') {
    const textsOf = (listeners: LoadBalancerRow['listeners'] = []) => ({
      listeners: listeners.map((listener) => listenerText(tx, listener)),
    })
    return changesBetween(textsOf(row.listeners), textsOf(wanted.listeners))
  }
  if (field === 'algorithm') {
    const { algorithm = row.algorithm } = wanted
    return changesBetween(
      { algorithm: algorithmNames[row.algorithm] },
      { algorithm: algorithmNames[algorithm] },
    )
  }
  return changesBetween(row, { [field]: wanted[field] })
}

function listenerText(
  tx: Transaction,
  { protocol, port, targetPort, certificateId }: LoadBalancerRow['listeners'][number],
): string {
  const domain = certificateId === null ? undefined : tx.certificates.get(certificateId)?.domains[0]
  const certificate = domain === undefined ? '' : ` (certificate of ${domain})`
  return `${protocol.toUpperCase()} ${port} to ${targetPort}${certificate}`
}

const NOUNS: Readonly<Record<keyof Configuration, string>> = {
  algorithm: 'algorithm',
  listeners: 'listeners',
  healthCheck: 'health check',
  routing: 'routing rules',
  stickySessions: 'sticky sessions',
}
