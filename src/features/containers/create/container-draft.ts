import type {
  ContainerCatalog,
  ContainerCreate,
  ContainerKind,
  ContainerNamespace,
  RegionId,
} from '#src/api/generated/types.gen.ts'
import { CONTAINER_KINDS, CONTAINER_NAMESPACES, MAX_REPLICAS } from '#src/domain/container.ts'
import { nameProblem } from '#src/domain/labels.ts'
import { REGION_IDS } from '#src/domain/region.ts'
import { isWholeBetween } from '#src/domain/whole-number.ts'
import { type FieldProblems, tagsProblem } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'
import { type SpecDraft, specProblems, storedSpecShape, toSpecRequest } from '../parts/spec-draft.ts'

/** Form values of a new container. Always complete enough for a price, but not necessarily valid. */
export interface ContainerDraft extends SpecDraft {
  readonly name: string
  readonly namespace: ContainerNamespace
  readonly kind: ContainerKind
  readonly region: RegionId
  /** Null while the field is empty. */
  readonly replicas: number | null
  readonly dependsOn: readonly string[]
  readonly tags: readonly string[]
}

export function initialDraft({ plans }: ContainerCatalog): ContainerDraft {
  return {
    name: '',
    namespace: 'production',
    kind: 'service',
    region: REGION_IDS[0],
    image: '',
    planId: plans[0]?.id ?? '',
    cpuRequestMillis: null,
    memoryRequestMb: null,
    replicas: 1,
    ports: [],
    env: [],
    dependsOn: [],
    tags: [],
  }
}

/** Client-side copy of the server's rules, for immediate feedback. Server errors go to the same fields. */
export function draftProblems(draft: ContainerDraft, { plans }: ContainerCatalog): FieldProblems {
  const name = nameProblem(draft.name)
  const { replicas } = draft
  const isCount = isWholeBetween(replicas, 1, MAX_REPLICAS)
  return {
    ...(name !== null && { name }),
    ...(isCount ? {} : { replicas: `Enter a number from 1 to ${MAX_REPLICAS}.` }),
    ...specProblems(draft, plans),
    ...tagsProblem(draft.tags),
  }
}

/** Body of `createContainer`. */
export function toRequest(draft: ContainerDraft): ContainerCreate {
  const { ports, env, ...spec } = toSpecRequest(draft)
  return {
    name: draft.name,
    namespace: draft.namespace,
    ...(draft.kind === 'job' && { kind: draft.kind }),
    region: draft.region,
    replicas: draft.replicas ?? 0,
    ...spec,
    ...(ports.length > 0 && { ports }),
    ...(env.length > 0 && { env }),
    ...(draft.dependsOn.length > 0 && { dependsOn: [...draft.dependsOn] }),
    ...(draft.tags.length > 0 && { tags: [...draft.tags] }),
  }
}

const texts = z.array(z.string())

/** Schema of a stored draft. */
export const storedDraftSchema: z.ZodMiniType<ContainerDraft> = z.object({
  name: z.string(),
  namespace: z.enum(CONTAINER_NAMESPACES),
  kind: z.enum(CONTAINER_KINDS),
  region: z.enum(REGION_IDS),
  replicas: z.nullable(z.number()),
  dependsOn: texts,
  tags: texts,
  ...storedSpecShape,
})
