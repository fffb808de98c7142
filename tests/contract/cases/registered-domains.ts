import assert from 'node:assert/strict'
import type { RegisteredDomain } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, type Caller, type Request } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { asOwner, CARDS, card } from './support/cards.ts'
import { signUpOf } from './support/sign-ups.ts'

const BUYER = 'grace@example.com'

const buyAsGuest = async (api: Api, domain: string, number = CARDS.accepted, email = BUYER) =>
  bodyOf(
    await api.send('purchaseDomain', {
      as: 'nobody',
      body: { domain, email, firstName: 'Grace', lastName: 'Okafor', card: card({ number }) },
    }),
  )

async function domains(api: Api, query: Request['query'] = {}): Promise<readonly RegisteredDomain[]> {
  return bodyOf(await api.send('listRegisteredDomains', { query })).items
}

async function domainNamed(api: Api, name: string): Promise<RegisteredDomain> {
  const found = (await domains(api)).find((it) => it.name === name)
  assert.ok(found !== undefined, `there is no ${name}`)
  return found
}

const pathOf = ({ id }: { readonly id: string }) => ({ path: { registeredDomainId: id } })

const claim = (api: Api, { id }: { readonly id: string }) =>
  api.send('claimDomainPurchase', { path: { domainPurchaseId: id } })

const spent = async (api: Api) => bodyOf(await api.send('getBillingSummary')).current.amount

const lastDetail = async (api: Api) => bodyOf(await api.send('listAuditEntries')).items[0]

