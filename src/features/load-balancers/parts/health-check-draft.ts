import type { HealthCheck } from '#src/api/generated/types.gen.ts'
import { healthCheckProblem } from '#src/domain/listeners.ts'
import { isWholeBetween } from '#src/domain/whole-number.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'
import { isPort, PORT_PROBLEM, typedNumber } from './listener-draft.ts'

/** Form values of a health check. `path` applies to HTTP only. */
export const healthCheckDraftSchema = z.object({
  protocol: z.enum(['http', 'tcp']),
  path: z.string(),
  port: typedNumber,
  intervalSeconds: typedNumber,
  timeoutSeconds: typedNumber,
  healthyThreshold: typedNumber,
  unhealthyThreshold: typedNumber,
})

export type HealthCheckDraft = z.infer<typeof healthCheckDraftSchema>

export const DEFAULT_HEALTH_CHECK: HealthCheckDraft = {
  protocol: 'http',
  path: '/',
  port: 8080,
  intervalSeconds: 10,
  timeoutSeconds: 5,
  healthyThreshold: 2,
  unhealthyThreshold: 3,
}

export function toHealthCheckDraft(check: HealthCheck): HealthCheckDraft {
  return { path: '/', ...check }
}

/** Converts to the request format. */
export function toHealthCheck({ protocol, path, ...typed }: HealthCheckDraft): HealthCheck {
  const numbers = {
    port: Number(typed.port),
    intervalSeconds: Number(typed.intervalSeconds),
    timeoutSeconds: Number(typed.timeoutSeconds),
    healthyThreshold: Number(typed.healthyThreshold),
    unhealthyThreshold: Number(typed.unhealthyThreshold),
  }
  return protocol === 'http' ? { protocol, path, ...numbers } : { protocol, ...numbers }
}

/** Minimum and maximum values of the contract. */
export const CHECK_BOUNDS = {
  intervalSeconds: [2, 300],
  timeoutSeconds: [1, 120],
  healthyThreshold: [1, 10],
  unhealthyThreshold: [1, 10],
} as const

/** Returns errors by request field. */
export function healthCheckDraftProblems(check: HealthCheckDraft): FieldProblems {
  const problems: Record<string, string> = {}
  if (check.protocol === 'http' && !/^\/[\x21-\x7e]*$/.test(check.path)) {
    problems['healthCheck.path'] = 'Start with a slash and don’t use spaces.'
  }
  if (!isPort(check.port)) problems['healthCheck.port'] = PORT_PROBLEM
  for (const [field, [min, max]] of Object.entries(CHECK_BOUNDS)) {
    if (!isWholeBetween(check[field as keyof typeof CHECK_BOUNDS], min, max)) {
      problems[`healthCheck.${field}`] = `Use ${min} to ${max}.`
    }
  }
  const timeout = healthCheckProblem(toHealthCheck(check))
  if (timeout !== null) problems['healthCheck.timeoutSeconds'] ??= timeout
  return problems
}
