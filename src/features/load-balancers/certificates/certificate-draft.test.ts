import { expect, it } from 'vitest'
import { certificateProblems, NEW_CERTIFICATE, withoutPrivateKey } from './certificate-draft.ts'

const uploaded = { ...NEW_CERTIFICATE, source: 'uploaded' } as const

it('requires a host name, or both texts', () => {
  expect(Object.keys(certificateProblems({ ...NEW_CERTIFICATE, domain: 'shop' }))).toEqual(['domain'])
  expect(certificateProblems({ ...NEW_CERTIFICATE, domain: 'shop.example' })).toEqual({})
  expect(Object.keys(certificateProblems(uploaded))).toEqual(['certificateChain', 'privateKey'])
  expect(certificateProblems({ ...uploaded, certificateChain: 'PEM', privateKey: 'PEM' })).toEqual({})
})

it('stores no private key', () => {
  expect(withoutPrivateKey({ ...uploaded, privateKey: 'secret' }).privateKey).toBe('')
})
