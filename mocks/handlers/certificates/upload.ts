import type { CertificateUpload } from '#src/api/generated/types.gen.ts'
import type { Problem } from '../../engine/problem.ts'
import { iso } from '../../kernel/iso-time.ts'
import { readPem } from '../../world/pem.ts'
import { publicKeyOfPrivate, readCertificate, type X509 } from '../../world/x509.ts'
import { atField } from '../shared/at-field.ts'

const MAX_DOMAINS = 100
const MAX_DOMAIN_LENGTH = 253

/**
 * Checks an uploaded certificate with its chain and private key, and returns the facts of the certificate.
 * @throws Problem 422 `invalid_certificate`, `certificate_expired`, `invalid_private_key`, `private_key_mismatch`
 */
export function readUpload({ certificateChain, privateKey }: CertificateUpload, now: number): X509 {
  const certificate = readChain(certificateChain)
  const { domains, notBefore, notAfter } = certificate
  if (domains.length === 0)
    throw invalidChain('The certificate has no host name. Add subject alternative names.')
  if (domains.length > MAX_DOMAINS || domains.some(({ length }) => length > MAX_DOMAIN_LENGTH)) {
    throw invalidChain(`The certificate has more than ${MAX_DOMAINS} host names, or one that is too long.`)
  }
  if (now < notBefore) throw invalidChain(`The certificate isn’t valid before ${dayOf(notBefore)}.`)
  if (notAfter <= now) {
    const expired = `xpired on ${dayOf(notAfter)}.`
    throw atField(
      422,
      'certificate_expired',
      '/certificateChain',
      `The certificate e${expired}`,
      `E${expired}`,
    )
  }
  if (certificate.publicKey === null) throw invalidChain('Use a certificate with an RSA or EC key.')
  if (readKey(privateKey) !== certificate.publicKey) {
    const detail = 'The private key doesn’t match the certificate.'
    throw atField(
      422,
      'private_key_mismatch',
      '/privateKey',
      detail,
      'This key doesn’t match the certificate.',
    )
  }
  return certificate
}

function readChain(text: string): X509 {
  const blocks = readPem(text)
  if (blocks === null) throw invalidChain('This is incomplete or not base64. Copy the whole file.')
  if (blocks.length === 0) throw invalidChain('Must begin with -----BEGIN CERTIFICATE-----.')
  const chain = blocks.map(({ label, bytes }, index) => {
    if (label !== 'CERTIFICATE') throw invalidChain(`Must not contain a ${label.toLowerCase()}.`)
    const certificate = readCertificate(bytes)
    if (certificate === null) throw invalidChain(`Certificate ${index + 1} can’t be read.`)
    return certificate
  })
  for (const [index, { issuerName }] of chain.entries()) {
    const next = chain[index + 1]
    if (next !== undefined && next.subjectName !== issuerName) {
      throw invalidChain(`Certificate ${index + 2} did not issue certificate ${index + 1}. Check the order.`)
    }
  }
  return chain[0] as X509
}

/** Public key of the private key. */
function readKey(text: string): string {
  const blocks = readPem(text)
  if (blocks === null)
    throw invalidKey('This is incomplete, encrypted or not base64. Copy the whole unencrypted key.')
  // OpenSSL writes the parameters of an EC key before it.
  const block = blocks.find(({ label }) => label.endsWith('PRIVATE KEY'))
  if (block === undefined) throw invalidKey('Must begin with -----BEGIN PRIVATE KEY-----.')
  if (block.label === 'ENCRYPTED PRIVATE KEY') throw invalidKey('This key is encrypted. Decrypt it first.')
  const publicKey = publicKeyOfPrivate(block.label, block.bytes)
  if (publicKey === null)
    throw invalidKey('This key can’t be read. Use an RSA key, or an EC key that includes its public key.')
  return publicKey
}

const invalidChain = (message: string): Problem =>
  atField(
    422,
    'invalid_certificate',
    '/certificateChain',
    'The certificate is invalid. See the field for the reason.',
    message,
  )

const invalidKey = (message: string): Problem =>
  atField(
    422,
    'invalid_private_key',
    '/privateKey',
    'The private key is invalid. See the field for the reason.',
    message,
  )

function dayOf(time: number): string {
  return iso(time).slice(0, 10)
}
