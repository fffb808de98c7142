import type { Certificate, CertificateStatus } from '#src/api/generated/types.gen.ts'
import type { StatusLabel } from '#src/resources/resource-definition.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'

export const certificateNoun: Noun = { one: 'certificate', many: 'certificates' }

export const certificateStatuses: Readonly<Record<CertificateStatus, StatusLabel>> = {
  pending: { label: 'Pending', tone: 'info' },
  issued: { label: 'Issued', tone: 'healthy' },
  failed: { label: 'Failed', tone: 'critical' },
  expired: { label: 'Expired', tone: 'critical' },
}

/** Display name: the first domain, and the number of others. */
export function certificateName({ domains }: Pick<Certificate, 'domains'>): string {
  const [first = '', ...others] = domains
  return others.length === 0 ? first : `${first} and ${others.length} more`
}
