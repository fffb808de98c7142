import type { CdnDistributionRow } from '../db/index.ts'

const EDGE = '.edge.nimbus.example'

export function isEdgeDomain(host: string): boolean {
  return host.endsWith(EDGE)
}

/** Domain that serves a distribution, the target of its domain's CNAME record; never changes. */
export function edgeDomainOf({ id }: Pick<CdnDistributionRow, 'id'>): string {
  return `${id.slice(id.indexOf('_') + 1).slice(0, 6)}${EDGE}`
}
