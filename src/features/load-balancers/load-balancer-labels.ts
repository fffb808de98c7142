import type {
  Health,
  LoadBalancer,
  LoadBalancerAlgorithm,
  LoadBalancerType,
} from '#src/api/generated/types.gen.ts'
import { protocolName } from '#src/domain/listeners.ts'
import { algorithmNames } from '#src/domain/load-balancer.ts'
import type { ListenerProtocol } from '#src/domain/load-balancer-catalog.ts'
import type { TypedNumber } from '#src/ui/number-field.tsx'
import type { StatusTone } from '#src/ui/status-badge.tsx'

/** Type names of the specification, plus a third type that it doesn't name. */
export const typeLabels: Readonly<Record<LoadBalancerType, string>> = {
  application: 'Application',
  network: 'Network',
  enterprise: 'Enterprise',
}

export const algorithmLabels: Readonly<
  Record<LoadBalancerAlgorithm, { readonly name: string; readonly detail: string }>
> = {
  round_robin: { name: algorithmNames.round_robin, detail: 'Each target in turn.' },
  least_connections: {
    name: algorithmNames.least_connections,
    detail: 'The target with the fewest open connections.',
  },
  source_ip: { name: algorithmNames.source_ip, detail: 'Always the same target for the same client.' },
}

export const healthLabels: Readonly<Record<Health, { readonly label: string; readonly tone: StatusTone }>> = {
  healthy: { label: 'Healthy', tone: 'healthy' },
  warning: { label: 'Degraded', tone: 'warning' },
  critical: { label: 'No target receives traffic', tone: 'critical' },
}

/** Consequence of draining or removing the last target that serves. */
export const LAST_TARGET_LEAVES =
  'This is the last healthy target that receives traffic. Without it, visitors get 503 (Service Unavailable) until another target is healthy.'

/** For example "2 of 3 healthy". */
export function describeTargets({ targets }: Pick<LoadBalancer, 'targets'>): string {
  return targets.total === 0 ? 'None' : `${targets.healthy} of ${targets.total} healthy`
}

/** For example "HTTPS 443". */
export function describeListener({
  protocol,
  port,
}: {
  readonly protocol: ListenerProtocol
  readonly port: TypedNumber
}): string {
  return `${protocolName(protocol)} ${port}`
}
