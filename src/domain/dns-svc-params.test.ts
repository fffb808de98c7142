import { describe, expect, it } from 'vitest'
import { canonicalSvcParams, svcParamsProblem } from './dns-svc-params.ts'

describe('svcParamsProblem', () => {
  it.each([
    [''],
    ['alpn=h2,h3 port=8443 ipv4hint=203.0.113.7,203.0.113.8 ipv6hint=2001:db8::7'],
    ['alpn="h2,h3" no-default-alpn'],
    ['mandatory=alpn,port alpn=h2 port=443'],
    ['ech=AEn+DQBFKwAgACABWIHUGj4u+PIggYXcR5JF0gYk3dCRioBW8uJq9H4mKAAIAAEAAQABAANAEnB1YmxpYw=='],
    ['alpn=h2 dohpath=/dns-query{?dns}'],
    ['key65000="any text; (quoted)"'],
  ])('accepts %s', (text) => {
    expect(svcParamsProblem(text)).toBeNull()
  })

  it.each([
    ['alpn = h2', /key=value/],
    ['alpn="h2', /key=value/],
    ['alpn=h2\\,h3', /key=value/],
    ['http3=yes', /“http3” is not a parameter. Use mandatory, alpn/],
    ['key1=h2', /“key1” is not a parameter/],
    ['key65536=x', /“key65536” is not a parameter/],
    ['port=1 port=2', /Use port only once/],
    ['alpn', /such as alpn=h2,h3/],
    ['alpn=h2,,h3', /such as alpn=h2,h3/],
    ['no-default-alpn', /only together with alpn/],
    ['alpn=h2 no-default-alpn=1', /without a value/],
    ['port=65536', /from 1 to 65535/],
    ['ipv4hint=2001:db8::7', /IPv4 addresses/],
    ['ipv6hint=203.0.113.7', /IPv6 addresses/],
    ['mandatory=port alpn=h2', /List other parameters/],
    ['mandatory=mandatory', /List other parameters/],
    ['mandatory=alpn,alpn alpn=h2', /once each/],
    ['ech=???', /Base64/],
    ['dohpath=/dns-query', /\{\?dns\}/],
    [`key9=${'a'.repeat(1_000)}`, /at most 1,000 characters, not 1,005/],
  ])('rejects %s', (text, message) => {
    expect(svcParamsProblem(text)).toMatch(message)
  })
})

describe('canonicalSvcParams', () => {
  it('orders keys by number and quotes only what needs it', () => {
    expect(canonicalSvcParams(' PORT=8443  alpn="h2,h3" key9="a b" ')).toBe('alpn=h2,h3 port=8443 key9="a b"')
  })

  it('keeps invalid text', () => {
    expect(canonicalSvcParams('alpn = h2')).toBe('alpn = h2')
  })
})
