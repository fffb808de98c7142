import assert from 'node:assert/strict'
import type { CardInput, DomainPurchaseCreate } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, problemOf, type Request } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { asOwner, CARDS, card } from './support/cards.ts'

const ADA = 'ada@buyer.example'

const purchaseRequest = (domain: string, change: Partial<CardInput> = {}): DomainPurchaseCreate => ({
  domain,
  email: ADA,
  firstName: 'Ada',
  lastName: 'Keller',
  card: card(change),
})

const buy = (api: Api, domain: string, change: Partial<CardInput> = {}, request: Request = {}) =>
  api.send('purchaseDomain', { as: 'nobody', body: purchaseRequest(domain, change), ...request })

async function isFree(api: Api, domain: string): Promise<boolean> {
  const [name = ''] = domain.split('.')
  const { items } = bodyOf(await api.send('searchDomains', { query: { name } }))
  return items.find((it) => it.domain === domain)?.available ?? false
}

/** Purchase that waits for the cardholder. */
async function purchaseAwaitingConfirmation(api: Api, domain: string) {
  const purchase = bodyOf(await buy(api, domain, { number: CARDS.challenged }))
  assert.equal(purchase.status, 'awaiting_confirmation')
  return { path: { domainPurchaseId: purchase.id }, as: 'nobody' as const }
}

