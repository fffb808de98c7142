import { findRegion } from '#src/domain/catalog.ts'
import type { ProjectRow } from '../../db/index.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import type { SignedInView } from './view.ts'

/** Something that a body names, and the errors where it leads nowhere. */
export interface Reference<Target> {
  readonly target: Target | undefined
  readonly errors: readonly FieldError[]
}

/**
 * @param pointer where in the body it is named
 * @param message for a person, if there is no such thing
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

/** Several of a kind; each that leads nowhere is an error of its own. */
export function referenceList<Target>(list: readonly Reference<Target>[]): Reference<readonly Target[]> {
  if (list.length === 0) return NO_REFERENCES
  return {
    target: list.flatMap(({ target }) => (target === undefined ? [] : [target])),
    errors: list.flatMap(({ errors }) => errors),
  }
}

/** A row, if it is the caller's organization's; undefined for anybody else's. */
export function own<Row extends { readonly organizationId: string }>(
  row: Row | undefined,
  { identity }: Pick<SignedInView, 'identity'>,
): Row | undefined {
  return row?.organizationId === identity.organization.id ? row : undefined
}

/** The project that is named, or the organization's default one where none is. */
export function projectReference(
  { tx, identity }: Pick<SignedInView, 'tx' | 'identity'>,
  projectId: string | undefined,
): Reference<Readonly<ProjectRow>> {
  const project = tx.projects
    .by('organizationId', identity.organization.id)
    .find((it) => (projectId === undefined ? it.isDefault : it.id === projectId))
  return reference(project, '/projectId', 'There is no such project.')
}

type Targets<References> = {
  readonly [Name in keyof References]: References[Name] extends Reference<infer Target> ? Target : never
}

/**
 * What all of the references lead to.
 * @throws Problem 422 `unknown_reference`, naming every one that leads nowhere
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

/** 422 for all names in the body that lead nowhere, at once. */
export function unknownReferences(errors: readonly FieldError[]): Problem {
  return new Problem(422, 'unknown_reference', 'The request names something that does not exist.', { errors })
}

/**
 * @param region where it has to be
 * @throws Problem 422 `region_mismatch` for the first that is elsewhere
 */
export function checkRegion(
  region: string,
  ...named: ReadonlyArray<{ readonly name: string; readonly region: string; readonly pointer: string }>
): void {
  const stray = named.find((it) => it.region !== region)
  if (stray === undefined) return
  const detail = `${stray.name} is in ${placeOf(stray.region)}, but this is in ${placeOf(region)}.`
  throw new Problem(422, 'region_mismatch', detail, {
    errors: [
      {
        in: 'body',
        pointer: stray.pointer,
        code: 'region_mismatch',
        message: `Must be in ${placeOf(region)}.`,
      },
    ],
  })
}

function placeOf(region: string): string {
  return findRegion(region)?.name ?? region
}
