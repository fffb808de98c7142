import type { ListenerProtocol, LoadBalancerTypeEntry } from './load-balancer-catalog.ts'

/** Listener fields that the rules check. */
export interface ListenerRules {
  readonly protocol: ListenerProtocol
  readonly port: number
  readonly certificateId?: string | null | undefined
}

export type ListenerProblemCode = 'protocol_not_supported' | 'certificate_required' | 'duplicate_entry'

/** Error of a listener, as the API reports it. */
export interface ListenerProblem {
  readonly index: number
  readonly field: keyof ListenerRules
  readonly code: ListenerProblemCode
  readonly message: string
}

const PROTOCOL_NAMES: Readonly<Record<ListenerProtocol, string>> = {
  http: 'HTTP',
  https: 'HTTPS',
  tcp: 'TCP',
  udp: 'UDP',
}

export function protocolName(protocol: ListenerProtocol): string {
  return PROTOCOL_NAMES[protocol]
}

/** "HTTP or HTTPS". */
export function protocolNames(protocols: readonly ListenerProtocol[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(protocols.map(protocolName))
}

/**
 * Checks listeners against a load balancer type: supported protocols, a certificate for HTTPS, and unique
 * ports. TCP-based protocols share the ports; UDP has its own.
 *
 * @returns errors in the order of the listeners
 */
export function listenerProblems(
  type: Pick<LoadBalancerTypeEntry, 'protocols'>,
  listeners: readonly ListenerRules[],
): ListenerProblem[] {
  const problems: ListenerProblem[] = []
  const ports = new Set<string>()
  for (const [index, { protocol, port, certificateId }] of listeners.entries()) {
    if (!type.protocols.includes(protocol)) {
      const message = `Must be ${protocolNames(type.protocols)} with this type.`
      problems.push({ index, field: 'protocol', code: 'protocol_not_supported', message })
    }
    if (protocol === 'https' && !certificateId) {
      const message = 'Choose a certificate.'
      problems.push({ index, field: 'certificateId', code: 'certificate_required', message })
    }
    const place = `${protocol === 'udp' ? 'udp' : 'tcp'} ${port}`
    if (ports.has(place)) {
      const message = `Another listener uses port ${port}.`
      problems.push({ index, field: 'port', code: 'duplicate_entry', message })
    }
    ports.add(place)
  }
  return problems
}

/** Error message for a health check; null if it is valid. The timeout must be shorter than the interval. */
export function healthCheckProblem(check: {
  readonly intervalSeconds: number
  readonly timeoutSeconds: number
}): string | null {
  if (check.timeoutSeconds < check.intervalSeconds) return null
  return `Must be less than the interval of ${check.intervalSeconds} seconds.`
}
