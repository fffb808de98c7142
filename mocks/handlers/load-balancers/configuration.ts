import type { HealthCheck, ListenerInput } from '#src/api/generated/types.gen.ts'
import type { ListenerProblemCode } from '#src/domain/listeners.ts'
import { healthCheckProblem, listenerProblems, protocolNames } from '#src/domain/listeners.ts'
import type { LoadBalancerTypeEntry } from '#src/domain/load-balancer-catalog.ts'
import type { CertificateRow, LoadBalancerRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import { atField } from '../shared/at-field.ts'
import { inOrganization, type Reference, reference, referenceList } from '../shared/references.ts'
import type { SignedInView } from '../shared/view.ts'

/**
 * Converts the listeners of a request into rows.
 * @throws Problem 422 `protocol_not_supported`, `certificate_required`, `duplicate_entry`: the first kind of
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
  return inputs.map(({ protocol, port, targetPort, certificateId }) => ({
    protocol,
    port,
    targetPort,
    certificateId: protocol === 'https' ? (certificateId ?? null) : null,
  }))
}

function detailOf(code: ListenerProblemCode, { name, protocols }: LoadBalancerTypeEntry): string {
  switch (code) {
    case 'protocol_not_supported':
      return `${name} supports ${protocolNames(protocols)}.`
    case 'certificate_required':
      return 'An HTTPS listener needs a certificate. Choose one.'
    case 'duplicate_entry':
      return 'Two listeners use the same port. Change one of them.'
  }
}

/**
 * Certificates of HTTPS listeners; other listeners have none. One that has failed or expired can't be chosen.
 * @param present ids of certificates that the load balancer uses, which stay in any status
 */
export function certificateReferences(
  view: SignedInView,
  listeners: readonly ListenerInput[],
  present: ReadonlySet<string | null> = new Set(),
): Reference<readonly Readonly<CertificateRow>[]> {
  return referenceList(
    listeners.flatMap(({ protocol, certificateId }, index) =>
      protocol !== 'https' || certificateId === undefined
        ? []
        : reference(
            usable(inOrganization(view.tx.certificates.get(certificateId), view), present),
            `/listeners/${index}/certificateId`,
            'This certificate doesn’t exist, or it has failed or expired. Choose another one.',
          ),
    ),
  )
}

function usable(certificate: Readonly<CertificateRow> | undefined, present: ReadonlySet<string | null>) {
  if (certificate === undefined) return undefined
  const { id, status } = certificate
  return status === 'issued' || status === 'pending' || present.has(id) ? certificate : undefined
}

/** @throws Problem 422 `invalid_health_check` */
export function checkHealthCheck(check: HealthCheck): HealthCheck {
  const message = healthCheckProblem(check)
  if (message === null) return check
  const detail = 'The timeout must be less than the interval.'
  throw atField(422, 'invalid_health_check', '/healthCheck/timeoutSeconds', detail, message)
}
