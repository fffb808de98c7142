import type { SearchHit, SearchHitType } from '#src/api/generated/types.gen.ts'
import { compareNames } from '#src/domain/name-order.ts'
import { foldCase, includesAllWords, queryWords } from '#src/domain/text-match.ts'
import type { Transaction } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { searchables } from './searchables.ts'

export const searchHandlers: HandlersFor<'search'> = {
  search({ tx, identity, query }) {
    return { status: 200, body: { items: findResources(tx, identity.organization.id, query) } }
  },
}

/** Rank, best first: exact name, prefix of the name, part of the name, other matches. */
const EXACT = 0
const PREFIX = 1
const INSIDE = 2
const ELSEWHERE = 3

function rank(title: string, query: string): number {
  const name = foldCase(title)
  if (name === query) return EXACT
  if (name.startsWith(query)) return PREFIX
  return name.includes(query) ? INSIDE : ELSEWHERE
}

/** Resources that match every word of the query, best match first, then by type and name. */
export function findResources(
  tx: Transaction,
  organizationId: string,
  {
    q,
    type,
    limit,
  }: { readonly q: string; readonly type?: readonly SearchHitType[]; readonly limit: number },
): SearchHit[] {
  const wanted = queryWords(q)
  const whole = wanted.join(' ')
  if (wanted.length === 0) return []
  const searched = type === undefined ? searchables : searchables.filter((it) => type.includes(it.type))
  const found = searched.flatMap((searchable, kind) =>
    searchable
      .find(tx, organizationId, (text) => includesAllWords(text, wanted))
      .map(({ title, hit }) => ({
        kind,
        title,
        rank: rank(title, whole),
        hit,
      })),
  )
  return found
    .sort((a, b) => a.rank - b.rank || a.kind - b.kind || compareNames(a.title, b.title))
    .slice(0, limit)
    .map((it) => it.hit())
}
