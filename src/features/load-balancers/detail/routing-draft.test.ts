import { describe, expect, it } from 'vitest'
import { NEW_RULE, parseAddress, routingDraftProblems, toRouting, toRoutingDraft } from './routing-draft.ts'

const routing = {
  rules: [
    { host: '*.shop.example', path: '/', vmIds: ['vm_1'] },
    { host: null, path: '/api', vmIds: [] },
  ],
  defaultVmIds: ['vm_2'],
}

it('keeps saved rules as they are', () => {
  expect(toRouting(toRoutingDraft(routing))).toEqual(routing)
})

it('sends no targets for all targets, although some were chosen before', () => {
  const { rules, otherwise } = toRoutingDraft(routing)
  const all = { rules: rules.map((rule) => ({ ...rule, isLimited: false })), otherwise }
  expect(toRouting(all).rules.map(({ vmIds }) => vmIds)).toEqual([[], []])
})

it('finds errors by the field of the request', () => {
  const limited = { isLimited: true, vmIds: [] }
  expect(
    routingDraftProblems({ rules: [{ ...NEW_RULE, path: 'api', ...limited }], otherwise: limited }),
  ).toEqual({
    'routing.rules.0.path': 'Start with a slash, such as /api.',
    'routing.rules.0.vmIds': 'Choose a target.',
    'routing.defaultVmIds': 'Choose a target.',
  })
})

describe('parseAddress', () => {
  it.each([
    ['https://Shop.example:8443/api?a=1#top', 'shop.example', '/api'],
    ['shop.example', 'shop.example', '/'],
    ['/api', '', '/api'],
  ])('reads %s', (text, host, path) => {
    expect(parseAddress(text)).toEqual({ host, path })
  })
})
