import assert from 'node:assert/strict'
import type { MarketplaceApp, MarketplaceResource } from '#src/api/generated/types.gen.ts'
import { PLAN_IDS } from '#src/domain/plan-id.ts'
import { type Api, bodyOf, problemOf, type Request } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { pointersOf } from './support/pointers.ts'
import { signUpOf } from './support/sign-ups.ts'

/** Longer than any deployment takes. */
const UNTIL_UP = 'PT15M'

const list = (api: Api, query: NonNullable<Request['query']> = {}) =>
  api.send('listMarketplaceApps', { as: 'nobody', query })

const idsOf = async (api: Api, query: NonNullable<Request['query']>) =>
  bodyOf(await list(api, query)).items.map(({ id }) => id)

const deploy = (
  api: Api,
  marketplaceAppId: string,
  body: Readonly<Record<string, unknown>> = {},
  more: Omit<Request, 'path' | 'body'> = {},
) =>
  api.send('deployMarketplaceApp', {
    path: { marketplaceAppId },
    body: { name: 'from-the-shelf', region: 'us-east', ...body },
    ...more,
  })

const getApp = async (api: Api, marketplaceAppId: string): Promise<MarketplaceApp> =>
  bodyOf(await api.send('getMarketplaceApp', { as: 'nobody', path: { marketplaceAppId } }))

/** Reads a deployed resource through its own operation. */
async function getDeployed(api: Api, { type, id }: MarketplaceResource) {
  if (type === 'vm') return bodyOf(await api.send('getVm', { path: { vmId: id } }))
  if (type === 'container') return bodyOf(await api.send('getContainer', { path: { containerId: id } }))
  return bodyOf(await api.send('getDatabase', { path: { databaseId: id } }))
}

