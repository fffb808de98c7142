import { describe, expect, test } from 'vitest'
import { checkRegion, reference, referenceList, resolve } from './references.ts'

const missing = (pointer: string) => reference<number>(undefined, pointer, 'There is no such thing.')

describe('references', () => {
  test('resolve to existing rows', () => {
    const one = reference('plan', '/planId', 'This plan doesn’t exist.')
    const many = referenceList([reference(1, '/vmIds/0', ''), reference(2, '/vmIds/1', '')])
    expect(resolve({ one, many })).toEqual({ one: 'plan', many: [1, 2] })
  })

  test('reports all unknown references at once', () => {
    const lost = () =>
      resolve({
        plan: missing('/planId'),
        vms: referenceList([missing('/vmIds/0'), reference(1, '/vmIds/1', '')]),
      })
    expect(lost).toThrow(
      expect.objectContaining({
        status: 422,
        code: 'unknown_reference',
        errors: [
          expect.objectContaining({ pointer: '/planId', code: 'unknown_reference' }),
          expect.objectContaining({ pointer: '/vmIds/0' }),
        ],
      }),
    )
  })

  test('must be in the same region', () => {
    const vm = { name: 'web-eu-01', region: 'eu-west', pointer: '/vmId' }
    expect(() => checkRegion('eu-west', vm)).not.toThrow()
    expect(() => checkRegion('us-east', { ...vm, region: 'us-east' }, vm)).toThrow(
      expect.objectContaining({
        code: 'region_mismatch',
        message: 'web-eu-01 is in EU West, but this is in US East.',
        errors: [{ in: 'body', pointer: '/vmId', code: 'region_mismatch', message: 'Must be in US East.' }],
      }),
    )
  })
})
