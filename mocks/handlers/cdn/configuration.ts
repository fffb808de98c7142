import { isFixedHeader, repeatedHeaders } from '#src/domain/cdn-headers.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import type { CdnConfiguration } from '../../world/cdn-texts.ts'
import { isEdgeDomain } from '../../world/edge-domain.ts'
import { atField } from '../shared/at-field.ts'
import type { SignedInView } from '../shared/view.ts'

/**
 * Checks that the parts of a configuration fit together.
 * @throws Problem 422 `duplicate_entry`, `header_not_allowed`, `origin_loop`, listing every field with that error
 */
export function checkConfiguration(
  view: Pick<SignedInView, 'tx' | 'identity'>,
  domain: string,
  { origins = [], cacheRules = [], responseHeaders = [] }: Partial<CdnConfiguration>,
): void {
  checkDuplicates(origins, cacheRules, responseHeaders)
  checkHeaders(responseHeaders)
  checkOrigins(view, domain, origins)
}

function checkDuplicates(
  origins: CdnConfiguration['origins'],
  cacheRules: CdnConfiguration['cacheRules'],
  responseHeaders: CdnConfiguration['responseHeaders'],
): void {
  const errors = [
    ...repeated(origins.map(({ name }) => name)).map((index) => duplicate(`/origins/${index}/name`, 'name')),
    ...repeated(cacheRules.map(({ pathPattern }) => pathPattern)).map((index) =>
      duplicate(`/cacheRules/${index}/pathPattern`, 'pattern'),
    ),
    ...repeatedHeaders(responseHeaders).map((index) => duplicate(`/responseHeaders/${index}/name`, 'name')),
  ]
  if (errors.length === 0) return
  const detail = 'An entry appears twice. Remove the duplicate.'
  throw new Problem(422, 'duplicate_entry', { detail, errors })
}

function checkHeaders(responseHeaders: CdnConfiguration['responseHeaders']): void {
  const fixed = responseHeaders.flatMap(({ name }, index) => (isFixedHeader(name) ? [{ name, index }] : []))
  const [first] = fixed
  if (first === undefined) return
  throw new Problem(422, 'header_not_allowed', {
    detail: `${first.name} can’t be changed. Remove it from the list.`,
    errors: fixed.map(({ index }) => ({
      in: 'body',
      pointer: `/responseHeaders/${index}/name`,
      code: 'header_not_allowed',
      message: 'This header can’t be changed.',
    })),
  })
}

function checkOrigins(
  view: Pick<SignedInView, 'tx' | 'identity'>,
  domain: string,
  origins: CdnConfiguration['origins'],
): void {
  const loops = origins.flatMap(({ host }, index) =>
    host === domain || isDistribution(view, host) ? [{ host, index }] : [],
  )
  const [first] = loops
  if (first === undefined) return
  const what = first.host === domain ? 'itself' : 'another distribution'
  throw new Problem(422, 'origin_loop', {
    detail: `${domain} can’t use ${what} as an origin.`,
    errors: loops.map(({ host, index }) => ({
      in: 'body',
      pointer: `/origins/${index}/host`,
      code: 'origin_loop',
      message:
        host === domain
          ? 'The origin can’t be the distribution’s own domain.'
          : 'The origin can’t be a distribution. Enter the server behind it.',
    })),
  })
}

/**
 * Checks that no distribution has the domain of a new one as an origin.
 * @throws Problem 422 `origin_loop`
 */
export function checkDomain({ tx, identity }: Pick<SignedInView, 'tx' | 'identity'>, domain: string): void {
  const other = tx.cdnDistributions
    .by('organizationId', identity.organization.id)
    .find(({ origins }) => origins.some(({ host }) => host === domain))
  if (other === undefined) return
  const detail = `${other.name} uses ${domain} as an origin. Change the origin to the server behind it first.`
  throw atField(422, 'origin_loop', '/domain', detail, `This domain is an origin of ${other.name}.`)
}

/** True for the edge domain of any distribution, and for the domain of one of the organization. */
function isDistribution({ tx, identity }: Pick<SignedInView, 'tx' | 'identity'>, host: string): boolean {
  const organizationId = identity.organization.id
  return (
    isEdgeDomain(host) ||
    tx.cdnDistributions.by('name', host).some((it) => it.organizationId === organizationId)
  )
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
