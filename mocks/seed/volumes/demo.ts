import { planVolume as alone, planAttachedVolume as on, type PlannedVolume } from './plan.ts'

/** Longest allowed name, to test layouts. */
const LONGEST_NAME = 'legacy-migration-staging-environment-for-the-warehouse-import-2'

/** Volumes of a shop; with their snapshots about 60 dollars a month. */
export const DEMO_VOLUMES: readonly PlannedVolume[] = [
  {
    ...on(
      'db-primary',
      'orders-data',
      'voltype_high',
      80,
      0.68,
      'Data platform',
      'env:production team:data',
      228,
    ),
    snapshots: [
      { name: 'orders-before-migration', ageDays: 9 },
      { name: 'orders-last-month', ageDays: 24 },
    ],
  },
  on('db-primary', 'orders-log', 'voltype_high', 20, 0.31, 'Data platform', 'env:production team:data', 228),
  on(
    'db-replica',
    'orders-replica',
    'voltype_standard',
    80,
    0.66,
    'Data platform',
    'env:production team:data',
    221,
  ),
  on(
    'search-prod-01',
    'search-index',
    'voltype_high',
    40,
    0.52,
    'Data platform',
    'env:production role:search',
    86,
  ),
  {
    ...on(
      'web-prod-01',
      'media-uploads',
      'voltype_standard',
      80,
      0.79,
      'Storefront',
      'env:production team:web',
      190,
    ),
    snapshots: [{ name: 'media-uploads-weekly', ageDays: 3 }],
  },
  on(
    'backup-archive',
    'archive',
    'voltype_standard',
    60,
    0.87,
    'Default',
    'env:production team:platform',
    186,
  ),
  on('analytics-etl', 'etl-scratch', 'voltype_standard', 20, 0.44, 'Data platform', 'team:data', 149),
  alone('us-west', 'ci-cache', 10, 0.37, 'Default', 'team:platform role:ci', 66, {
    status: 'available',
    sinceHours: 52,
  }),
  {
    ...alone('eu-west', LONGEST_NAME, 10, 0.05, 'Data platform', 'env:staging legacy', 12, {
      status: 'available',
      sinceHours: 260,
    }),
    typeId: 'voltype_hdd',
  },
  {
    ...alone('ap-east', 'edge-logs', 10, 0.2, 'Storefront', 'env:production role:edge', 31, {
      status: 'available',
      sinceHours: 730,
    }),
    failing: {
      now: {
        status: 'error',
        sinceHours: 0.3,
        reason: 'The volume could not be erased.',
      },
    },
  },
]

export const SECOND_TENANT_VOLUMES: readonly PlannedVolume[] = [
  {
    ...on('warehouse', 'orders-data', 'voltype_standard', 50, 0.4, 'Default', 'env:production', 80),
    snapshots: [{ name: 'orders-before-migration', ageDays: 5 }],
  },
  alone('us-east', 'scratch', 10, 0, 'Default', 'env:test', 9, { status: 'available', sinceHours: 9 * 24 }),
]
