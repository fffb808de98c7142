import { foldCase } from '#src/domain/text-match.ts'
import type { ResourceRow } from '../../db/index.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import type { ResourceDefinition } from '../../world/resource-definitions.ts'
import type { SignedInView } from './view.ts'

const TAKEN = 'This name is already taken. Choose another one.'

/** 409 for `name` of the body. @param detail sentence for the user, with the name */
export function nameTaken(detail: string, message = TAKEN): Problem {
  return takenAt(['/name'], detail, message)
}

function takenAt(pointers: readonly string[], detail: string, message: string): Problem {
  return new Problem(409, 'name_taken', {
    detail,
    errors: pointers.map((pointer): FieldError => ({ in: 'body', pointer, code: 'name_taken', message })),
  })
}

/**
 * True if one of the rows has the name, ignoring case and accents.
 *
 * @param except id of the row that is being renamed
 */
export function hasName(
  rows: readonly { readonly id: string; readonly name: string }[],
  name: string,
  except?: string,
): boolean {
  const wanted = foldCase(name)
  return rows.some((row) => row.id !== except && foldCase(row.name) === wanted)
}

/**
 * Checks that names of resources are unique in the organization.
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
      .by('name', name)
      .some((row) => row.organizationId === identity.organization.id && clashes(row)),
  )
  const [first] = taken
  if (first === undefined) return
  const pointers = taken.map(({ pointer }) => pointer)
  throw takenAt(pointers, `A ${definition.noun} named ${first.name} already exists.`, TAKEN)
}
