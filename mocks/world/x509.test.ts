import { describe, expect, it } from 'vitest'
import {
  CA_CERTIFICATE,
  NAMELESS_CERTIFICATE,
  RSA_CERTIFICATE,
  RSA_KEY,
  RSA_KEY_PKCS1,
  SHOP_CERTIFICATE,
  SHOP_KEY,
  SHOP_KEY_SEC1,
} from '#tests/support/certificates.ts'
import { readPem } from './pem.ts'
import { publicKeyOfPrivate, readCertificate } from './x509.ts'

const certificateOf = (text: string) => readCertificate(readPem(text)?.[0]?.bytes ?? new Uint8Array())
const keyOf = (text: string) => {
  const block = readPem(text)?.[0]
  return block === undefined ? null : publicKeyOfPrivate(block.label, block.bytes)
}

describe('a certificate', () => {
  it('has its names, issuer and validity', () => {
    expect(certificateOf(SHOP_CERTIFICATE)).toMatchObject({
      domains: ['shop.nimbus-shop.example', '*.shop.nimbus-shop.example'],
      issuer: 'Example CA',
      notBefore: Date.UTC(2020, 0, 1),
      notAfter: Date.UTC(2049, 11, 31),
    })
  })

  it('may have a four-digit year, or no names', () => {
    expect(certificateOf(RSA_CERTIFICATE)?.notAfter).toBe(Date.UTC(2051, 0, 1))
    expect(certificateOf(NAMELESS_CERTIFICATE)?.domains).toEqual([])
  })

  it('is linked to its issuer by name', () => {
    expect(certificateOf(SHOP_CERTIFICATE)?.issuerName).toBe(certificateOf(CA_CERTIFICATE)?.subjectName)
  })

  it('matches its own private key only, in every format', () => {
    const shop = certificateOf(SHOP_CERTIFICATE)?.publicKey
    const rsa = certificateOf(RSA_CERTIFICATE)?.publicKey
    expect([keyOf(SHOP_KEY), keyOf(SHOP_KEY_SEC1)]).toEqual([shop, shop])
    expect([keyOf(RSA_KEY), keyOf(RSA_KEY_PKCS1)]).toEqual([rsa, rsa])
    expect(shop).not.toBe(rsa)
  })

  it('is null for anything else, wherever it is cut', () => {
    const bytes = readPem(SHOP_CERTIFICATE)?.[0]?.bytes ?? new Uint8Array()
    for (let length = 0; length < bytes.length; length++) {
      expect(readCertificate(bytes.subarray(0, length))).toBeNull()
    }
    expect(readCertificate(new TextEncoder().encode('certificate'))).toBeNull()
    expect(keyOf(SHOP_CERTIFICATE)).toBeNull()
  })
})

describe('PEM', () => {
  it('has any number of blocks, with text around them', () => {
    const labels = readPem(`subject: shop\n${SHOP_CERTIFICATE}\n${SHOP_KEY}`)?.map(({ label }) => label)
    expect(labels).toEqual(['CERTIFICATE', 'PRIVATE KEY'])
    expect(readPem('no block')).toEqual([])
  })

  it('is null if a block is open or no base64', () => {
    expect(readPem('-----BEGIN CERTIFICATE-----\nAAAA')).toBeNull()
    expect(readPem('-----BEGIN CERTIFICATE-----\n!!\n-----END CERTIFICATE-----')).toBeNull()
  })
})