export const marketplaceCases: readonly ContractCase[] = [
  reaches('listMarketplaceApps', '200', 'all sixteen, most installed first', async (api) => {
    const response = await list(api)
    const { items, appCount, categories, freeCount } = bodyOf(response)
    assert.deepEqual([items.length, appCount], [16, 16])
    const installs = items.map(({ metrics }) => metrics.installs)
    assert.deepEqual(
      installs,
      installs.toSorted((a, b) => b - a),
    )
    assert.equal(categories.length, 13)
    assert.equal(
      categories.reduce((sum, { count }) => sum + count, 0),
      16,
    )
    assert.equal(freeCount, items.filter(({ pricing }) => pricing.model === 'free').length)
    return response
  }),

  behaves('listMarketplaceApps', 'looks for text in name, description and tags, in any case', async (api) => {
    assert.deepEqual(await idsOf(api, { q: 'WORDP' }), ['wordpress'])
    assert.deepEqual(await idsOf(api, { q: 'built-in seo' }), [], 'features are not looked at')
    assert.ok((await idsOf(api, { q: 'gpu' })).includes('torchserve'), 'a tag')
    assert.deepEqual(await idsOf(api, { q: 'Civilized' }), ['discourse'], 'the description')
    assert.deepEqual(await idsOf(api, { q: 'no such thing' }), [])
  }),

  behaves('listMarketplaceApps', 'counts categories as if none were chosen', async (api) => {
    const { items, categories, freeCount } = bodyOf(
      await list(api, { category: ['databases'], q: 'database' }),
    )
    assert.deepEqual(
      items.map(({ category }) => category),
      ['databases', 'databases', 'databases'],
    )
    assert.equal(freeCount, 0)
    const counts = Object.fromEntries(categories.map(({ category, count }) => [category, count]))
    assert.equal(counts.databases, 3)
    const free = bodyOf(await list(api, { category: ['databases'], free: true }))
    assert.deepEqual(free.items, [])
    assert.equal(free.categories.find(({ category }) => category === 'databases')?.count, 0)
    assert.equal(free.categories.find(({ category }) => category === 'web-cms')?.count, 2)
  }),

  behaves('listMarketplaceApps', 'takes several categories', async (api) => {
    assert.deepEqual(await idsOf(api, { category: ['education', 'dev-cicd'] }), ['gitlab', 'moodle'])
  }),

  behaves('listMarketplaceApps', 'sorts by rating, by update and by price', async (api) => {
    const rated = bodyOf(await list(api, { sort: 'rating' })).items.map(({ metrics }) => metrics.rating)
    assert.deepEqual(
      rated,
      rated.toSorted((a, b) => b - a),
    )
    const updated = bodyOf(await list(api, { sort: 'recent' })).items.map(({ updatedAt }) => updatedAt)
    assert.deepEqual(updated, updated.toSorted().toReversed())
    const prices = bodyOf(await list(api, { sort: 'price-low' })).items.map(
      ({ pricing }) => pricing.startingPrice?.amount ?? 0,
    )
    assert.deepEqual(prices.slice(-4), [80, 1000, 1500, 2500])
  }),

  reaches(
    'getMarketplaceApp',
    '200',
    'with reviews that average to its rating, and related apps',
    async (api) => {
      const { items } = bodyOf(await list(api))
      for (const { id, metrics } of items) {
        const { reviewShares, related } = await getApp(api, id)
        assert.equal(
          reviewShares.reduce((sum, { percent }) => sum + percent, 0),
          100,
        )
        const mean = reviewShares.reduce((sum, { stars, percent }) => sum + stars * percent, 0) / 100
        assert.ok(Math.abs(mean - metrics.rating) < 1e-9, `${id}: ${mean}`)
        assert.ok(!related.some((other) => other.id === id))
      }
      const response = await api.send('getMarketplaceApp', {
        as: 'nobody',
        path: { marketplaceAppId: 'redis-managed' },
      })
      assert.deepEqual(
        bodyOf(response)
          .related.slice(0, 2)
          .map(({ id }) => id),
        ['postgresql-managed', 'mongodb-managed'],
      )
      return response
    },
  ),

  reaches(
    'deployMarketplaceApp',
    '202',
    'creates the announced resource at the announced price',
    async (api) => {
      const { items } = bodyOf(await list(api))
      await api.mocks.scenario({ lifecycle: { durationFactor: 0 } })
      let response = await deploy(api, 'wordpress')
      for (const { id } of items) {
        const { deployment } = await getApp(api, id)
        response = await deploy(api, id, { name: `app-${id}` })
        const { appId, resource } = bodyOf(response)
        assert.deepEqual([appId, resource.type, resource.name], [id, deployment.resourceType, `app-${id}`])
        const made = await getDeployed(api, resource)
        assert.deepEqual(made.monthlyCost, deployment.monthlyCost, id)
        assert.deepEqual(made.tags, [`app:${id}`])
      }
      return response
    },
  ),

  behaves('deployMarketplaceApp', 'starts like any other resource of its type', async (api) => {
    const { resource } = bodyOf(await deploy(api, 'n8n'))
    assert.equal((await getDeployed(api, resource)).status, 'pending')
    await api.mocks.advance(UNTIL_UP)
    assert.equal((await getDeployed(api, resource)).status, 'running')
  }),

  behaves('deployMarketplaceApp', 'needs the plan that the app says', async (api) => {
    const apps = await Promise.all(bodyOf(await list(api)).items.map(({ id }) => getApp(api, id)))
    const as = 'session'
    await signUpOf(api)
    for (const [index, planId] of (['free', 'pro', 'team'] as const).entries()) {
      if (planId !== 'free') await api.send('changePlan', { as, body: { planId } })
      for (const { id, deployment } of apps) {
        const isAllowed = PLAN_IDS.indexOf(deployment.neededPlanId) <= index
        const { status } = await deploy(api, id, { name: `${planId}-${id}` }, { as })
        assert.equal(status, isAllowed ? 202 : 409, `${id} on ${planId}`)
      }
    }
  }),

  behaves('deployMarketplaceApp', 'requires the deploy permission only', async (api) => {
    assert.equal((await deploy(api, 'postgresql-managed', {}, { as: 'developer' })).status, 202)
  }),

  behaves('deployMarketplaceApp', 'is put into the project that is named', async (api) => {
    const projects = bodyOf(await api.send('listProjects')).items
    const project = projects.find((it) => !it.isDefault)
    assert.ok(project)
    const { resource } = bodyOf(await deploy(api, 'wordpress', { projectId: project.id }))
    assert.equal((await getDeployed(api, resource)).projectId, project.id)
  }),

  behaves('deployMarketplaceApp', 'a repeated request with one idempotency key runs once', async (api) => {
    const headers = { 'Idempotency-Key': 'deploy-once-1' }
    const first = bodyOf(await deploy(api, 'grafana', {}, { headers }))
    const again = await deploy(api, 'grafana', {}, { headers })
    assert.equal(bodyOf(again).resource.id, first.resource.id)
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
  }),

  ...(['wordpress', 'nginx', 'redis-managed'] as const).map((app) =>
    reaches('deployMarketplaceApp', '409 name_taken', `points at the name (${app})`, async (api) => {
      bodyOf(await deploy(api, app))
      const response = await deploy(api, app)
      assert.deepEqual(pointersOf(response), ['/name'])
      return response
    }),
  ),

  reaches('deployMarketplaceApp', '409 quota_exceeded', 'beyond the GPU quota', async (api) => {
    const { items } = bodyOf(await api.send('listQuotas'))
    const gpus = items.find(({ id }) => id === 'gpus')
    assert.ok(gpus)
    for (let left = gpus.limit - gpus.used; left > 0; left -= 1) {
      bodyOf(await deploy(api, 'llama-3-70b', { name: `llama-${left}` }))
    }
    const response = await deploy(api, 'llama-3-70b', { name: 'one-too-many' })
    assert.deepEqual([...new Set(pointersOf(response))], ['/name'])
    assert.match(problemOf(response).detail, /GPU/)
    return response
  }),

  reaches(
    'deployMarketplaceApp',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'Idempotency-Key': 'deploy-twice-1' }
      bodyOf(await deploy(api, 'nginx', {}, { headers }))
      return deploy(api, 'nginx', { name: 'another' }, { headers })
    },
  ),

  reaches('deployMarketplaceApp', '422 unknown_reference', 'an unknown project', async (api) => {
    const response = await deploy(api, 'wordpress', { projectId: 'prj_000000000000' })
    assert.deepEqual(pointersOf(response), ['/projectId'])
    return response
  }),

  reaches('deployMarketplaceApp', '422 app_not_offered', 'a region without GPUs', async (api) => {
    const response = await deploy(api, 'llama-3-70b', { region: 'ap-south' })
    assert.deepEqual(pointersOf(response), ['/region'])
    return response
  }),

  behaves('deployMarketplaceApp', "an unknown app can't be deployed", async (api) => {
    assert.equal((await deploy(api, 'time-machine')).outcome, '404 not_found')
  }),
]
