import type { EnvironmentVariableInput } from '#src/api/generated/types.gen.ts'
import { findContainerPlan } from '#src/domain/container-catalog.ts'
import { duplicateEntries, requestsBeyondPlan } from '#src/domain/container-rules.ts'
import type { InputProblem } from '#src/domain/input-check.ts'
import type { ContainerRow, ResourceRow } from '../../db/index.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import { findResource } from '../../world/resource-definitions.ts'
import { type Reference, reference, referenceList } from '../shared/references.ts'
import type { SignedInView } from '../shared/view.ts'

type LookupContext = Pick<SignedInView, 'tx' | 'identity'>

const inBody = (problem: InputProblem): FieldError => ({ in: 'body', ...problem })

/**
 * @param dependsOn ids of its dependencies
 * @param before variables that the container has now
 * @throws Problem 422 `validation_failed`, `duplicate_entry`, `request_exceeds_plan`
 */
export function checkRules(
  input: Parameters<typeof duplicateEntries>[0] & Parameters<typeof requestsBeyondPlan>[0] & WithVariables,
  dependsOn: readonly string[],
  before?: ContainerRow['env'],
): void {
  throwInvalid('validation_failed', secretsWithoutValue(input, before))
  throwInvalid('duplicate_entry', [...duplicateEntries(input), ...duplicateDependencies(dependsOn)])
  throwInvalid('request_exceeds_plan', requestsBeyondPlan(input))
}

function throwInvalid(code: string, problems: readonly InputProblem[]): void {
  const [first] = problems
  if (first !== undefined)
    throw new Problem(422, code, { detail: first.message, errors: problems.map(inBody) })
}

export function containerPlanReference(planId: string) {
  return reference(
    findContainerPlan(planId),
    '/planId',
    `The plan ${planId} doesn’t exist. Choose another one.`,
  )
}

/**
 * Resolves dependencies: by id, or for containers by namespace and name. A new one must not be in deletion.
 *
 * @param self the container itself, which it can't depend on, and its current dependencies
 * @param made containers created by the same request, by path
 */
export function dependencyReferences(
  view: LookupContext,
  dependsOn: readonly string[] | undefined,
  self: { readonly path: string; readonly id?: string; readonly dependsOn?: readonly string[] },
  made: ReadonlyMap<string, string> = new Map(),
): Reference<readonly string[]> {
  return referenceList(
    (dependsOn ?? []).map((name, index) => {
      const isSelf = name === self.path || name === self.id
      return reference(
        isSelf ? undefined : (made.get(name) ?? findDependency(view, name, self.dependsOn)),
        `/dependsOn/${index}`,
        isSelf
          ? 'A container can’t depend on itself.'
          : `${name} doesn’t exist or is being deleted. Check the name.`,
      )
    }),
  )
}

/** Dependencies listed twice, such as a container by its id and by its path. */
export function duplicateDependencies(ids: readonly string[]): InputProblem[] {
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [
          {
            pointer: `/dependsOn/${index}`,
            code: 'duplicate_entry',
            message: 'This dependency is already in the list.',
          },
        ],
  )
}

function findDependency(
  view: LookupContext,
  name: string,
  current: readonly string[] = [],
): string | undefined {
  const row = resourceNamed(view, name)
  return row === undefined || (row.status === 'deleting' && !current.includes(row.id)) ? undefined : row.id
}

function resourceNamed({ tx, identity }: LookupContext, name: string): ResourceRow | undefined {
  const slash = name.indexOf('/')
  if (slash >= 0) {
    return tx.containers
      .by('name', name.slice(slash + 1))
      .find((it) => it.organizationId === identity.organization.id && it.namespace === name.slice(0, slash))
  }
  const row = findResource(tx, name)?.row
  return row?.organizationId === identity.organization.id ? row : undefined
}

interface WithVariables {
  readonly env?: readonly EnvironmentVariableInput[]
}

/** Secrets that have neither a value nor a current one to keep. */
export function secretsWithoutValue(
  { env = [] }: WithVariables,
  before: ContainerRow['env'] = [],
): InputProblem[] {
  return env.flatMap(({ name, value, secret = false }, index) =>
    !secret || value !== undefined || storedSecret(before, name) !== undefined
      ? []
      : [{ pointer: `/env/${index}/value`, code: 'required', message: 'Enter a value.' }],
  )
}

const storedSecret = (env: ContainerRow['env'], name: string) =>
  env.find((it) => it.name === name && it.secret)

/** Environment variables from the input; a secret without a value keeps its current one. */
export function environmentOf(
  input: readonly EnvironmentVariableInput[],
  before: ContainerRow['env'] = [],
): ContainerRow['env'] {
  return input.map(({ name, value, secret = false }) => {
    const kept = secret ? storedSecret(before, name)?.value : undefined
    return { name, value: value ?? kept ?? '', secret }
  })
}
