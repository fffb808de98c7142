import type { OperationId } from '#mocks/scenarios/target.ts'
import type { PagePath } from '#src/shell/pages.ts'
import { detailScreens } from './detail-screens.ts'
import { siteScreens } from './site-screens.ts'
import {
  admin,
  at,
  empty,
  failing,
  large,
  loaded,
  longNames,
  patched,
  pending,
  phone,
  pressing,
  type State,
  type States,
  type Story,
  tabStates,
  viewer,
  waitsFor,
} from './story.ts'

/** States of a page with a list. */
const list = (operation: OperationId, more: States = {}): States => ({
  loaded,
  ...waitsFor(operation),
  empty,
  'long names': longNames,
  phone: phone(loaded),
  ...more,
})

/** States of a page with a list of resources, which `large` fills. */
const resourceList = (operation: OperationId, more: States = {}): States =>
  list(operation, { '10,000 rows': large, ...more })

/** States of a page with a form. */
const form = (catalog: OperationId): States => ({
  loaded,
  ...waitsFor(catalog),
  forbidden: viewer,
  'quota reached': { scenario: { seedVariants: ['quota-reached'] } },
  phone: phone(loaded),
})

const page: States = { loaded, empty, 'long names': longNames, phone: phone(loaded) }

/** A change of the email address that waits for its code. */
const changingEmail: State = {
  scenario: {
    rules: [
      {
        id: 'pending',
        operation: 'getEmailChange',
        then: {
          respond: {
            status: 200,
            body: {
              pending: {
                email: 'ada.keller@example.com',
                codeExpiresAt: '2026-03-02T09:10:00Z',
                resendAvailableAt: '2026-03-02T09:00:00Z',
                expiresAt: '2026-03-03T09:00:00Z',
              },
            },
          },
        },
      },
    ],
  },
}