export const domainCases: readonly ContractCase[] = [
  reaches('searchDomains', '200', 'the name with each extension, reproducibly', async (api) => {
    const response = await api.send('searchDomains', { query: { name: 'nimbus' } })
    const { name, items } = bodyOf(response)
    assert.equal(name, 'nimbus')
    assert.deepEqual(
      items.map(({ domain }) => domain),
      ['com', 'net', 'org', 'io', 'co', 'app', 'dev', 'tech'].map((extension) => `nimbus.${extension}`),
    )
    assert.deepEqual(bodyOf(await api.send('searchDomains', { query: { name: 'nimbus' } })).items, items)
    return response
  }),

  behaves('searchDomains', 'some names have a fixed outcome', async (api) => {
    const free = async (name: string) =>
      bodyOf(await api.send('searchDomains', { query: { name } })).items.filter((it) => it.available).length
    assert.equal(await free('taken'), 0)
    assert.equal(await free('available'), 8)
    assert.equal(await free('unlucky'), 8)
  }),

  reaches('searchDomains', '503 registry_unreachable', 'for the name reserved for failures', (api) =>
    api.send('searchDomains', { query: { name: 'broken' } }),
  ),

  reaches('purchaseDomain', '201', 'a visitor gets the domain and a mail', async (api) => {
    const response = await buy(api, 'available.dev')
    const bought = bodyOf(response)
    assert.deepEqual(
      [bought.status, bought.zone, bought.card],
      ['completed', null, { brand: 'visa', last4: '4242' }],
    )
    assert.equal(await isFree(api, 'available.dev'), false)
    const [mail] = await api.mocks.mailsTo(ADA)
    assert.equal(mail?.facts.domain, 'available.dev')
    return response
  }),

  reaches('purchaseDomain', '201', 'the owner finds a zone and the price among the costs', async (api) => {
    await asOwner(api)
    const spent = async () => bodyOf(await api.send('getBillingSummary', { as: 'session' })).current.amount
    const invoiced = async () => {
      const { items } = bodyOf(await api.send('listInvoices', { as: 'session' }))
      return items.map(({ amount }) => amount.amount)
    }
    const before = [await spent(), await invoiced()] as const
    const response = await buy(api, 'available.tech', {}, { as: 'session' })
    const bought = bodyOf(response)
    assert.equal(bought.zone?.name, 'available.tech')
    assert.equal(await spent(), before[0] + bought.yearlyPrice.amount)
    // Paid by card.
    assert.deepEqual(await invoiced(), before[1])
    const path = { dnsZoneId: bought.zone?.id ?? '' }
    const zone = await api.send('getDnsZone', { as: 'session', path })
    assert.equal(zone.status, 200)
    const { items } = bodyOf(
      await api.send('getCostBreakdown', { as: 'session', query: { by: 'resource', q: 'available.tech' } }),
    )
    assert.deepEqual(
      items.map(({ name, item, cost }) => [name, item, cost.amount]),
      [['available.tech', 'Domain, one year', bought.yearlyPrice.amount]],
    )
    return response
  }),

  behaves('purchaseDomain', 'once per idempotency key', async (api) => {
    const request = { headers: { 'idempotency-key': 'domain-0001' } }
    const [first, second] = await Promise.all(
      [1, 2].map(async () => bodyOf(await buy(api, 'available.app', {}, request))),
    )
    assert.deepEqual(first, second)
    assert.equal((await api.mocks.mailsTo(ADA)).length, 1)
  }),

  reaches('purchaseDomain', '402 card_declined', 'nothing is bought', async (api) => {
    const response = await buy(api, 'available.io', { number: CARDS.declined })
    assert.equal(await isFree(api, 'available.io'), true)
    assert.equal((await api.mocks.mailsTo(ADA)).length, 0)
    return response
  }),

  reaches('purchaseDomain', '409 domain_taken', 'a domain taken since the search', async (api) => {
    assert.equal(await isFree(api, 'unlucky.com'), true)
    return buy(api, 'unlucky.com')
  }),

  behaves('purchaseDomain', 'two buyers of one domain: the second is rejected', async (api) => {
    assert.equal((await buy(api, 'available.co')).status, 201)
    assert.equal((await buy(api, 'available.co')).outcome, '409 domain_taken')
    assert.equal((await buy(api, 'taken.co')).outcome, '409 domain_taken')
  }),

  reaches(
    'purchaseDomain',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const request = { headers: { 'idempotency-key': 'domain-0002' } }
      await buy(api, 'available.org', {}, request)
      return buy(api, 'available.net', {}, request)
    },
  ),

  reaches('purchaseDomain', '422 invalid_card', 'names the field', async (api) => {
    const response = await buy(api, 'available.com', { number: '4242424242424241', securityCode: '1' })
    assert.deepEqual(
      problemOf(response).errors?.map(({ pointer }) => pointer),
      ['/card/number', '/card/securityCode'],
    )
    return response
  }),

  reaches('getDomainPurchase', '200', 'a purchase awaits confirmation until it expires', async (api) => {
    const asked = await purchaseAwaitingConfirmation(api, 'available.dev')
    const read = async () => bodyOf(await api.send('getDomainPurchase', asked))
    assert.equal((await read()).status, 'awaiting_confirmation')
    await api.mocks.advance('PT16M')
    assert.equal((await read()).status, 'expired')
    return api.send('getDomainPurchase', asked)
  }),

  behaves('getDomainPurchase', 'returns the result of the confirmation', async (api) => {
    const asked = await purchaseAwaitingConfirmation(api, 'available.dev')
    await api.send('answerDomainPurchase', { ...asked, body: { decision: 'confirm' } })
    assert.equal(bodyOf(await api.send('getDomainPurchase', asked)).status, 'completed')
  }),

  behaves('getDomainPurchase', "hides an organization's purchase from visitors", async (api) => {
    await asOwner(api)
    const { id } = bodyOf(await buy(api, 'available.dev', {}, { as: 'session' }))
    const path = { domainPurchaseId: id }
    assert.equal((await api.send('getDomainPurchase', { as: 'session', path })).status, 200)
    assert.equal((await api.send('getDomainPurchase', { as: 'nobody', path })).outcome, '404 not_found')
  }),

  reaches('getDomainPurchase', '404 not_found', 'an unknown purchase', (api) =>
    api.send('getDomainPurchase', { as: 'nobody', path: { domainPurchaseId: 'dompur_nothing' } }),
  ),

  reaches('answerDomainPurchase', '200', 'confirming buys it; declining releases it', async (api) => {
    const asked = await purchaseAwaitingConfirmation(api, 'available.com')
    assert.equal(await isFree(api, 'available.com'), false)
    const response = await api.send('answerDomainPurchase', { ...asked, body: { decision: 'confirm' } })
    assert.equal(bodyOf(response).status, 'completed')
    assert.equal((await api.mocks.mailsTo(ADA)).length, 1)

    const other = await purchaseAwaitingConfirmation(api, 'available.net')
    const denied = await api.send('answerDomainPurchase', { ...other, body: { decision: 'decline' } })
    assert.equal(bodyOf(denied).status, 'declined')
    assert.equal(await isFree(api, 'available.net'), true)
    return response
  }),

  reaches('answerDomainPurchase', '200', "an owner's purchase is in the audit log", async (api) => {
    await asOwner(api)
    const { id } = bodyOf(await buy(api, 'available.org', { number: CARDS.challenged }, { as: 'session' }))
    const response = await api.send('answerDomainPurchase', {
      as: 'session',
      path: { domainPurchaseId: id },
      body: { decision: 'confirm' },
    })
    const { items } = bodyOf(await api.send('listAuditEntries', { as: 'session' }))
    assert.deepEqual(
      items.slice(0, 2).map(({ detail, resource }) => [detail, resource?.name]),
      [
        ['Bought available.org', 'available.org'],
        ['Ordered available.org', undefined],
      ],
    )
    return response
  }),

  reaches('answerDomainPurchase', '404 not_found', 'an unknown purchase', (api) =>
    api.send('answerDomainPurchase', {
      as: 'nobody',
      path: { domainPurchaseId: 'dompur_nothing' },
      body: { decision: 'confirm' },
    }),
  ),

  reaches(
    'answerDomainPurchase',
    '409 confirmation_closed',
    'after the confirmation expired',
    async (api) => {
      const asked = await purchaseAwaitingConfirmation(api, 'available.com')
      await api.mocks.advance('PT16M')
      assert.equal(await isFree(api, 'available.com'), true)
      return api.send('answerDomainPurchase', { ...asked, body: { decision: 'confirm' } })
    },
  ),
]
