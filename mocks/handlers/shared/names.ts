import type { ResourceRow } from '../../db/index.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import type { ResourceDefinition } from '../../world/resource-definitions.ts'
import type { SignedInView } from './view.ts'

/**
 * Checks that names are unique in the organization.
 *
 * @param wanted names, each with its JSON pointer
 * @param clashes filters conflicting rows: not the row being renamed, nor rows of another namespace
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
  throw new Problem(409, 'name_taken', {
    detail: `A ${definition.noun} named ${first.name} already exists.`,
    errors: taken.map(
      ({ pointer }): FieldError => ({
        in: 'body',
        pointer,
        code: 'name_taken',
        message: `This name is already taken. Choose another one.`,
      }),
    ),
  })
}
