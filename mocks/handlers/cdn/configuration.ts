import type { CdnDistributionRow } from '../../db/index.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'

/** Settings that take effect only after a deployment. */
export type CdnConfiguration = Pick<
  CdnDistributionRow,
  'origins' | 'regions' | 'cacheRules' | 'defaultTtlSeconds' | 'redirectToHttps' | 'compression'
>

/**
 * Checks that the parts of a configuration fit together.
 * @throws Problem 422 `duplicate_entry`, `origin_loop`, listing every field with that error
 */
export function checkConfiguration(
  domain: string,
  { origins = [], cacheRules = [] }: Partial<CdnConfiguration>,
): void {
  const twice = [
    ...repeated(origins.map(({ name }) => name)).map((index) => duplicate(`/origins/${index}/name`, 'name')),
    ...repeated(cacheRules.map(({ pathPattern }) => pathPattern)).map((index) =>
      duplicate(`/cacheRules/${index}/pathPattern`, 'pattern'),
    ),
  ]
  if (twice.length > 0) {
    throw new Problem(422, 'duplicate_entry', {
      detail: 'An entry appears twice. Remove the duplicate.',
      errors: twice,
    })
  }
  const loops = origins.flatMap(({ host }, index) =>
    host === domain
      ? [
          {
            in: 'body' as const,
            pointer: `/origins/${index}/host`,
            code: 'origin_loop',
            message: 'The origin can’t be the distribution’s own domain.',
          },
        ]
      : [],
  )
  if (loops.length > 0) {
    throw new Problem(422, 'origin_loop', {
      detail: `${domain} can’t use itself as an origin.`,
      errors: loops,
    })
  }
}

/** Indexes of values that occur earlier in the list. */
function repeated(values: readonly string[]): number[] {
  const seen = new Set<string>()
  return values.flatMap((value, index) => {
    if (seen.has(value)) return [index]
    seen.add(value)
    return []
  })
}

function duplicate(pointer: string, what: string): FieldError {
  return { in: 'body', pointer, code: 'duplicate_entry', message: `Another entry has this ${what}.` }
}
