import type { CdnDistributionRow, CdnPurgeRow } from '../../db/index.ts'
import type { CdnConfiguration } from '../../world/cdn-texts.ts'
import type { Planned } from '../planned.ts'

/** Compact definition of a seeded distribution. */
export interface PlannedCdn extends Planned<'deployed' | 'error'>, Partial<CdnConfiguration> {
  readonly planId: string
  readonly origins: CdnDistributionRow['origins']
  readonly tags: readonly string[]
  /** Hours ago. */
  readonly purges?: readonly (Pick<CdnPurgeRow, 'kind' | 'targets'> & { readonly ago: number })[]
}

/** Origin server that a distribution fetches files from. */
export const origin = (name: string, host: string, path = ''): CdnDistributionRow['origins'][number] => ({
  name,
  protocol: 'https',
  host,
  port: 443,
  path,
})