export const registeredDomainCases: readonly ContractCase[] = [
  reaches('listRegisteredDomains', '200', 'by name, filtered by status', async (api) => {
    const response = await api.send('listRegisteredDomains')
    const { items, total } = bodyOf(response)
    assert.equal(items.length, total)
    assert.deepEqual(
      items.map(({ name, status, transferLock }) => [name, status, transferLock]),
      [
        ['nimbus-shop.dev', 'active', true],
        ['nimbusgifts.com', 'expiring', false],
        ['nimbuslabs.io', 'active', true],
      ],
    )
    assert.deepEqual(
      (await domains(api, { status: ['expiring'] })).map(({ name }) => name),
      ['nimbusgifts.com'],
    )
    assert.deepEqual(
      (await domains(api, { q: 'labs' })).map(({ name }) => name),
      ['nimbuslabs.io'],
    )
    assert.equal((await domains(api, { sort: 'expiresAt' }))[0]?.name, 'nimbusgifts.com')
    return response
  }),

  behaves('listRegisteredDomains', 'has the zone of the same name', async (api) => {
    assert.equal((await domainNamed(api, 'nimbus-shop.dev')).zone?.name, 'nimbus-shop.dev')
    assert.equal((await domainNamed(api, 'nimbuslabs.io')).zone, null)
  }),

  behaves('purchaseDomain', 'a signed-in buyer finds the domain in the list', async (api) => {
    await asOwner(api)
    const bought = bodyOf(
      await api.send('purchaseDomain', {
        body: { domain: 'available.dev', email: BUYER, firstName: 'Grace', lastName: 'Okafor', card: card() },
      }),
    )
    const { status, autoRenew, transferLock, expiresAt, renewalPrice, zone, contact } = await domainNamed(
      api,
      'available.dev',
    )
    assert.deepEqual([status, autoRenew, transferLock], ['active', true, true])
    assert.deepEqual([expiresAt, renewalPrice, zone], [bought.paidUntil, bought.yearlyPrice, bought.zone])
    assert.deepEqual(contact, { firstName: 'Grace', lastName: 'Okafor', organization: '', email: BUYER })
  }),

  reaches('getRegisteredDomain', '200', 'the transfer code only for those who manage', async (api) => {
    const domain = await domainNamed(api, 'nimbusgifts.com')
    const response = await api.send('getRegisteredDomain', pathOf(domain))
    assert.match(bodyOf(response).transferCode ?? '', /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    await api.logIn('viewer@nimbus.example')
    for (const as of ['session', 'read_only', 'deploy_only'] as const) {
      const shown = await api.send('getRegisteredDomain', { ...pathOf(domain), as })
      assert.equal(bodyOf(shown).transferCode, null, as)
    }
    return response
  }),

  reaches(
    'updateRegisteredDomain',
    '200',
    'renewal, lock and contact, each in the audit log',
    async (api) => {
      const domain = await domainNamed(api, 'nimbus-shop.dev')
      const off = bodyOf(
        await api.send('updateRegisteredDomain', { ...pathOf(domain), body: { autoRenew: false } }),
      )
      assert.deepEqual([off.autoRenew, off.renewsAt, off.contact], [false, null, domain.contact])
      const response = await api.send('updateRegisteredDomain', {
        ...pathOf(domain),
        body: { transferLock: false },
      })
      const code = bodyOf(response).transferCode
      assert.ok(code !== null)
      const entry = await lastDetail(api)
      assert.deepEqual(
        [entry?.detail, entry?.resource?.type, entry?.resource?.name],
        ['Turned off the transfer lock', 'domain', 'nimbus-shop.dev'],
      )
      // Locked and unlocked again, it has another code.
      for (const transferLock of [true, false])
        await api.send('updateRegisteredDomain', { ...pathOf(domain), body: { transferLock } })
      assert.notEqual((await domainNamed(api, 'nimbus-shop.dev')).transferCode, code)
      const contact = { ...domain.contact, email: 'New@Example.com' }
      const changed = await api.send('updateRegisteredDomain', { ...pathOf(domain), body: { contact } })
      assert.equal(bodyOf(changed).contact.email, 'new@example.com')
      return response
    },
  ),

  behaves('updateRegisteredDomain', 'the audit log names only what changed', async (api) => {
    const domain = await domainNamed(api, 'nimbus-shop.dev')
    assert.ok(domain.autoRenew && domain.transferLock)
    const { contact } = domain
    const body = { autoRenew: true, transferLock: true, contact }
    await api.send('updateRegisteredDomain', { ...pathOf(domain), body })
    assert.notEqual((await lastDetail(api))?.operation, 'updateRegisteredDomain')
    await api.send('updateRegisteredDomain', {
      ...pathOf(domain),
      body: { ...body, contact: { ...contact, firstName: 'Ada' } },
    })
    assert.equal((await lastDetail(api))?.detail, 'Changed the contact')
  }),

  behaves('updateRegisteredDomain', 'automatic renewal renews an expiring domain at once', async (api) => {
    const domain = await domainNamed(api, 'nimbusgifts.com')
    assert.equal(domain.status, 'expiring')
    const renewed = bodyOf(
      await api.send('updateRegisteredDomain', { ...pathOf(domain), body: { autoRenew: true } }),
    )
    assert.deepEqual(
      [renewed.status, Number(renewed.expiresAt.slice(0, 4))],
      ['active', Number(domain.expiresAt.slice(0, 4)) + 1],
    )
    assert.deepEqual(await domainNamed(api, 'nimbusgifts.com'), renewed)
  }),

  reaches(
    'renewRegisteredDomain',
    '200',
    'a year, which counts toward the costs of the month',
    async (api) => {
      await asOwner(api)
      const domain = await domainNamed(api, 'nimbusgifts.com')
      const before = await spent(api)
      const response = await api.send('renewRegisteredDomain', pathOf(domain))
      const renewed = bodyOf(response)
      assert.equal(Number(renewed.expiresAt.slice(0, 4)), Number(domain.expiresAt.slice(0, 4)) + 1)
      assert.deepEqual([renewed.status, renewed.autoRenew], ['active', false])
      assert.equal(await spent(api), before + domain.renewalPrice.amount)
      assert.equal((await lastDetail(api))?.detail, 'Renewed nimbusgifts.com for a year')
      return response
    },
  ),

  behaves('renewRegisteredDomain', 'is on the next invoice, unlike a purchase by card', async (api) => {
    await asOwner(api)
    const domain = await domainNamed(api, 'nimbusgifts.com')
    const invoiced = async () => {
      await api.mocks.advance('P31D')
      const { items } = bodyOf(await api.send('listInvoices'))
      const { lines } = bodyOf(await api.send('getInvoice', { path: { invoiceId: items[0]?.id ?? '' } }))
      return lines
        .filter(({ service }) => service === 'dns')
        .reduce((sum, { amount }) => sum + amount.amount, 0)
    }
    const usual = await invoiced()
    await api.send('renewRegisteredDomain', pathOf(domain))
    const after = await invoiced()
    assert.ok(after - usual > domain.renewalPrice.amount / 2, `${usual}, then ${after}`)
  }),

  reaches('renewRegisteredDomain', '409 idempotency_key_reused', 'once per key', async (api) => {
    const domain = await domainNamed(api, 'nimbuslabs.io')
    const headers = { 'idempotency-key': 'renew-0001' }
    const renew = (it: RegisteredDomain) => api.send('renewRegisteredDomain', { ...pathOf(it), headers })
    const first = bodyOf(await renew(domain))
    assert.deepEqual(bodyOf(await renew(domain)), first)
    return renew(await domainNamed(api, 'nimbus-shop.dev'))
  }),

  behaves('renewRegisteredDomain', 'happens by itself 30 days before the end', async (api) => {
    await asOwner(api)
    const { expiresAt, renewsAt } = await domainNamed(api, 'nimbus-shop.dev')
    assert.equal(Date.parse(expiresAt) - Date.parse(renewsAt ?? ''), 30 * 86_400_000)
    await api.mocks.advance('P306D')
    const renewed = await domainNamed(api, 'nimbus-shop.dev')
    assert.equal(Number(renewed.expiresAt.slice(0, 4)), Number(expiresAt.slice(0, 4)) + 1)
    const { items } = bodyOf(await api.send('listNotifications'))
    assert.ok(items.some(({ title }) => title === 'nimbus-shop.dev has been renewed'))
    assert.equal((await domainNamed(api, 'nimbusgifts.com')).status, 'expired')
  }),

  behaves(
    'updateRegisteredDomain',
    'without automatic renewal, managers learn that it expires',
    async (api) => {
      await asOwner(api)
      const shop = await domainNamed(api, 'nimbus-shop.dev')
      const gifts = await domainNamed(api, 'nimbusgifts.com')
      await api.send('updateRegisteredDomain', { ...pathOf(shop), body: { autoRenew: false } })
      const notices = async (as: Caller = 'owner') => {
        const { items } = bodyOf(await api.send('listNotifications', { as, query: { limit: 100 } }))
        return items.filter(({ href }) => href === '/services/domains').map(({ title, at }) => [title, at])
      }
      const before = (days: number, { expiresAt }: RegisteredDomain) =>
        new Date(Date.parse(expiresAt) - days * 86_400_000).toISOString()
      await api.mocks.advance('P20D')
      assert.deepEqual(await notices(), [
        ['nimbusgifts.com has expired', before(0, gifts)],
        ['nimbusgifts.com expires in 7 days', before(7, gifts)],
        ['nimbusgifts.com expires in 30 days', before(30, gifts)],
      ])
      await api.mocks.advance('P286D')
      assert.deepEqual((await notices())[0], ['nimbus-shop.dev expires in 30 days', before(30, shop)])
      await api.logIn('viewer@nimbus.example')
      assert.deepEqual(await notices('session'), [])
    },
  ),

  reaches('renewRegisteredDomain', '409 renewal_limit_reached', 'beyond ten years', async (api) => {
    const domain = await domainNamed(api, 'nimbuslabs.io')
    for (let year = 0; year < 9; year += 1)
      assert.equal((await api.send('renewRegisteredDomain', pathOf(domain))).status, 200)
    return api.send('renewRegisteredDomain', pathOf(domain))
  }),

  reaches('claimDomainPurchase', '200', 'a domain bought as a guest, at no cost', async (api) => {
    await asOwner(api)
    const purchase = await buyAsGuest(api, 'available.io')
    const [mail] = await api.mocks.mailsTo(BUYER)
    assert.ok(
      mail?.facts.link?.endsWith(`/services/domains?dialog=claim&row=${purchase.id}`),
      mail?.facts.link,
    )
    const before = await spent(api)
    const response = await claim(api, purchase)
    const { name, zone, expiresAt } = bodyOf(response)
    assert.deepEqual([name, zone?.name, expiresAt], ['available.io', 'available.io', purchase.paidUntil])
    assert.equal(await spent(api), before)
    const entry = await lastDetail(api)
    assert.deepEqual([entry?.detail, entry?.resource?.type], ['Claimed available.io', 'domain'])
    assert.deepEqual(bodyOf(await claim(api, purchase)), bodyOf(response))
    return response
  }),

  reaches('claimDomainPurchase', '404 not_found', 'what another organization has claimed', async (api) => {
    const purchase = await buyAsGuest(api, 'available.co')
    assert.equal((await claim(api, purchase)).status, 200)
    await signUpOf(api, 'someone@else.example')
    return api.send('claimDomainPurchase', { path: { domainPurchaseId: purchase.id }, as: 'session' })
  }),

  reaches('claimDomainPurchase', '409 purchase_not_completed', 'while the bank asks', async (api) =>
    claim(api, await buyAsGuest(api, 'available.app', CARDS.challenged)),
  ),

  behaves('completeSignUp', 'claims what the verified address has bought', async (api) => {
    await buyAsGuest(api, 'available.tech')
    await buyAsGuest(api, 'available.net', CARDS.accepted, 'other@example.com')
    await buyAsGuest(api, 'available.org', CARDS.challenged)
    await signUpOf(api, BUYER)
    const { items } = bodyOf(await api.send('listRegisteredDomains', { as: 'session' }))
    assert.deepEqual(
      items.map(({ name, zone }) => [name, zone?.name]),
      [['available.tech', 'available.tech']],
    )
  }),
]
