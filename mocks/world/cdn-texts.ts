import { findCdnRegion } from '#src/domain/cdn-catalog.ts'
import type { CdnDistributionRow } from '../db/index.ts'
import { durationText } from '../kernel/duration-text.ts'

/** Settings that take effect only after a deployment. */
export type CdnConfiguration = Pick<
  CdnDistributionRow,
  | 'origins'
  | 'regions'
  | 'cacheRules'
  | 'defaultTtlSeconds'
  | 'redirectToHttps'
  | 'compression'
  | 'responseHeaders'
>

/** Configuration with texts for display, for `changesBetween`. */
export function cdnTexts({
  origins,
  regions,
  cacheRules,
  defaultTtlSeconds,
  responseHeaders,
  ...switches
}: Partial<CdnConfiguration>) {
  return {
    ...(origins && { origins: origins.map(originText) }),
    ...(regions && { regions: regions.map((id) => findCdnRegion(id)?.name ?? id) }),
    ...(cacheRules && { cacheRules: cacheRules.map(ruleText) }),
    ...(defaultTtlSeconds !== undefined && { defaultTtl: ttlText(defaultTtlSeconds) }),
    ...switches,
    ...(responseHeaders && { responseHeaders: responseHeaders.map(headerText) }),
  }
}

function originText({ name, protocol, host, port, path }: CdnConfiguration['origins'][number]): string {
  return `${name} (${protocol}://${host}:${port}${path})`
}

function ruleText({ pathPattern, ttlSeconds, queryString }: CdnConfiguration['cacheRules'][number]): string {
  return `${pathPattern} ${ttlText(ttlSeconds)}${queryString === 'ignore' ? ' (ignores the query string)' : ''}`
}

function ttlText(seconds: number): string {
  return seconds === 0 ? 'never' : durationText(seconds)
}

function headerText(header: CdnConfiguration['responseHeaders'][number]): string {
  const { action, name } = header
  return header.action === 'remove' ? `${action} ${name}` : `${action} ${name}: ${header.value}`
}
