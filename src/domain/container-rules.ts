import { findContainerPlan } from './container-catalog.ts'
import { type Check, type InputProblem, text } from './input-check.ts'

/** OCI distribution specification: registry path with tag or digest. */
export const checkImage: Check = text({
  pattern: /^[a-z0-9]+([._/:-]+[a-z0-9]+)*(:[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?(@sha256:[a-f0-9]{64})?$/,
  longest: 300,
  form: 'an image by its registry path with tag or digest, such as registry.example/shop/api:1.0.0',
})

export const checkEnvironmentName: Check = text({
  pattern: /^[A-Za-z_][A-Za-z0-9_]*$/,
  longest: 128,
  form: 'letters, digits and underscores, not starting with a digit',
})

export const checkDependency: Check = text({
  pattern: /^([a-z]+_[A-Za-z0-9]+|(production|staging|development)\/[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)$/,
  longest: 80,
  form: 'the id of a resource, or a container by namespace/name',
})

/** Error message for a single field; null if it is valid. */
export function checkField(check: Check, value: unknown, name: string): string | null {
  return check(value, '', name)[0]?.message ?? null
}

export interface Limited {
  readonly planId?: string
  readonly cpuRequestMillis?: number
  readonly memoryRequestMb?: number
}

/** Resource requests above the plan's limits. */
export function requestsBeyondPlan({
  planId = '',
  cpuRequestMillis = 0,
  memoryRequestMb = 0,
}: Limited): InputProblem[] {
  const plan = findContainerPlan(planId)
  if (plan === undefined) return []
  const beyond = (pointer: string, request: number, limit: number): InputProblem[] =>
    request <= limit
      ? []
      : [{ pointer, code: 'request_exceeds_plan', message: `The plan ${plan.name} allows at most ${limit}.` }]
  return [
    ...beyond('/cpuRequestMillis', cpuRequestMillis, plan.cpuMillis),
    ...beyond('/memoryRequestMb', memoryRequestMb, plan.memoryMb),
  ]
}

export interface Listed {
  readonly ports?: readonly { readonly port: number; readonly protocol: string }[]
  readonly env?: readonly { readonly name: string }[]
}

/** Duplicate ports and variables. */
export function duplicateEntries({ ports = [], env = [] }: Listed): InputProblem[] {
  const again = <It>(items: readonly It[], keyOf: (it: It) => string, pointer: string, message: string) =>
    items.flatMap((it, index): InputProblem[] =>
      items.findIndex((other) => keyOf(other) === keyOf(it)) === index
        ? []
        : [{ pointer: `${pointer}/${index}`, code: 'duplicate_entry', message }],
    )
  return [
    ...again(ports, (it) => `${it.port}/${it.protocol}`, '/ports', 'This port is already in the list.'),
    ...again(env, (it) => it.name, '/env', 'A variable with this name is already in the list.'),
  ]
}
