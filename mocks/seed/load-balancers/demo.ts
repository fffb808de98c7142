import type { HealthCheckRow } from '../../db/rows/load-balancer.ts'
import { EVERY_TEN_SECONDS, type PlannedLoadBalancer } from './plan.ts'

/** Longest allowed name, to test layouts. */
export const LONGEST_NAME = 'legacy-migration-staging-environment-for-the-warehouse-import-3'

const answersAt = (path: string, port = 8080): HealthCheckRow => ({
  protocol: 'http',
  path,
  port,
  ...EVERY_TEN_SECONDS,
})

/**
 * Load balancers of a shop: a healthy one, one without a VM, and a failed one. They cost 90 dollars a month, which
 * the cheaper volumes compensate.
 */
export const DEMO_LOAD_BALANCERS: readonly PlannedLoadBalancer[] = [
  {
    name: 'shop-web',
    project: 'Storefront',
    ageDays: 205,
    now: { status: 'active', sinceHours: 640 },
    type: 'application',
    region: 'us-east',
    algorithm: 'least_connections',
    listeners: [
      { protocol: 'https', port: 443, targetPort: 8080, certificate: 'shop.nimbus-shop.example' },
      { protocol: 'http', port: 80, targetPort: 8080, certificate: null },
    ],
    healthCheck: answersAt('/healthz'),
    tags: ['env:production', 'team:web', 'role:web'],
    targets: ['web-prod-01', 'web-prod-02'],
    rules: [
      { host: 'admin.nimbus-shop.example', path: '/', targets: ['web-prod-01'] },
      { host: null, path: '/checkout', targets: ['web-prod-02'] },
    ],
    stickySeconds: 3_600,
  },
  {
    name: 'build-cache',
    project: 'Default',
    ageDays: 60,
    now: { status: 'active', sinceHours: 1100 },
    type: 'network',
    region: 'us-west',
    algorithm: 'source_ip',
    listeners: [{ protocol: 'tcp', port: 9000, targetPort: 9000, certificate: null }],
    healthCheck: { protocol: 'tcp', port: 9000, ...EVERY_TEN_SECONDS },
    tags: ['team:platform', 'role:ci'],
    targets: ['ci-runner-01'],
    // One of its two targets is stopped.
    failing: { targets: ['ci-runner-01', 'ci-runner-02'] },
  },
  {
    name: LONGEST_NAME,
    project: 'Data platform',
    ageDays: 11,
    now: { status: 'active', sinceHours: 11 * 24 },
    failing: { now: { status: 'error', sinceHours: 30, reason: 'Its nodes stopped responding.' } },
    type: 'application',
    region: 'eu-west',
    algorithm: 'round_robin',
    listeners: [
      { protocol: 'https', port: 443, targetPort: 8080, certificate: 'import.nimbus-shop.example' },
    ],
    healthCheck: answersAt('/'),
    tags: ['env:staging', 'legacy'],
    targets: ['legacy-migration-staging-environment-for-the-warehouse-import-1'],
  },
]

export const SECOND_TENANT_LOAD_BALANCERS: readonly PlannedLoadBalancer[] = [
  {
    name: 'shop-web',
    project: 'Default',
    ageDays: 70,
    now: { status: 'active', sinceHours: 900 },
    type: 'application',
    region: 'eu-west',
    algorithm: 'round_robin',
    listeners: [{ protocol: 'http', port: 80, targetPort: 80, certificate: null }],
    healthCheck: answersAt('/', 80),
    tags: ['env:production'],
    targets: ['web-prod-01'],
  },
]
