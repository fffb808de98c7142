import assert from 'node:assert/strict'
import type { Certificate, CertificateUpload } from '#src/api/generated/types.gen.ts'
import {
  CA_CERTIFICATE,
  EXPIRED_CERTIFICATE,
  EXPIRED_KEY,
  NAMELESS_CERTIFICATE,
  NAMELESS_KEY,
  RSA_CERTIFICATE,
  RSA_KEY,
  RSA_KEY_PKCS1,
  SHOP_CERTIFICATE,
  SHOP_KEY,
  SHOP_KEY_SEC1,
} from '#tests/support/certificates.ts'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { addZone, ZONE_STABLE_AFTER } from './support/dns.ts'
import { createLoadBalancer } from './support/load-balancers.ts'
import { pointersOf } from './support/pointers.ts'

const ISSUED_AFTER = 'PT2M'
const shop: CertificateUpload = { certificateChain: SHOP_CERTIFICATE, privateKey: SHOP_KEY }

const upload = (api: Api, changes: Partial<CertificateUpload> = {}) =>
  api.send('uploadCertificate', { body: { ...shop, ...changes } })

const request = (api: Api, domain = 'new.nimbus-shop.example') =>
  api.send('createCertificate', { body: { domain } })

async function certificate(api: Api, certificateId: string): Promise<Certificate> {
  return bodyOf(await api.send('getCertificate', { path: { certificateId } }))
}

const listener = (certificateId: string) => ({
  protocol: 'https' as const,
  port: 443,
  targetPort: 8080,
  certificateId,
})

