import type { HealthCheck, ListenerInput } from '#src/api/generated/types.gen.ts'
import type { ListenerProblemCode } from '#src/domain/listeners.ts'
import { healthCheckProblem, listenerProblems, protocolNames } from '#src/domain/listeners.ts'
import type { LoadBalancerTypeEntry } from '#src/domain/load-balancer-catalog.ts'
import type { LoadBalancerRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import { atField } from '../shared/at-field.ts'

/**
 * Converts the listeners of a request into rows.
 * @throws Problem 422 `protocol_not_supported`, `certificate_domain_required`, `duplicate_entry`: the first kind of
 * error, with every field that has it
 */
export function listenersOf(
  type: LoadBalancerTypeEntry,
  inputs: readonly ListenerInput[],
): LoadBalancerRow['listeners'] {
  const problems = listenerProblems(type, inputs)
  const [first] = problems
  if (first !== undefined) {
    throw new Problem(422, first.code, {
      detail: detailOf(first.code, type),
      errors: problems
        .filter((it) => it.code === first.code)
        .map(({ index, field, code, message }) => ({
          in: 'body',
          pointer: `/listeners/${index}/${field}`,
          code,
          message,
        })),
    })
  }
  return inputs.map(({ protocol, port, targetPort, certificateDomain }) => ({
    protocol,
    port,
    targetPort,
    certificateDomain: protocol === 'https' ? (certificateDomain ?? null) : null,
  }))
}

function detailOf(code: ListenerProblemCode, { name, protocols }: LoadBalancerTypeEntry): string {
  switch (code) {
    case 'protocol_not_supported':
      return `The ${name} takes ${protocolNames(protocols)}.`
    case 'certificate_domain_required':
      return 'A listener that speaks HTTPS needs the domain of its certificate.'
    case 'duplicate_entry':
      return 'Two listeners wait at the same port.'
  }
}

/** @throws Problem 422 `invalid_health_check` */
export function checkHealthCheck(check: HealthCheck): HealthCheck {
  const message = healthCheckProblem(check)
  if (message === null) return check
  const detail = 'A check must be over before the next one begins.'
  throw atField(422, 'invalid_health_check', '/healthCheck/timeoutSeconds', detail, message)
}
