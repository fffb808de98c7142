import type { LoadBalancerRouting, StickySessions } from '#src/api/generated/types.gen.ts'
import type { LoadBalancerTypeEntry } from '#src/domain/load-balancer-catalog.ts'
import { repeatedRules } from '#src/domain/load-balancer-routing.ts'
import type { Transaction } from '../../db/index.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import { joinNames } from '../../kernel/join-names.ts'
import { atField } from '../shared/at-field.ts'
import { type Reference, reference, referenceList } from '../shared/references.ts'

/**
 * Targets that the rules choose.
 *
 * @param targets ids of the load balancer's VMs
 */
export function chosenTargetReferences(
  targets: ReadonlySet<string>,
  routing: LoadBalancerRouting = { rules: [], defaultVmIds: [] },
): Reference<readonly string[]> {
  const lists = [
    { pointer: '/routing/defaultVmIds', vmIds: routing.defaultVmIds },
    ...routing.rules.map(({ vmIds }, index) => ({ pointer: `/routing/rules/${index}/vmIds`, vmIds })),
  ]
  return referenceList(
    lists.flatMap(({ pointer, vmIds }) =>
      vmIds.map((id, index) =>
        reference(
          targets.has(id) ? id : undefined,
          `${pointer}/${index}`,
          'This VM isn’t a target of the load balancer. Add it first.',
        ),
      ),
    ),
  )
}

/** Routing as text for activities, with names of the VMs. */
export function namedRouting(
  tx: Pick<Transaction, 'vms'>,
  { rules, defaultVmIds }: LoadBalancerRouting = { rules: [], defaultVmIds: [] },
): { readonly routing: { readonly rules: readonly string[]; readonly default: string } } {
  const named = (vmIds: readonly string[]) =>
    vmIds.length === 0 ? 'all targets' : joinNames(vmIds.map((id) => tx.vms.get(id)?.name ?? id))
  return {
    routing: {
      rules: rules.map(({ host, path, vmIds }) => `${host ?? ''}${path} to ${named(vmIds)}`),
      default: named(defaultVmIds),
    },
  }
}

/** @throws Problem 422 `protocol_not_supported`, `duplicate_entry` */
export function checkRouting(type: LoadBalancerTypeEntry, routing: LoadBalancerRouting): LoadBalancerRouting {
  if (routing.rules.length > 0 || routing.defaultVmIds.length > 0) assertReadsHttp(type, '/routing')
  const errors = repeatedRules(routing.rules).map(
    (index): FieldError => ({
      in: 'body',
      pointer: `/routing/rules/${index}/path`,
      code: 'duplicate_entry',
      message: 'Another rule has this host and path.',
    }),
  )
  if (errors.length === 0) return routing
  throw new Problem(422, 'duplicate_entry', {
    detail: 'Two rules have the same host and path. Remove one of them.',
    errors,
  })
}

/** @throws Problem 422 `protocol_not_supported` */
export function checkStickySessions(
  type: LoadBalancerTypeEntry,
  sticky: StickySessions | null,
): StickySessions | null {
  if (sticky !== null) assertReadsHttp(type, '/stickySessions')
  return sticky
}

/** Rules and cookies are read from HTTP requests, which the Network type only passes on as connections. */
function assertReadsHttp({ name, protocols }: LoadBalancerTypeEntry, pointer: string): void {
  if (protocols.includes('http')) return
  const detail = `${name} doesn’t read HTTP requests. Use a type with HTTP listeners.`
  throw atField(422, 'protocol_not_supported', pointer, detail, 'Not available with this type.')
}