export const certificateCases: readonly ContractCase[] = [
  reaches('listCertificates', '200', 'by domain, filtered by status', async (api) => {
    const response = await api.send('listCertificates')
    const { items, total } = bodyOf(response)
    assert.equal(items.length, total)
    const domains = items.map((it) => it.domains[0] ?? '')
    assert.deepEqual(domains, [...domains].sort(new Intl.Collator('en').compare))
    const failed = bodyOf(await api.send('listCertificates', { query: { status: ['failed'] } })).items
    assert.deepEqual(
      failed,
      items.filter(({ status }) => status === 'failed'),
    )
    assert.ok(failed.length > 0)
    const found = bodyOf(await api.send('listCertificates', { query: { q: 'shop import' } })).items
    assert.deepEqual(
      found.map((it) => it.domains),
      [['import.nimbus-shop.example']],
    )
    return response
  }),

  reaches('createCertificate', '202', 'issued at its deadline, then renewed', async (api) => {
    const response = await request(api)
    const { id, status, expiresAt } = bodyOf(response)
    assert.deepEqual([status, expiresAt], ['pending', null])
    await api.mocks.advance(ISSUED_AFTER)
    const issued = await certificate(api, id)
    assert.equal(issued.status, 'issued')
    assert.ok((issued.renewsAt ?? '') < (issued.expiresAt ?? ''))
    await api.mocks.advance('P61D')
    const renewed = await certificate(api, id)
    assert.equal(renewed.status, 'issued')
    assert.ok((renewed.expiresAt ?? '') > (issued.expiresAt ?? ''))
    return response
  }),

  behaves('createCertificate', 'waits until the zone is active', async (api) => {
    const zone = bodyOf(await addZone(api, 'waits.example'))
    const { id } = bodyOf(await request(api, 'www.waits.example'))
    await api.mocks.advance(ZONE_STABLE_AFTER)
    assert.equal((await certificate(api, id)).status, 'issued')
    await api.send('deleteDnsZone', { path: { dnsZoneId: zone.id } })
    await api.mocks.advance('P61D')
    const failing = await certificate(api, id)
    assert.deepEqual([failing.status, failing.statusReason?.includes('renewal failed')], ['issued', true])
    await api.mocks.advance('P30D')
    const expired = await certificate(api, id)
    assert.deepEqual([expired.status, expired.renewsAt], ['expired', null])
    // A month of failures is one notification.
    const { items } = bodyOf(await api.send('listNotifications', { query: { limit: 200 } }))
    assert.deepEqual(
      items.map(({ title }) => title).filter((title) => title.includes('www.waits.example')),
      [
        'The certificate of www.waits.example has expired',
        'The certificate of www.waits.example couldn’t be renewed',
      ],
    )
  }),

  behaves('createCertificate', 'a name starting with fail- is not issued', async (api) => {
    const { id } = bodyOf(await request(api, 'fail-now.nimbus-shop.example'))
    await api.mocks.advance(ISSUED_AFTER)
    const { status, statusReason, expiresAt } = await certificate(api, id)
    assert.deepEqual([status, expiresAt], ['failed', null])
    assert.ok(statusReason)
  }),

  reaches('createCertificate', '422 validation_failed', 'no host name', (api) => request(api, 'Shop')),

  reaches('createCertificate', '422 domain_not_in_zone', 'a domain of somebody else', async (api) => {
    const response = await request(api, 'nimbus-shop.example.org')
    assert.deepEqual(pointersOf(response), ['/domain'])
    // Ends like the name of a zone, but is not below it.
    assert.equal((await request(api, 'other-nimbus-shop.example')).outcome, '422 domain_not_in_zone')
    return response
  }),

  reaches(
    'createCertificate',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'certificate-0001' }
      const send = (domain: string) => api.send('createCertificate', { body: { domain }, headers })
      await send('a.nimbus-shop.example')
      return send('b.nimbus-shop.example')
    },
  ),

  reaches('uploadCertificate', '201', 'has the names of the certificate, without its key', async (api) => {
    const response = await upload(api, { certificateChain: SHOP_CERTIFICATE + CA_CERTIFICATE })
    const { id, ...uploaded } = bodyOf(response)
    assert.deepEqual(uploaded.domains, ['shop.nimbus-shop.example', '*.shop.nimbus-shop.example'])
    assert.deepEqual(
      [uploaded.source, uploaded.status, uploaded.issuer, uploaded.renewsAt],
      ['uploaded', 'issued', 'Example CA', null],
    )
    assert.equal(uploaded.expiresAt, '2049-12-31T00:00:00.000Z')
    const read = await api.send('getCertificate', { path: { certificateId: id } })
    assert.ok(!JSON.stringify([response.body, read.body]).includes('PRIVATE'))
    return response
  }),

  behaves('uploadCertificate', 'managers learn before it expires', async (api) => {
    await api.mocks.advance('P13D')
    const { items } = bodyOf(await api.send('listNotifications', { query: { limit: 100 } }))
    assert.deepEqual(
      items.map(({ title }) => title).filter((title) => title.includes('nimbus-shop.dev')),
      [
        'The certificate of nimbus-shop.dev has expired',
        'The certificate of nimbus-shop.dev expires in 7 days',
        'The certificate of nimbus-shop.dev expires in 30 days',
      ],
    )
  }),

  behaves('uploadCertificate', 'accepts RSA and EC keys in every format', async (api) => {
    const rsa = { certificateChain: RSA_CERTIFICATE }
    for (const changes of [
      { ...rsa, privateKey: RSA_KEY },
      { ...rsa, privateKey: RSA_KEY_PKCS1 },
      { privateKey: SHOP_KEY_SEC1 },
    ]) {
      assert.equal((await upload(api, changes)).status, 201)
    }
  }),

  reaches('uploadCertificate', '422 validation_failed', 'no private key', (api) =>
    upload(api, { privateKey: '' }),
  ),

  reaches(
    'uploadCertificate',
    '422 invalid_certificate',
    'says what is wrong with the chain',
    async (api) => {
      const messageFor = async (certificateChain: string, changes: Partial<CertificateUpload> = {}) => {
        const response = await upload(api, { certificateChain, ...changes })
        assert.equal(response.outcome, '422 invalid_certificate')
        assert.deepEqual(pointersOf(response), ['/certificateChain'])
        return problemOf(response).errors?.[0]?.message ?? ''
      }
      assert.match(await messageFor('shop.crt'), /Must begin with -----BEGIN CERTIFICATE/)
      assert.match(await messageFor(SHOP_CERTIFICATE.slice(0, -20)), /incomplete/)
      assert.match(await messageFor(SHOP_KEY), /must not contain a private key/i)
      assert.match(await messageFor(SHOP_CERTIFICATE + RSA_CERTIFICATE), /did not issue certificate 1/)
      assert.match(await messageFor(NAMELESS_CERTIFICATE, { privateKey: NAMELESS_KEY }), /has no host name/)
      const garbage = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'
      assert.match(await messageFor(garbage), /can’t be read/)
      return upload(api, { certificateChain: garbage })
    },
  ),

  reaches('uploadCertificate', '422 certificate_expired', 'one that has expired', async (api) => {
    const response = await upload(api, { certificateChain: EXPIRED_CERTIFICATE, privateKey: EXPIRED_KEY })
    assert.match(problemOf(response).detail, /expired on 2021-01-01/)
    assert.deepEqual(pointersOf(response), ['/certificateChain'])
    return response
  }),

  reaches('uploadCertificate', '422 invalid_private_key', 'no key, or an encrypted one', async (api) => {
    const encrypted = SHOP_KEY.replaceAll('PRIVATE KEY', 'ENCRYPTED PRIVATE KEY')
    const response = await upload(api, { privateKey: encrypted })
    assert.match(problemOf(response).errors?.[0]?.message ?? '', /encrypted/)
    assert.equal((await upload(api, { privateKey: 'key' })).outcome, '422 invalid_private_key')
    assert.equal((await upload(api, { privateKey: CA_CERTIFICATE })).outcome, '422 invalid_private_key')
    assert.deepEqual(pointersOf(response), ['/privateKey'])
    return response
  }),

  reaches('uploadCertificate', '422 private_key_mismatch', 'the key of another certificate', async (api) => {
    const response = await upload(api, { privateKey: RSA_KEY })
    assert.deepEqual(pointersOf(response), ['/privateKey'])
    return response
  }),

  reaches(
    'uploadCertificate',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'certificate-0001' }
      await api.send('uploadCertificate', { body: shop, headers })
      const body = { certificateChain: RSA_CERTIFICATE, privateKey: RSA_KEY }
      return api.send('uploadCertificate', { body, headers })
    },
  ),

  reaches('getCertificate', '200', 'matches the list', async (api) => {
    const { items } = bodyOf(await api.send('listCertificates'))
    const used = items.find(({ loadBalancerCount }) => loadBalancerCount > 0)
    assert.ok(used)
    const response = await api.send('getCertificate', { path: { certificateId: used.id } })
    assert.deepEqual(response.body, used)
    return response
  }),

  reaches('deleteCertificate', '204', 'it is gone', async (api) => {
    const path = { certificateId: bodyOf(await upload(api)).id }
    const response = await api.send('deleteCertificate', { path })
    assert.equal((await api.send('getCertificate', { path })).outcome, '404 not_found')
    return response
  }),

  behaves('deleteCertificate', 'the audit log names the certificate by its domain', async (api) => {
    const { id } = bodyOf(await upload(api))
    await api.send('deleteCertificate', { path: { certificateId: id } })
    const { items } = bodyOf(await api.send('listAuditEntries', { query: { limit: 2 } }))
    const resource = { type: 'certificate', id, name: 'shop.nimbus-shop.example', namespace: null }
    assert.deepEqual(
      items.map((it) => [it.operation, it.resource]),
      [
        ['deleteCertificate', resource],
        ['uploadCertificate', resource],
      ],
    )
  }),

  reaches('deleteCertificate', '409 certificate_in_use', 'until no listener uses it', async (api) => {
    const { id, domains } = bodyOf(await upload(api))
    const balancer = bodyOf(await createLoadBalancer(api, { listeners: [listener(id)] }))
    assert.deepEqual(balancer.listeners[0]?.certificate, { id, name: domains[0] })
    assert.equal((await certificate(api, id)).loadBalancerCount, 1)
    const path = { certificateId: id }
    const response = await api.send('deleteCertificate', { path })
    assert.match(problemOf(response).detail, /The load balancer contract-test uses/)
    const body = { listeners: [{ protocol: 'http', port: 80, targetPort: 8080 }] }
    await api.send('updateLoadBalancer', { path: { loadBalancerId: balancer.id }, body })
    assert.equal((await api.send('deleteCertificate', { path })).status, 204)
    return response
  }),

  behaves('updateLoadBalancer', 'a certificate that has failed is denied, unless it is used', async (api) => {
    const { id: zoneId } = bodyOf(await addZone(api, 'lapses.example'))
    await api.mocks.advance(ZONE_STABLE_AFTER)
    const { id } = bodyOf(await request(api, 'lapses.example'))
    const failed = bodyOf(await request(api, 'fail-it.lapses.example'))
    const balancer = bodyOf(await createLoadBalancer(api, { listeners: [listener(id)] }))
    const path = { loadBalancerId: balancer.id }
    await api.mocks.advance(ISSUED_AFTER)
    await api.send('deleteDnsZone', { path: { dnsZoneId: zoneId } })
    await api.mocks.advance('P100D')
    const choose = (listeners: ReturnType<typeof listener>[]) =>
      api.send('updateLoadBalancer', { path, body: { listeners } })
    assert.deepEqual(
      [(await certificate(api, id)).status, (await certificate(api, failed.id)).status],
      ['expired', 'failed'],
    )
    assert.equal((await choose([listener(failed.id)])).outcome, '422 unknown_reference')
    assert.equal((await choose([{ ...listener(id), targetPort: 81 }])).status, 200)
    assert.equal((await createLoadBalancer(api, { name: 'other', listeners: [listener(id)] })).status, 422)
  }),

  reaches('updateLoadBalancer', '422 unknown_reference', 'a certificate that does not exist', async (api) => {
    const { id } = bodyOf(await createLoadBalancer(api))
    const body = { listeners: [listener('cert_none')] }
    const response = await api.send('updateLoadBalancer', { path: { loadBalancerId: id }, body })
    assert.deepEqual(pointersOf(response), ['/listeners/0/certificateId'])
    return response
  }),
]
