import { againstServer } from './against-server.ts'

const build = process.env.DEMO_IS_BUILT ? '' : 'npm run --silent build:demo -- --logLevel warn && '

/** Tags about resources. Users, team and billing stay with the mock in the page. */
const resources = [
  'tag:bulk-operations',
  'tag:cdn',
  'tag:containers',
  'tag:databases',
  'tag:dns',
  'tag:firewalls',
  'tag:load-balancers',
  'tag:networking',
  'tag:notifications',
  'tag:projects',
  'tag:quotas',
  'tag:resources',
  'tag:saved-views',
  'tag:ssh-keys',
  'tag:tasks',
  'tag:virtual-machines',
  'tag:volumes',
]

/** All operations except public ones, which the mock in the page continues to answer. */
const account = [
  ...resources,
  'tag:alert-rules',
  'tag:alerts',
  'tag:api-keys',
  'tag:audit-log',
  'tag:avatars',
  'tag:billing',
  'tag:budgets',
  'tag:dashboard',
  'tag:domains',
  'tag:invitations',
  'tag:invoices',
  'tag:logs',
  'tag:me',
  'tag:members',
  'tag:monitoring',
  'tag:notification-channels',
  'tag:notification-preferences',
  'tag:password-reset',
  'tag:payment-methods',
  'tag:recommendations',
  'tag:roles',
  'tag:search',
  'tag:session',
  'tag:sessions',
  'tag:sign-up',
  'tag:two-factor',
  'deployMarketplaceApp',
]

/**
 * `npm run test:e2e:mixed`: the mock in the page, with a server that is live for some operations. Related operations
 * must be on one side: sessions and events exist only where they are created. So files about signing in, or about
 * several areas, have more live operations.
 */
export default againstServer({
  app: `${build}npm run --silent preview --`,
  callsServer: false,
  part: ['vms-list.spec.ts', 'volumes.spec.ts'],
  use: { backend: 'mixed', live: resources },
  except: {
    files: [
      'account-*.spec.ts',
      'alerts-*.spec.ts',
      'auth-*.spec.ts',
      'billing*.spec.ts',
      'dashboard.spec.ts',
      'databases-life.spec.ts',
      'domains.spec.ts',
      'everywhere.spec.ts',
      'logs-*.spec.ts',
      'monitoring.spec.ts',
      'permissions.spec.ts',
      'scenarios-*.spec.ts',
      'site-keyboard.spec.ts',
      'site-marketplace.spec.ts',
      'team-*.spec.ts',
      'vms-create.spec.ts',
    ],
    use: { live: account },
  },
})
