import assert from 'node:assert/strict'
import type { CdnDistribution, CdnDistributionCreate } from '#src/api/generated/types.gen.ts'
import { type Api, type ApiResponse, bodyOf, problemOf, type Request } from '../../suite/api.ts'

/** Longer than any deployment takes. */
export const CDN_DEPLOYED_AFTER = 'PT5M'

export const NOW = '2026-03-02T09:00:00Z'

export const origin = { name: 'main', protocol: 'https' as const, host: 'shop.example', port: 443, path: '' }

export const distributionRequest = (changes: Partial<CdnDistributionCreate> = {}): CdnDistributionCreate => ({
  domain: 'cdn.contract-test.example',
  planId: 'cdnplan_starter',
  origins: [origin],
  ...changes,
})

export const createDistribution = (
  api: Api,
  changes: Partial<CdnDistributionCreate> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse<'createCdnDistribution'>> =>
  api.send('createCdnDistribution', { body: distributionRequest(changes), headers })

export const pathTo = ({ id }: Pick<CdnDistribution, 'id'>) => ({ path: { cdnDistributionId: id } })

export const getDistribution = async (
  api: Api,
  { id }: Pick<CdnDistribution, 'id'>,
): Promise<CdnDistribution> =>
  bodyOf(await api.send('getCdnDistribution', { path: { cdnDistributionId: id } }))

/** New deployed distribution. */
export async function deployedDistribution(
  api: Api,
  changes: Partial<CdnDistributionCreate> = {},
): Promise<CdnDistribution> {
  const distribution = bodyOf(await createDistribution(api, changes))
  await api.mocks.advance(CDN_DEPLOYED_AFTER)
  return getDistribution(api, distribution)
}

export const failedDistribution = (api: Api) =>
  deployedDistribution(api, { domain: 'fail-deploy.contract-test.example' })

/** Seeded distribution with traffic. */
export async function distributionOfSeed(api: Api): Promise<CdnDistribution> {
  const [distribution] = bodyOf(
    await api.send('listCdnDistributions', { query: { status: 'deployed', sort: '-requests' } }),
  ).items
  assert.ok(distribution, 'the seed has no distribution that is deployed')
  return distribution
}

export async function everyDistribution(api: Api, query: Request['query'] = {}): Promise<CdnDistribution[]> {
  const found: CdnDistribution[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = bodyOf(
      await api.send('listCdnDistributions', { query: { ...query, page, pageSize: 2 } }),
    )
    found.push(...items)
    if (items.length === 0 || found.length >= total) return found
  }
}

export const pointers = (
  response: ApiResponse<'createCdnDistribution'> | ApiResponse<'updateCdnDistribution'>,
) => problemOf(response).errors?.map(({ pointer }) => pointer)

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
