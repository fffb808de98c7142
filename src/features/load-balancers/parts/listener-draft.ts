import * as limits from '#src/api/generated/limits.gen.ts'
import type { Listener, ListenerInput, LoadBalancerType } from '#src/api/generated/types.gen.ts'
import { listenerProblems } from '#src/domain/listeners.ts'
import { findLoadBalancerType, LISTENER_PROTOCOLS } from '#src/domain/load-balancer-catalog.ts'
import { isWholeBetween } from '#src/domain/whole-number.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import type { TypedNumber } from '#src/ui/number-field.tsx'
import { z } from '#src/ui/zod.ts'

const text = z.string()

export const typedNumber = z.union([z.number(), z.literal('')])

/** Form values of a listener. */
export const listenerDraftSchema = z.object({
  protocol: z.enum(LISTENER_PROTOCOLS),
  port: typedNumber,
  /** True if the user chose the port, so that a change of the protocol keeps it. */
  portTyped: z.boolean(),
  targetPort: typedNumber,
  /** Kept while the protocol is another than HTTPS. */
  certificate: z.nullable(z.object({ id: text, name: text })),
})

export type ListenerDraft = z.infer<typeof listenerDraftSchema>

export const MAX_LISTENERS = limits.LoadBalancerCreate.listeners.maxItems

/** Default listener of a load balancer type. */
export function defaultListener(type: LoadBalancerType): ListenerDraft {
  return type === 'network'
    ? { protocol: 'tcp', port: 80, portTyped: false, targetPort: 8080, certificate: null }
    : { protocol: 'http', port: 80, portTyped: false, targetPort: 8080, certificate: null }
}

/** Usual ports of a protocol, the preferred one first. */
const USUAL_PORTS: Readonly<Record<ListenerDraft['protocol'], readonly number[]>> = {
  http: [80, 8080],
  https: [443, 8443],
  tcp: [],
  udp: [],
}

/** Form values of a saved listener. Another port than the usual one was chosen on purpose. */
export function toListenerDraft(listener: Listener): ListenerDraft {
  const portTyped = listener.port !== USUAL_PORTS[listener.protocol][0]
  return { ...listener, portTyped }
}

/** Applies a change of the user. A new protocol proposes its usual port, unless the user typed one. */
export function changeListener(
  listeners: readonly ListenerDraft[],
  index: number,
  change: Partial<ListenerDraft>,
): ListenerDraft[] {
  return listeners.map((listener, at) => {
    if (at !== index) return listener
    const changed = { ...listener, ...change, portTyped: listener.portTyped || change.port !== undefined }
    if (change.protocol === undefined || changed.portTyped) return changed
    return {
      ...changed,
      port: freePort(USUAL_PORTS[change.protocol], listeners.toSpliced(index, 1), listener.port),
    }
  })
}

/** Adds a listener at a port that is not taken. */
export function addListener(type: LoadBalancerType, listeners: readonly ListenerDraft[]): ListenerDraft[] {
  const added = defaultListener(type)
  const next = Math.max(...listeners.map(({ port }) => Number(port))) + 1
  const usual = USUAL_PORTS[added.protocol]
  return [...listeners, { ...added, port: freePort([...usual, added.port], listeners, next) }]
}

function freePort(
  wanted: readonly TypedNumber[],
  others: readonly ListenerDraft[],
  otherwise: TypedNumber,
): TypedNumber {
  const taken = new Set(others.map(({ port }) => port))
  return wanted.find((port) => !taken.has(port)) ?? otherwise
}

/** Converts to the request format. */
export function toListenerInputs(listeners: readonly ListenerDraft[]): ListenerInput[] {
  return listeners.map(({ protocol, port, targetPort, certificate }) => ({
    protocol,
    port: Number(port),
    targetPort: Number(targetPort),
    ...(protocol === 'https' && certificate !== null && { certificateId: certificate.id }),
  }))
}

/** Returns errors by request field. */
export function listenerDraftProblems(
  type: LoadBalancerType,
  listeners: readonly ListenerDraft[],
): FieldProblems {
  const problems: Record<string, string> = {}
  for (const [index, { port, targetPort }] of listeners.entries()) {
    if (!isPort(port)) problems[`listeners.${index}.port`] = PORT_PROBLEM
    if (!isPort(targetPort)) problems[`listeners.${index}.targetPort`] = PORT_PROBLEM
  }
  const protocols = findLoadBalancerType(type)?.protocols ?? []
  for (const { index, field, message } of listenerProblems({ protocols }, toListenerInputs(listeners))) {
    problems[`listeners.${index}.${field}`] ??= message
  }
  return problems
}

export const PORT_PROBLEM = 'Use 1 to 65535.'

export function isPort(value: TypedNumber): boolean {
  return isWholeBetween(value, 1, 65_535)
}
