import { expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { DAY } from '../kernel/duration.ts'

test('an expiry notification asks to replace a certificate only where listeners use it', async () => {
  const cloud = await cloudUnderTest()
  const newest = async () => {
    const { items } = (await cloud.call('GET', '/notifications?limit=100')).body
    return items.find(({ title }: { title: string }) => title.includes('The certificate of nimbus-shop.dev'))
  }
  expect(await newest()).toMatchObject({
    title: 'The certificate of nimbus-shop.dev expires in 30 days',
    body: 'No HTTPS listener uses it, so you can delete it.',
  })

  const [balancer] = (await cloud.call('GET', '/load-balancers?q=shop-web')).body.items
  const certificates = (await cloud.call('GET', '/certificates')).body.items
  const { id: certificateId } = certificates.find((it: { domains: string[] }) =>
    it.domains.includes('nimbus-shop.dev'),
  )
  const listeners = [{ protocol: 'https', port: 443, targetPort: 8080, certificateId }]
  expect((await cloud.call('PATCH', `/load-balancers/${balancer.id}`, { listeners })).status).toBe(200)
  cloud.forward(6 * DAY)
  expect(await newest()).toMatchObject({
    title: 'The certificate of nimbus-shop.dev expires in 7 days',
    body: 'Upload another one, and choose it in the HTTPS listeners that use it.',
  })
})
