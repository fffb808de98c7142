import * as limits from '#src/api/generated/limits.gen.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'

/** Form values of a new certificate. */
export const certificateDraftSchema = z.object({
  source: z.enum(['managed', 'uploaded']),
  domain: z.string().check(z.maxLength(limits.CertificateCreate.domain.maxLength)),
  certificateChain: z.string().check(z.maxLength(limits.CertificateUpload.certificateChain.maxLength)),
  privateKey: z.string().check(z.maxLength(limits.CertificateUpload.privateKey.maxLength)),
})

export type CertificateDraft = z.infer<typeof certificateDraftSchema>

export const NEW_CERTIFICATE: CertificateDraft = {
  source: 'managed',
  domain: '',
  certificateChain: '',
  privateKey: '',
}

/** Pattern of `DomainName` in the contract. */
const DOMAIN_PATTERN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

/** The server reads the PEM texts; here they are only required. */
export function certificateProblems({
  source,
  domain,
  certificateChain,
  privateKey,
}: CertificateDraft): FieldProblems {
  if (source === 'managed') {
    return DOMAIN_PATTERN.test(domain) ? {} : { domain: 'Enter a host name such as shop.example.com.' }
  }
  return {
    ...(certificateChain.trim() === '' && { certificateChain: 'Paste the certificate.' }),
    ...(privateKey.trim() === '' && { privateKey: 'Paste the private key.' }),
  }
}

/** Part of the draft that may be stored. */
export function withoutPrivateKey(draft: CertificateDraft): CertificateDraft {
  return { ...draft, privateKey: '' }
}
