import { Problem } from '../../engine/problem.ts'
import type { Context, HeaderList, OperationId } from '../../engine/types.ts'
import { isSameJson } from '../../kernel/same-json.ts'

/**
 * Strong entity tag (RFC 9110, 8.8.3): equal tags mean byte-for-byte equal responses.
 *
 * @param revision change counter of the row
 */
export function entityTag(revision: number): string {
  return `"${revision}"`
}

/** ETag header of a response. */
export function etag(revision: number): HeaderList {
  return [['etag', entityTag(revision)]]
}

/**
 * Rejects a change based on another version than the current one, which prevents lost updates. Requests without
 * `If-Match` pass; where the contract requires the header, its absence was rejected before.
 *
 * @throws Problem 412 `precondition_failed` (RFC 9110, 13.1.1)
 */
export function checkIfMatch({ header }: Pick<Context<OperationId>, 'header'>, revision: number): void {
  const condition = header('if-match')
  if (condition === null || matches(condition, entityTag(revision))) return
  throw new Problem(412, 'precondition_failed', {
    detail: 'Someone changed this after you loaded it. Load it again and repeat your change.',
    errors: [
      {
        in: 'header',
        pointer: '/If-Match',
        code: 'precondition_failed',
        message: 'This version is no longer current.',
      },
    ],
  })
}

/** Strong comparison (RFC 9110, 8.8.3.2): weak tags never match; `*` matches any version. */
function matches(condition: string, present: string): boolean {
  if (condition.trim() === '*') return true
  return condition.match(/(?:W\/)?"[^"]*"/g)?.includes(present) ?? false
}

/**
 * Patch of a versioned row: the wanted fields and a new version, or nothing if none of them differs.
 *
 * @param version fields that change with each version
 */
export function versionedPatch<Row extends { readonly revision: number }>(
  before: Row,
  wanted: Partial<Row>,
  version: Partial<Row>,
): Partial<Row> {
  const names = Object.keys(wanted) as (keyof Row)[]
  const isChanged = names.some((name) => !isSameJson(wanted[name], before[name]))
  return isChanged ? { ...wanted, ...version, revision: before.revision + 1 } : {}
}
