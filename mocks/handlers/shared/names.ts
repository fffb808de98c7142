import type { ResourceRow } from '../../db/index.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import type { ResourceDefinition } from '../../world/resource-definitions.ts'
import type { SignedInView } from './view.ts'

/**
 * Names are unique in the organization, since people find things by them.
 *
 * @param wanted the names, each with its place in the body
 * @param clashes which rows of the same name stand in the way: not the one that is being renamed, nor, where names are
 * kept apart further, one of another namespace
 * @throws Problem 409 `name_taken`
 */
export function checkNames<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  { tx, identity }: Pick<SignedInView, 'tx' | 'identity'>,
  wanted: ReadonlyArray<{ readonly name: string; readonly pointer: string }>,
  clashes: (row: Readonly<Row>) => boolean = () => true,
): void {
  const taken = wanted.filter(({ name }) =>
    definition
      .table(tx)
      .by('name', name as Row['name'])
      .some((row) => row.organizationId === identity.organization.id && clashes(row)),
  )
  const [first] = taken
  if (first === undefined) return
  throw new Problem(409, 'name_taken', `There is a ${definition.noun} named ${first.name} already.`, {
    errors: taken.map(
      ({ pointer }): FieldError => ({
        in: 'body',
        pointer,
        code: 'name_taken',
        message: `There is a ${definition.noun} of this name already.`,
      }),
    ),
  })
}