const console = {
  '/dashboard': {
    ...page,
    ...waitsFor('getDashboardOverview'),
    'as a viewer': viewer,
    suspended: { scenario: { seedVariants: ['unpaid-invoices', 'account-suspended'] } },
    '10,000 rows': large,
    'new resource menu': pressing(['New Resource'], viewer),
  },
  '/compute/vms': resourceList('listVms', {
    'error 429': failing('listVms', 429, 'rate_limited'),
    'as a viewer': viewer,
    'no match': at('?q=no-such-machine'),
    selection: pressing(['Select all rows on this page']),
    'stop a selection': pressing(['Select all rows on this page', 'Stop']),
    'all that match': pressing(['Select all rows on this page', 'Select all 25 matching']),
    'restart all that match': pressing(['Select all rows on this page', 'Select all 25 matching', 'Restart']),
    'start a selection, in progress': pressing(
      ['Select all rows on this page', 'Start'],
      pending('getBulkOperation'),
    ),
    'start a selection, with failures': pressing(['Select all rows on this page', 'Start'], {
      part: 'main [role="alert"]',
      // The clock stands still.
      scenario: { ...failing('startVm', 503, 'unavailable').scenario, lifecycle: { durationFactor: 0 } },
      writes: true,
    }),
    'phone, all that match': phone(
      pressing(['Select analytics-etl', 'Select all on this page', 'Select all 25 matching']),
    ),
    'move a selection': pressing(['Select all rows on this page', 'Move to project']),
    'column menu': pressing(['View']),
    'save a view': pressing(['View', 'Save view']),
    'row menu': pressing(['Actions for analytics-etl']),
    'row menu, as a viewer': pressing(['Actions for analytics-etl'], viewer),
    'dialog stop': at('?dialog=stop&row={/vms?status=running}'),
    'dialog delete': at('?dialog=delete&row={/vms?status=running}'),
    'dialog delete, error 500': at(
      '?q=bastion&dialog=delete&row={/vms?status=running}',
      failing('getVm', 500, 'internal_error'),
    ),
    'phone, long names': phone(longNames),
    'phone, filters': phone(pressing(['Filters'])),
  }),
  '/compute/vms/new': {
    ...form('getVmCatalog'),
    incomplete: pressing(['Create VM']),
    'equivalent request': pressing(['Equivalent API request']),
  },
  '/compute/containers': resourceList('listContainers'),
  '/compute/containers/new': {
    ...form('getContainerCatalog'),
    'as YAML': at('?from=yaml', { ...loaded, part: '.cm-editor' }),
  },
  '/storage/databases': resourceList('listDatabases'),
  '/storage/databases/new': form('getDatabaseCatalog'),
  '/storage/volumes': resourceList('listVolumes'),
  '/storage/volumes/new': form('getVolumeCatalog'),
  '/storage/volumes/snapshots': resourceList('listVolumeSnapshots'),
  '/network/load-balancers': resourceList('listLoadBalancers'),
  '/network/load-balancers/new': form('getLoadBalancerCatalog'),
  '/network/load-balancers/certificates': list('listCertificates'),
  '/network/firewalls': resourceList('listFirewalls'),
  '/network/firewalls/new': form('getFirewallCatalog'),
  '/services/cdn': resourceList('listCdnDistributions'),
  '/services/cdn/new': form('getCdnCatalog'),
  '/services/dns': resourceList('listDnsZones'),
  '/services/dns/new': form('getDnsCatalog'),
  '/services/domains': list('listRegisteredDomains'),
  '/monitoring': { ...page, ...waitsFor('getMonitoringOverview') },
  '/monitoring/alerts': {
    ...page,
    ...waitsFor('listAlerts'),
    ...tabStates(['rules', 'channels', 'history']),
    'dialog new rule': at('?tab=rules&dialog=new-rule'),
  },
  '/monitoring/logs': {
    ...page,
    ...waitsFor('searchLogs'),
    forbidden: viewer,
    'dialog range': at('?dialog=range'),
  },
  '/billing': {
    ...page,
    ...waitsFor('getBillingSummary'),
    forbidden: viewer,
    overdue: { scenario: { seedVariants: ['overdue-invoices'] } },
    suspended: { scenario: { seedVariants: ['account-suspended'] } },
    'over budget': { scenario: { seedVariants: ['over-budget'] } },
    ...tabStates(['breakdown', 'invoices', 'optimization']),
    'error of the spend': failing('getMonthlySpend', 500, 'internal_error'),
    'grouped recommendations': at('?tab=optimization&group=type'),
    'dialog new budget': at('?dialog=new-budget'),
    'dialog payment methods': at('?dialog=payment-methods'),
    'dialog add card': at('?dialog=add-card'),
  },
  '/account': {
    ...page,
    ...waitsFor('getMe'),
    'error of the email address': failing('getEmailChange', 500, 'internal_error'),
    'email change': changingEmail,
    'phone, email change': phone(changingEmail),
    ...tabStates(['security', 'api-keys', 'ssh-keys', 'notifications', 'sessions']),
    'dialog change email': at('?dialog=change-email'),
    'dialog new API key': at('?tab=api-keys&dialog=new-key'),
    'dialog add SSH key': at('?tab=ssh-keys&dialog=add-ssh-key'),
    'dialog close account': at('?tab=security&dialog=close-account', admin),
    'dialog close account, with unpaid invoices': at(
      '?tab=security&dialog=close-account',
      patched('getAccountClosure', { '/allowed': false, '/organizations/0/outcome': 'unpaid' }),
    ),
    'dialog two-factor': { ...at('?tab=security&dialog=two-factor'), writes: true },
  },
  '/team': {
    ...page,
    ...waitsFor('listMembers'),
    'as a viewer': viewer,
    ...tabStates(['projects', 'roles', 'audit']),
    'dialog invite': at('?dialog=invite'),
    'dialog new project': at('?tab=projects&dialog=new-project'),
    'dialog edit project': at('?tab=projects&dialog=edit-project&row={/projects}'),
  },
} satisfies Partial<Record<PagePath, States>>

const signedOut = { scenario: { persona: 'signed-out' } } as const

const signIn = {
  '/login': { loaded: signedOut, phone: phone(signedOut) },
  '/signup': { loaded: signedOut, phone: phone(signedOut) },
  '/forgot-password': { loaded: signedOut },
  '/reset-password/$token': {
    loaded: { ...at('/reset-password/{password-reset}', signedOut), writes: true },
    expired: { ...at('/reset-password/unknown', signedOut), fails: 404 },
  },
  '/invitations/$token': {
    loaded: { ...at('/invitations/{invitation}', signedOut), writes: true },
    expired: { ...at('/invitations/unknown', signedOut), fails: 404 },
  },
} satisfies Partial<Record<PagePath, States>>

/** Every page of the app: one without a story is a type error. */
const screens: Readonly<Record<PagePath, States>> = {
  ...console,
  ...detailScreens,
  ...signIn,
  ...siteScreens,
}

function groupOf(path: PagePath): Story['group'] {
  if (path in signIn) return 'Sign-in'
  return path in siteScreens ? 'Public site' : 'Console'
}

export const screenStories: readonly Story[] = (Object.entries(screens) as [PagePath, States][]).map(
  ([path, states]) => ({
    id: path.slice(1).replaceAll('/', '.').replaceAll('$', '') || 'home',
    group: groupOf(path),
    title: path,
    address: path,
    states,
  }),
)
