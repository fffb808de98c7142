import { DEFAULT_CDN_TTL } from '#src/domain/cdn-catalog.ts'
import type { CdnDistributionRow } from '../../db/index.ts'
import { origin, type PlannedCdn } from './plan.ts'

const rule = (
  pathPattern: string,
  ttlSeconds: number,
  queryString: 'include' | 'ignore',
): CdnDistributionRow['cacheRules'][number] => ({ pathPattern, ttlSeconds, queryString })

/** Long name to test layouts; has more than two labels, as long ones do. */
export const LONGEST_CDN_DOMAIN =
  'downloads.legacy-migration-staging-environment-for-the-warehouse-import.nimbus-shop.example'

/** List prices add up to sixty dollars a month. */
export const DEMO_CDN: readonly PlannedCdn[] = [
  {
    name: 'cdn.nimbus-shop.example',
    planId: 'cdnplan_starter',
    project: 'Storefront',
    ageDays: 203,
    now: { status: 'deployed', sinceHours: 26 },
    origins: [origin('storefront', 'shop.nimbus-shop.example'), origin('fallback', 'eu.nimbus-shop.example')],
    cacheRules: [
      rule('/img/*', 7 * DEFAULT_CDN_TTL, 'ignore'),
      rule('/assets/*', 30 * DEFAULT_CDN_TTL, 'ignore'),
      rule('/api/*', 0, 'include'),
    ],
    responseHeaders: [
      { action: 'set', name: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
      { action: 'set', name: 'X-Content-Type-Options', value: 'nosniff' },
      { action: 'remove', name: 'X-Powered-By' },
    ],
    tags: ['env:production', 'team:web'],
    purges: [
      { ago: 25.5, kind: 'all', targets: [] },
      { ago: 120, kind: 'prefix', targets: ['/img/'] },
      { ago: 310, kind: 'url', targets: ['https://cdn.nimbus-shop.example/img/hero.avif'] },
    ],
  },
  {
    name: 'media.nimbus-shop.example',
    planId: 'cdnplan_starter',
    project: 'Storefront',
    ageDays: 64,
    now: { status: 'deployed', sinceHours: 700 },
    origins: [origin('media', 'media-origin.nimbus-shop.example', '/public')],
    regions: ['north_america', 'europe'],
    cacheRules: [rule('/media/*', 14 * DEFAULT_CDN_TTL, 'ignore')],
    compression: false,
    tags: ['env:production', 'team:content'],
    purges: [{ ago: 410, kind: 'prefix', targets: ['/media/spring/', '/media/teasers/'] }],
  },
  {
    name: LONGEST_CDN_DOMAIN,
    planId: 'cdnplan_starter',
    project: 'Data platform',
    ageDays: 11,
    now: { status: 'deployed', sinceHours: 11 * 24 },
    failing: {
      now: {
        status: 'error',
        sinceHours: 30,
        reason: 'The origin warehouse.nimbus-shop.example isn’t responding.',
      },
    },
    origins: [origin('warehouse', 'warehouse.nimbus-shop.example')],
    regions: ['europe'],
    tags: ['env:staging', 'legacy'],
  },
]

export const SECOND_TENANT_CDN: readonly PlannedCdn[] = [
  {
    name: 'reports.kestrel.example',
    planId: 'cdnplan_starter',
    project: 'Default',
    ageDays: 40,
    now: { status: 'deployed', sinceHours: 500 },
    origins: [origin('reports', 'app.kestrel.example')],
    tags: ['env:production'],
  },
]
