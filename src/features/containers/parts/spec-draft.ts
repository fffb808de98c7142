import type {
  Container,
  ContainerPlan,
  ContainerPortProtocol,
  ContainerUpdate,
} from '#src/api/generated/types.gen.ts'
import {
  checkEnvironmentName,
  checkField,
  checkImage,
  duplicateEntries,
} from '#src/domain/container-rules.ts'
import { isWholeBetween } from '#src/domain/whole-number.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'

interface PortDraft {
  /** Null while the field is empty. */
  readonly port: number | null
  readonly protocol: ContainerPortProtocol
  readonly public: boolean
}

interface VariableDraft {
  readonly name: string
  /** Null for a secret that keeps its stored value, or has none yet; empty if it has to be typed again. */
  readonly value: string | null
  readonly secret: boolean
}

/** Form values of the replica spec. */
export interface SpecDraft {
  readonly image: string
  readonly planId: string
  /** Null requests everything the plan allows. */
  readonly cpuRequestMillis: number | null
  readonly memoryRequestMb: number | null
  readonly ports: readonly PortDraft[]
  readonly env: readonly VariableDraft[]
}

/** Spec of an existing container. A request equal to the limit becomes null. */
export function toSpecDraft({ image, planId, resources, ports, env }: Container): SpecDraft {
  const { cpuRequestMillis, cpuLimitMillis, memoryRequestMb, memoryLimitMb } = resources
  return {
    image,
    planId,
    cpuRequestMillis: cpuRequestMillis === cpuLimitMillis ? null : cpuRequestMillis,
    memoryRequestMb: memoryRequestMb === memoryLimitMb ? null : memoryRequestMb,
    ports,
    env,
  }
}

/** Names of the secrets that have a stored value. */
export function storedSecretsOf({ env }: SpecDraft): ReadonlySet<string> {
  return new Set(env.flatMap(({ name, secret }) => (secret ? [name] : [])))
}

/** Client-side validation; returns errors by request field. */
export function specProblems(
  spec: SpecDraft,
  plans: readonly ContainerPlan[],
  storedSecrets: ReadonlySet<string> = new Set(),
): FieldProblems {
  const problems: Record<string, string> = {}
  const image = spec.image === '' ? 'Enter an image.' : checkField(checkImage, spec.image, 'This')
  if (image !== null) problems.image = image
  const plan = plans.find(({ id }) => id === spec.planId)
  if (plan === undefined) problems.planId = 'Choose a plan.'
  const checkRequest = (field: 'cpuRequestMillis' | 'memoryRequestMb', min: number, max = min) => {
    const request = spec[field]
    if (request !== null && !isWholeBetween(request, min, max)) problems[field] = `Enter ${min} to ${max}.`
  }
  checkRequest('cpuRequestMillis', 50, plan?.cpuMillis)
  checkRequest('memoryRequestMb', 32, plan?.memoryMb)
  for (const [index, { port }] of spec.ports.entries()) {
    if (!isWholeBetween(port, 1, 65_535)) problems[`ports.${index}`] = 'Enter a port from 1 to 65535.'
  }
  for (const [index, { name, value, secret }] of spec.env.entries()) {
    const wrong = name === '' ? 'Enter a name.' : checkField(checkEnvironmentName, name, 'This')
    if (wrong !== null) problems[`env.${index}`] = wrong
    const isKept = value === null && storedSecrets.has(name)
    if (secret && !value && !isKept) problems[`env.${index}.value`] = 'Enter a value.'
  }
  const ports = spec.ports.map((it) => ({ ...it, port: it.port ?? 0 }))
  for (const { pointer, message } of duplicateEntries({ ports, env: spec.env })) {
    problems[pointer.slice(1).replaceAll('/', '.')] ??= message
  }
  return problems
}

/** Converts to the API format. A secret that keeps its value is sent without one. */
export function toSpecRequest(spec: SpecDraft) {
  return {
    image: spec.image,
    planId: spec.planId,
    ...(spec.cpuRequestMillis !== null && { cpuRequestMillis: spec.cpuRequestMillis }),
    ...(spec.memoryRequestMb !== null && { memoryRequestMb: spec.memoryRequestMb }),
    ports: spec.ports.map((it) => ({ ...it, port: it.port ?? 0 })),
    env: spec.env.map(({ name, value, secret }) => ({ name, secret, ...(value !== null && { value }) })),
  }
}

/** Returns the changed fields in API format. */
export function toUpdate(
  before: SpecDraft,
  after: SpecDraft,
  plan: ContainerPlan | undefined,
): ContainerUpdate {
  const request = {
    // A request can't be removed; requesting the plan's full size has the same effect.
    ...(plan && { cpuRequestMillis: plan.cpuMillis, memoryRequestMb: plan.memoryMb }),
    ...toSpecRequest(after),
  }
  const changed = (Object.keys(after) as (keyof SpecDraft)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  // Requests depend on the plan, so send them together with it.
  const fields = changed.includes('planId')
    ? [...new Set([...changed, 'cpuRequestMillis', 'memoryRequestMb'] as const)]
    : changed
  return Object.fromEntries(fields.map((field) => [field, request[field]]))
}

/** Draft for storage, without secret values. The user must enter them again. */
export function withoutSecrets<Draft extends SpecDraft>(draft: Draft): Draft {
  return { ...draft, env: draft.env.map((it) => (it.secret && it.value ? { ...it, value: '' } : it)) }
}

const text = z.string()
const count = z.nullable(z.number())

/** Schema of the spec in a stored draft. */
export const storedSpecShape = {
  image: text,
  planId: text,
  cpuRequestMillis: count,
  memoryRequestMb: count,
  ports: z.array(z.object({ port: count, protocol: z.enum(['tcp', 'udp']), public: z.boolean() })),
  env: z.array(z.object({ name: text, value: z.nullable(text), secret: z.boolean() })),
}
