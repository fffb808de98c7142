import { childrenOf, DER, DerError, type DerNode, expectTag, hexOf, readOne } from '../kernel/der.ts'

/** Facts of an X.509 certificate (RFC 5280). */
export interface X509 {
  /** DNS names of the subject alternative name, in lowercase. */
  readonly domains: readonly string[]
  /** Common name of the issuer, else its organization. */
  readonly issuer: string
  /** Epoch milliseconds. */
  readonly notBefore: number
  readonly notAfter: number
  /** Encoded names, which link a chain. */
  readonly subjectName: string
  readonly issuerName: string
  /** Identifies the public key; the same text as of its private key. Null for other keys than RSA and EC. */
  readonly publicKey: string | null
}

const OID = {
  rsa: '2a864886f70d010101',
  ec: '2a8648ce3d0201',
  commonName: '550403',
  organization: '55040a',
  subjectAltName: '551d11',
} as const

/** Reads a certificate. Signatures are not checked. Null if it is none. */
export function readCertificate(bytes: Uint8Array): X509 | null {
  return orNull(() => {
    const [toBeSigned] = childrenOf(readOne(bytes, DER.sequence))
    const fields = childrenOf(toBeSigned)
    // Version 1 leaves the version out.
    if (fields[0]?.tag === DER.explicit(0)) fields.shift()
    const [, , issuer, validity, subject, keyInfo] = fields
    const [notBefore, notAfter] = childrenOf(validity).map(timeOf)
    const [algorithm, key] = childrenOf(keyInfo)
    return {
      domains: domainsOf(fields.find(({ tag }) => tag === DER.explicit(3))),
      issuer: nameOf(issuer),
      notBefore: notBefore as number,
      notAfter: notAfter as number,
      subjectName: hexOf(expectTag(subject, DER.sequence).whole),
      issuerName: hexOf(expectTag(issuer, DER.sequence).whole),
      publicKey: publicKeyOf(oidOf(childrenOf(algorithm)[0]), bitsOf(key)),
    }
  })
}

/**
 * Public key of an unencrypted private key, in the form of `X509.publicKey`. Null if it is no such key, or an EC key
 * without its public key.
 *
 * @param label of its PEM block: PKCS#8, PKCS#1 or SEC 1
 */
export function publicKeyOfPrivate(label: string, bytes: Uint8Array): string | null {
  return orNull(() => {
    switch (label) {
      case 'RSA PRIVATE KEY':
        return modulusOf(childrenOf(readOne(bytes, DER.sequence))[1])
      case 'EC PRIVATE KEY': {
        const fields = childrenOf(readOne(bytes, DER.sequence))
        const [point] = childrenOf(fields.find(({ tag }) => tag === DER.explicit(1)))
        return `ec ${hexOf(bitsOf(point))}`
      }
      case 'PRIVATE KEY': {
        const [, algorithm, key] = childrenOf(readOne(bytes, DER.sequence))
        const oid = oidOf(childrenOf(algorithm)[0])
        const inner = expectTag(key, DER.octetString).content
        if (oid === OID.rsa) return publicKeyOfPrivate('RSA PRIVATE KEY', inner)
        return oid === OID.ec ? publicKeyOfPrivate('EC PRIVATE KEY', inner) : null
      }
      default:
        return null
    }
  })
}

function publicKeyOf(oid: string, bits: Uint8Array): string | null {
  if (oid === OID.ec) return `ec ${hexOf(bits)}`
  return oid === OID.rsa ? modulusOf(childrenOf(readOne(bits, DER.sequence))[0]) : null
}

function modulusOf(node: DerNode | undefined): string {
  return `rsa ${hexOf(expectTag(node, DER.integer).content).replace(/^(00)+/, '')}`
}

function oidOf(node: DerNode | undefined): string {
  return hexOf(expectTag(node, DER.objectId).content)
}

/** Content of a bit string, whose first byte counts the unused bits. */
function bitsOf(node: DerNode | undefined): Uint8Array {
  return expectTag(node, DER.bitString).content.subarray(1)
}

function domainsOf(extensions: DerNode | undefined): string[] {
  if (extensions === undefined) return []
  for (const extension of childrenOf(childrenOf(extensions)[0])) {
    const parts = childrenOf(extension)
    if (oidOf(parts[0]) !== OID.subjectAltName) continue
    const names = readOne(expectTag(parts.at(-1), DER.octetString).content, DER.sequence)
    return childrenOf(names)
      .filter(({ tag }) => tag === DER.implicit(2))
      .map(({ content }) => textOf(content).toLowerCase())
  }
  return []
}

function nameOf(name: DerNode | undefined): string {
  const values = new Map<string, string>()
  for (const set of childrenOf(name)) {
    for (const attribute of childrenOf(set)) {
      const [type, value] = childrenOf(attribute)
      if (value !== undefined) values.set(oidOf(type), textOf(value.content))
    }
  }
  return values.get(OID.commonName) ?? values.get(OID.organization) ?? 'Unknown'
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

/** UTCTime has two digits of the year: 50 to 99 are of the 20th century (RFC 5280, 4.1.2.5.1). */
function timeOf({ tag, content }: DerNode): number {
  const text = textOf(content)
  const digits = tag === DER.utcTime ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(digits)
  if (parts === null) throw new DerError(`Not a time: ${text}`)
  const [year = 0, month = 1, ...rest] = parts.slice(1).map(Number)
  return Date.UTC(year, month - 1, ...rest)
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof DerError) return null
    throw error
  }
}
