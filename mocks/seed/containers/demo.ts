import { causeOf, causeOfImage } from '../../world/container-crash.ts'
import { planContainer as container, http, type PlannedContainer, secret, setting } from './plan.ts'

const up = (hours: number): PlannedContainer['now'] => ({ status: 'running', sinceHours: hours })

const MEMORY = causeOf(137)

/** Longest allowed name, to test layouts. */
const LONGEST_NAME = 'legacy-inventory-synchronization-adapter-for-the-old-warehouses'

/** Services and jobs of a shop, about 150 dollars a month. */
export const DEMO_CONTAINERS: readonly PlannedContainer[] = [
  container('production/checkout-api', 'shop/checkout-api:2.14.0', ['starter', 3], up(66), {
    ports: [http(8080, true)],
    env: [setting('LOG_LEVEL', 'info'), setting('CURRENCY', 'USD'), secret('DATABASE_PASSWORD')],
    dependsOn: ['production/catalog-api', 'production/mailer', 'orders', 'sessions'],
    tags: ['env:production', 'team:web'],
    updates: 13,
    failedUpdate: 11,
    restarts: 1,
    ageDays: 186,
  }),
  container('production/storefront', 'shop/storefront:5.2.1', ['starter', 2], up(19), {
    ports: [http(80, true), http(443, true)],
    env: [setting('API_URL', 'http://checkout-api:8080')],
    dependsOn: ['production/checkout-api', 'production/catalog-api'],
    tags: ['env:production', 'team:web'],
    updates: 21,
    ageDays: 198,
  }),
  container('production/catalog-api', 'shop/catalog-api:1.9.4', ['starter', 2], up(310), {
    ports: [http(8080)],
    env: [setting('LOG_LEVEL', 'warn'), secret('SEARCH_KEY')],
    dependsOn: ['catalog'],
    tags: ['env:production', 'team:catalog'],
    updates: 8,
    ageDays: 174,
  }),
  container('production/mailer', 'shop/mailer:1.0.2', ['starter', 1], up(840), {
    env: [setting('SMTP_HOST', 'smtp.nimbus.example'), secret('SMTP_PASSWORD')],
    tags: ['env:production', 'team:platform'],
    updates: 2,
    restarts: 2,
    ageDays: 151,
  }),
  container('production/image-resizer', 'shop/image-resizer:0.14.0', ['starter', 1], up(128), {
    ports: [http(9000)],
    dependsOn: ['sessions'],
    tags: ['env:production', 'team:catalog'],
    updates: 4,
    ageDays: 96,
  }),
  container(
    'production/nightly-report',
    'data/reports:0.9.3',
    ['professional', 1],
    { status: 'completed', sinceHours: 6.8 },
    {
      kind: 'job',
      dependsOn: ['orders'],
      tags: ['env:production', 'team:data'],
      project: 'Data platform',
      updates: 2,
      ageDays: 120,
    },
  ),
  container('staging/checkout-api', 'shop/checkout-api:2.15.0-rc.2', ['starter', 1], up(5), {
    ports: [http(8080, true)],
    env: [setting('LOG_LEVEL', 'debug'), secret('DATABASE_PASSWORD')],
    dependsOn: ['staging/recommendations'],
    tags: ['env:staging', 'team:web'],
    updates: 31,
    ageDays: 160,
  }),
  container('staging/storefront', 'shop/storefront:5.3.0-rc.1', ['starter', 1], up(4.5), {
    ports: [http(80, true)],
    dependsOn: ['staging/checkout-api'],
    tags: ['env:staging', 'team:web'],
    updates: 27,
    ageDays: 160,
  }),
  container(
    'staging/recommendations',
    'ml/recommendations:0.4.0',
    ['starter', 2],
    { status: 'error', sinceHours: 1.2, reason: MEMORY.statusReason },
    {
      ports: [http(8501)],
      env: [setting('MODEL', 'als-2026-02')],
      tags: ['env:staging', 'team:ml'],
      project: 'Machine learning',
      updates: 3,
      crash: MEMORY,
      ageDays: 33,
    },
  ),
  container('development/feature-flags', 'tools/feature-flags:3.1.0', ['starter', 1], up(57), {
    region: 'eu-west',
    ports: [http(4242)],
    tags: ['env:development'],
    updates: 1,
    ageDays: 61,
  }),
  container(
    'development/playground',
    'tools/playground:latest',
    ['professional', 1],
    { status: 'stopped', sinceHours: 220 },
    { region: 'eu-west', tags: ['env:development', 'owner:yuki'], project: 'Default', ageDays: 40 },
  ),
  container(
    'development/reindex-search',
    'data/reindex:2.0.0',
    ['professional', 1],
    { status: 'completed', sinceHours: 52 },
    { kind: 'job', dependsOn: ['catalog'], tags: ['env:development', 'team:data'], ageDays: 3 },
  ),
  container(`staging/${LONGEST_NAME}`, 'legacy/warehouse-adapter:2019.11.4', ['starter', 1], up(1500), {
    ports: [http(6000), { port: 6001, protocol: 'udp', public: false }],
    tags: ['env:staging', 'team:platform', 'legacy:yes'],
    project: 'Default',
    updates: 1,
    ageDays: 260,
  }),
]

/** Containers of the second tenant. */
export const SECOND_TENANT_CONTAINERS: readonly PlannedContainer[] = [
  container('production/ingest', 'kestrel/ingest:4.0.1', ['starter', 2], up(90), {
    project: 'Default',
    updates: 3,
    ageDays: 30,
  }),
  container('production/dashboards', 'kestrel/dashboards:1.2.0', ['starter', 1], up(44), {
    dependsOn: ['production/ingest'],
    project: 'Default',
    updates: 1,
    ageDays: 28,
  }),
]

/** First crash loop of a large fleet. */
export const LARGE_CRASH = causeOfImage('any:crash') ?? MEMORY
