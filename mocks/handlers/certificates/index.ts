import type { Certificate } from '#src/api/generated/types.gen.ts'
import type { CertificateRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { balancersUsing, requestCertificate, zoneOfDomain } from '../../world/certificates.ts'
import { nextExpiryNotice } from '../../world/expiry-notices.ts'
import { actionContextOf } from '../shared/actions.ts'
import { atField } from '../shared/at-field.ts'
import { type ListRules, listPage, oneOf } from '../shared/list.ts'
import { lookupOwned } from '../shared/lookup.ts'
import { searchText } from '../shared/search-text.ts'
import type { SignedInView, View } from '../shared/view.ts'
import { readUpload } from './upload.ts'

export const certificateHandlers: HandlersFor<
  'listCertificates' | 'createCertificate' | 'uploadCertificate' | 'getCertificate' | 'deleteCertificate'
> = {
  listCertificates(ctx) {
    const rows = ctx.tx.certificates.by('organizationId', ctx.identity.organization.id)
    const { items, ...page } = listPage(rows, ctx.query, ctx, CERTIFICATE_LIST)
    return { status: 200, body: { items: items.map((row) => toCertificate(row, ctx)), ...page } }
  },

  createCertificate(ctx) {
    const { domain } = ctx.body
    const { id } = ctx.identity.organization
    if (zoneOfDomain(ctx.tx, id, domain) === undefined) {
      const detail = `Your organization has no DNS zone for ${domain}. Create the zone first.`
      throw atField(422, 'domain_not_in_zone', '/domain', detail, 'Must be in one of your DNS zones.')
    }
    return { status: 202, body: toCertificate(requestCertificate(actionContextOf(ctx), id, domain), ctx) }
  },

  uploadCertificate(ctx) {
    const { tx, now, identity, body, random } = ctx
    const { domains, issuer, notBefore, notAfter } = readUpload(body, now)
    const row = tx.certificates.insert({
      id: random('certificate').id('cert'),
      organizationId: identity.organization.id,
      source: 'uploaded',
      status: 'issued',
      statusReason: null,
      domains: [...domains],
      issuer,
      issuedAt: notBefore,
      expiresAt: notAfter,
      failure: null,
      nextAt: nextExpiryNotice(notAfter, now),
      createdAt: now,
    })
    return { status: 201, body: toCertificate(row, ctx) }
  },

  getCertificate(ctx) {
    return { status: 200, body: toCertificate(lookupCertificate(ctx, ctx.path.certificateId), ctx) }
  },

  deleteCertificate(ctx) {
    const row = lookupCertificate(ctx, ctx.path.certificateId)
    const [first, ...others] = balancersUsing(ctx.tx, row)
    if (first !== undefined) {
      const users =
        others.length === 0
          ? `The load balancer ${first.name} uses`
          : `${first.name} and ${others.length} more ${others.length === 1 ? 'load balancer' : 'load balancers'} use`
      throw new Problem(409, 'certificate_in_use', {
        detail: `${users} the certificate. Choose another certificate for the listeners first.`,
      })
    }
    ctx.tx.certificates.remove(row.id)
    return { status: 204 }
  },
}

/** @throws Problem 404, also for a certificate of another organization */
function lookupCertificate(ctx: SignedInView, id: string): Readonly<CertificateRow> {
  return lookupOwned(ctx.tx.certificates.get(id), ctx, 'certificate', id)
}

const STATUSES: readonly CertificateRow['status'][] = ['pending', 'issued', 'failed', 'expired']

const CERTIFICATE_LIST: ListRules<CertificateRow, QueryOf<'listCertificates'>> = {
  text: searchText<CertificateRow>(({ domains, issuer, id }) => [...domains, issuer, id]),
  filters: { status: oneOf(({ status }) => status) },
  sort: () => ({
    domain: ({ domains }) => domains[0] ?? '',
    status: ({ status }) => STATUSES.indexOf(status),
    expiresAt: 'expiresAt',
    createdAt: 'createdAt',
  }),
}

function toCertificate(row: CertificateRow, { tx }: Pick<View, 'tx'>): Certificate {
  const isRenewed = row.source === 'managed' && row.status === 'issued'
  return {
    id: row.id,
    source: row.source,
    status: row.status,
    statusReason: row.statusReason,
    domains: [...row.domains],
    issuer: row.issuer,
    issuedAt: isoOrNull(row.issuedAt),
    expiresAt: isoOrNull(row.expiresAt),
    renewsAt: isRenewed ? isoOrNull(row.nextAt) : null,
    loadBalancerCount: balancersUsing(tx, row).length,
    createdAt: iso(row.createdAt),
  }
}
