import { describe, expect, it } from 'vitest'
import {
  coveringRule,
  isOnlyChoice,
  matchingRule,
  type RoutingRule,
  routingProblems,
  withoutTarget,
} from './load-balancer-routing.ts'

const rule = (host: string | null, path = '/', vmIds: readonly string[] = []): RoutingRule => ({
  host,
  path,
  vmIds,
})

const problemsOf = (...rules: readonly RoutingRule[]) => routingProblems({ rules, defaultVmIds: [] })

describe('matchingRule', () => {
  const rules = [rule('api.shop.example', '/v2'), rule('*.shop.example'), rule(null, '/static')]

  it.each([
    ['api.shop.example', '/v2/orders', 0],
    ['api.shop.example', '/v2', 0],
    ['api.shop.example', '/v20', 1],
    ['a.b.shop.example', '/', 1],
    ['shop.example', '/static/logo.svg', 2],
    ['shop.example', '/STATIC', -1],
    ['notshop.example', '/', -1],
  ])('finds the first rule for %s%s', (host, path, place) => {
    expect(matchingRule(rules, host, path)).toBe(place)
  })

  it('takes a slash at the end for none', () => {
    expect(matchingRule([rule(null, '/api/')], 'shop.example', '/api')).toBe(0)
  })
})

describe('coveringRule', () => {
  it('finds an earlier rule that leaves nothing for a later one', () => {
    expect(coveringRule([rule(null, '/api'), rule('shop.example', '/api/v2')], 1)).toBe(0)
    expect(coveringRule([rule('*.shop.example'), rule('*.eu.shop.example')], 1)).toBe(0)
  })

  it('finds none if some requests are left', () => {
    expect(coveringRule([rule('shop.example', '/api'), rule(null, '/api')], 1)).toBe(-1)
    expect(coveringRule([rule('*.shop.example'), rule('shop.example')], 1)).toBe(-1)
    expect(coveringRule([rule(null, '/api'), rule(null, '/apis')], 1)).toBe(-1)
  })
})

describe('routingProblems', () => {
  it.each([
    ['https://shop.example', /without https/],
    ['shop.example:8080', /without a port or path/],
    [`${'a.'.repeat(125)}example`, /at most 255 characters, not 257/],
    ['shop.*.example', /only at the start/],
    ['*shop.example', /only at the start/],
    ['Shop.example', /lowercase/],
    ['203.0.113.7', /lowercase/],
    ['', /such as shop.example/],
  ])('rejects the host %j', (host, message) => {
    expect(problemsOf(rule(host))).toEqual({ 'rules.0.host': expect.stringMatching(message) })
  })

  it.each([
    ['api', /Start with a slash/],
    ['/api?a=1', /without \? or #/],
    ['/api/*', /Leave out the \*/],
    ['/a b', /without spaces/],
    [`/${'a'.repeat(200)}`, /200 characters/],
  ])('rejects the path %j', (path, message) => {
    expect(problemsOf(rule(null, path))).toEqual({ 'rules.0.path': expect.stringMatching(message) })
  })

  it('rejects a second rule with the same host and path', () => {
    expect(problemsOf(rule(null, '/api'), rule('shop.example', '/api'), rule(null, '/api/'))).toEqual({
      'rules.2.path': 'Another rule has this host and path.',
    })
  })

  it('accepts wildcards and the root', () => {
    expect(problemsOf(rule('*.shop.example'), rule(null))).toEqual({})
  })
})

it('finds rules that choose only one target', () => {
  const routing = { rules: [rule(null, '/api', ['vm_1', 'vm_2'])], defaultVmIds: ['vm_1'] }
  expect(isOnlyChoice(routing, 'vm_1')).toBe(true)
  expect(isOnlyChoice(routing, 'vm_2')).toBe(false)
})

it('forgets a target that was removed', () => {
  const routing = { rules: [rule(null, '/api', ['vm_1', 'vm_2'])], defaultVmIds: ['vm_1'] }
  expect(withoutTarget(routing, 'vm_1')).toEqual({ rules: [rule(null, '/api', ['vm_2'])], defaultVmIds: [] })
  expect(withoutTarget(routing, 'vm_3')).toEqual(routing)
})
