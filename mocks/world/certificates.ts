import type { CertificateRow, DnsZoneRow, LoadBalancerRow, Transaction } from '../db/index.ts'
import { DAY, MINUTE, SECOND } from '../kernel/duration.ts'
import { isInZone } from './dns-pointing.ts'
import { scaleDuration } from './durations.ts'
import { daysBetween, nextExpiryNotice } from './expiry-notices.ts'
import type { JobContext, WorldContext } from './job-context.ts'
import type { ActionContext } from './life-cycles/begin.ts'
import { type Notice, notify } from './notify.ts'
import { membersWithPermission } from './permissions.ts'

/** Issuer of managed certificates. */
const MANAGED_ISSUER = "Let's Encrypt"
const VALID_FOR = 90 * DAY
const RENEWED_BEFORE_EXPIRY = 30 * DAY
const RETRY_RENEWAL_AFTER = DAY
const RETRY_PENDING_ZONE_AFTER = MINUTE

/** Certificates for names with this prefix are never issued, just as actions on resources with it fail. */
const NEVER_ISSUED = /^fail-/
const UNANSWERED = 'The certificate authority couldn’t validate the domain.'

/** Zone of an organization that has a domain: the one with the longest name. */
export function zoneOfDomain(
  tx: Transaction,
  organizationId: string,
  domain: string,
): DnsZoneRow | undefined {
  return tx.dnsZones
    .by('organizationId', organizationId)
    .filter((zone) => isInZone(domain, zone))
    .sort((a, b) => b.name.length - a.name.length)[0]
}

/** Load balancers with a listener that uses a certificate. */
export function balancersUsing(
  tx: Transaction,
  { id, organizationId }: Pick<CertificateRow, 'id' | 'organizationId'>,
): LoadBalancerRow[] {
  return tx.loadBalancers
    .by('organizationId', organizationId)
    .filter(({ listeners }) => listeners.some(({ certificateId }) => certificateId === id))
}

/** Requests a managed certificate. */
export function requestCertificate(
  { tx, now, random, lifecycle }: ActionContext,
  organizationId: string,
  domain: string,
): CertificateRow {
  const rng = random('certificate', domain)
  const fails = rng.chance(lifecycle.failureRate) || NEVER_ISSUED.test(domain)
  return tx.certificates.insert({
    id: rng.id('cert'),
    organizationId,
    source: 'managed',
    status: 'pending',
    statusReason: null,
    domains: [domain],
    issuer: null,
    issuedAt: null,
    expiresAt: null,
    failure: fails ? UNANSWERED : null,
    nextAt: now + scaleDuration(rng.int(8 * SECOND, 20 * SECOND), lifecycle),
    createdAt: now,
  })
}

/** Fields of a managed certificate that is issued or renewed. */
export function issuance(at: number) {
  return {
    status: 'issued',
    statusReason: null,
    issuer: MANAGED_ISSUER,
    issuedAt: at,
    expiresAt: at + VALID_FOR,
    nextAt: at + VALID_FOR - RENEWED_BEFORE_EXPIRY,
  } as const satisfies Partial<CertificateRow>
}

/** Issues, renews or expires a certificate at its deadline, or notifies that an uploaded one expires. */
export function runCertificateJob(id: string, context: JobContext): void {
  const { tx, at } = context
  const row = tx.certificates.get(id)
  if (row === undefined) return
  if (row.status === 'pending') {
    tx.certificates.update(id, issued(tx, row, at))
    return
  }
  if (row.source === 'uploaded' && row.expiresAt !== null && row.expiresAt > at) {
    tx.certificates.update(id, { nextAt: nextExpiryNotice(row.expiresAt, at) })
    notifyCertificateExpiry(context, row, row.expiresAt)
    return
  }
  const change = renewed(tx, row, at)
  tx.certificates.update(id, change)
  if (change.status === 'expired') {
    notifyManagers(context, row, {
      severity: 'critical',
      title: `The certificate of ${row.domains[0]} has expired`,
      body: isUsed(tx, row)
        ? 'Browsers reject it now. Create or upload another one, and choose it in the HTTPS listeners that use it.'
        : UNUSED,
    })
  } else if (change.status === undefined && row.statusReason === null) {
    // Only the first failure: the renewal is tried again every day.
    notifyManagers(context, row, {
      severity: 'warning',
      title: `The certificate of ${row.domains[0]} couldn’t be renewed`,
      body: `${change.statusReason} We try again every day until it expires.`,
    })
  }
}

/** Notifies that an uploaded certificate expires soon. */
export function notifyCertificateExpiry(context: WorldContext, row: CertificateRow, expiresAt: number): void {
  notifyManagers(context, row, {
    severity: 'warning',
    title: `The certificate of ${row.domains[0]} expires in ${daysBetween(context.at, expiresAt)} days`,
    body: isUsed(context.tx, row)
      ? 'Upload another one, and choose it in the HTTPS listeners that use it.'
      : UNUSED,
  })
}

const UNUSED = 'No HTTPS listener uses it, so you can delete it.'

const isUsed = (tx: Transaction, row: CertificateRow) => balancersUsing(tx, row).length > 0

function notifyManagers(
  context: WorldContext,
  { organizationId }: CertificateRow,
  notice: Pick<Notice, 'severity' | 'title' | 'body'>,
): void {
  notify(context, {
    organizationId,
    userIds: membersWithPermission(context.tx, organizationId, 'manage_resources'),
    event: 'action_failed',
    href: '/network/load-balancers/certificates',
    ...notice,
  })
}

function issued(tx: Transaction, row: CertificateRow, at: number): Partial<CertificateRow> {
  const zone = managedZone(tx, row)
  if (row.failure === null && zone?.status === 'pending') return { nextAt: at + RETRY_PENDING_ZONE_AFTER }
  const problem = row.failure ?? problemOf(zone)
  return problem === null ? issuance(at) : { status: 'failed', statusReason: problem, nextAt: null }
}

function renewed(tx: Transaction, row: CertificateRow, at: number): Partial<CertificateRow> {
  const expiresAt = row.expiresAt ?? at
  const problem = row.source === 'managed' ? problemOf(managedZone(tx, row)) : null
  if (row.source === 'managed' && problem === null) return issuance(at)
  if (expiresAt <= at) return { status: 'expired', nextAt: null }
  return {
    statusReason: `The renewal failed: ${problem}`,
    nextAt: Math.min(at + RETRY_RENEWAL_AFTER, expiresAt),
  }
}

function managedZone(tx: Transaction, { organizationId, domains }: CertificateRow): DnsZoneRow | undefined {
  return zoneOfDomain(tx, organizationId, domains[0] ?? '')
}

function problemOf(zone: DnsZoneRow | undefined): string | null {
  if (zone === undefined) return 'The domain’s DNS zone no longer exists.'
  return zone.status === 'active' ? null : `The DNS zone ${zone.name} is not active.`
}
