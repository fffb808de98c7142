import { againstServer } from './against-server.ts'

const build = process.env.DEMO_IS_BUILT ? '' : 'npm run --silent build:demo -- --logLevel warn && '

/** All about resources. Who somebody is, the team and the bill stay with the mock in the page. */
const resources = [
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
  'tag:ssh-keys',
  'tag:virtual-machines',
  'tag:volumes',
]

/** All but what anybody may read, which the mock in the page goes on to answer. */
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
 * `npm run test:e2e:mixed`: the mock in the page, with a server that is live for some operations. What belongs together has to
 * be on one side: a session that begins in the page is none at the server, and an event is heard of from where it happens. So
 * the files in which somebody signs in, or in which one area changes another, have more of the API live.
 */
export default againstServer({
  app: `${build}npm run --silent preview --`,
  proxy: false,
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
