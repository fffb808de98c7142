import * as limits from '#src/api/generated/limits.gen.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'

/** Form values of a new certificate. */
export const certificateDraftSchema = z.object({
  source: z.enum(['managed', 'uploaded']),
  domain: z.string(),
  certificateChain: z.string(),
  privateKey: z.string(),
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
    return DOMAIN_PATTERN.test(domain)
      ? lengthProblems({ domain: [domain, limits.CertificateCreate.domain.maxLength] })
      : { domain: 'Enter a host name such as shop.example.com.' }
  }
  return {
    ...lengthProblems({
      certificateChain: [certificateChain, limits.CertificateUpload.certificateChain.maxLength],
      privateKey: [privateKey, limits.CertificateUpload.privateKey.maxLength],
    }),
    ...(certificateChain.trim() === '' && { certificateChain: 'Paste the certificate.' }),
    ...(privateKey.trim() === '' && { privateKey: 'Paste the private key.' }),
  }
}

/** Part of the draft that may be stored. */
export function withoutPrivateKey(draft: CertificateDraft): CertificateDraft {
  return { ...draft, privateKey: '' }
}
