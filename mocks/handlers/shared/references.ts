import { regionName } from '#src/domain/region.ts'
import type { ProjectRow, VmRow } from '../../db/index.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import { atField } from './at-field.ts'
import type { SignedInView } from './view.ts'

/** A reference in a body: its target, and the errors if it does not exist. */
export interface Reference<Target> {
  readonly target: Target | undefined
  readonly errors: readonly FieldError[]
}

/**
 * @param pointer JSON pointer of the reference
 * @param message text for the user if the target does not exist
 */
export function reference<Target>(
  target: Target | undefined,
  pointer: string,
  message: string,
): Reference<Target> {
  if (target !== undefined) return { target, errors: NO_ERRORS }
  return { target, errors: [{ in: 'body', pointer, code: 'unknown_reference', message }] }
}

const NO_ERRORS: readonly FieldError[] = []
const NO_REFERENCES: Reference<readonly never[]> = { target: [], errors: NO_ERRORS }

/** Combines references; each broken one is an error of its own. */
export function referenceList<Target>(list: readonly Reference<Target>[]): Reference<readonly Target[]> {
  if (list.length === 0) return NO_REFERENCES
  return {
    target: list.flatMap(({ target }) => (target === undefined ? [] : [target])),
    errors: list.flatMap(({ errors }) => errors),
  }
}

/** Returns the row if it belongs to the caller's organization, otherwise undefined. */
export function inOrganization<Row extends { readonly organizationId: string }>(
  row: Row | undefined,
  { identity }: Pick<SignedInView, 'identity'>,
): Row | undefined {
  return row?.organizationId === identity.organization.id ? row : undefined
}

/** The named project, or the organization's default project. */
export function projectReference(
  { tx, identity }: Pick<SignedInView, 'tx' | 'identity'>,
  projectId: string | undefined,
): Reference<Readonly<ProjectRow>> {
  const project = tx.projects
    .by('organizationId', identity.organization.id)
    .find((it) => (projectId === undefined ? it.isDefault : it.id === projectId))
  return reference(project, '/projectId', 'This project doesn’t exist. Choose another one.')
}

/** The plan that `planId` of a body names. */
export function planReference<Plan>(plan: Plan | undefined): Reference<Plan> {
  return reference(plan, '/planId', 'This plan doesn’t exist. Choose another one.')
}

type Targets<References> = {
  readonly [Name in keyof References]: References[Name] extends Reference<infer Target> ? Target : never
}

/** The VMs in `vmIds` of a body. */
export function vmReferences(
  ctx: Pick<SignedInView, 'tx' | 'identity'>,
  vmIds: readonly string[],
): Reference<readonly Readonly<VmRow>[]> {
  return referenceList(
    vmIds.map((id, index) =>
      reference(
        inOrganization(ctx.tx.vms.get(id), ctx),
        `/vmIds/${index}`,
        'This VM doesn’t exist. Choose another one.',
      ),
    ),
  )
}

/**
 * Resolves all references.
 * @throws Problem 422 `unknown_reference`, listing every broken one
 */
export function resolve<const References extends Readonly<Record<string, Reference<unknown>>>>(
  references: References,
): Targets<References> {
  const errors: FieldError[] = []
  const targets: Record<string, unknown> = {}
  for (const name in references) {
    const { target, errors: own } = references[name] as Reference<unknown>
    targets[name] = target
    errors.push(...own)
  }
  if (errors.length > 0) throw unknownReferences(errors)
  return targets as Targets<References>
}

/** Problem 422 for all broken references of a body. */
export function unknownReferences(errors: readonly FieldError[]): Problem {
  return new Problem(422, 'unknown_reference', {
    detail: 'The request refers to something that doesn’t exist.',
    errors,
  })
}

/**
 * @param region required region
 * @throws Problem 422 `region_mismatch` for the first resource in another region
 */
export function checkRegion(
  region: string,
  ...named: ReadonlyArray<{ readonly name: string; readonly region: string; readonly pointer: string }>
): void {
  const stray = named.find((it) => it.region !== region)
  if (stray === undefined) return
  const detail = `${stray.name} is in ${regionName(stray.region)}, but this is in ${regionName(region)}.`
  throw atField(422, 'region_mismatch', stray.pointer, detail, `Must be in ${regionName(region)}.`)
}
