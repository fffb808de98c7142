import type { Page } from '@playwright/test'
import { PIXEL } from '#tests/contract/cases/support/pictures.ts'
import { call } from '#tests/e2e/support/calls.ts'
import { addressOf } from '#tests/e2e/support/routes.ts'
import { button, check, create, fill, inDialog, inForm, menu, then, typed } from './acts.ts'
import type { Meeting } from './meeting.ts'
import type { Operation } from './walk.ts'

const VM = '/compute/vms/{/vms?q=bastion-us}'
const CONTAINER = '/compute/containers/{/containers?q=catalogue-api}'
const DATABASE = '/storage/databases/{/databases?q=orders&status=running}'
const VOLUME = '/storage/volumes/{/volumes?q=ci-cache}'
const BALANCER = '/network/load-balancers/{/load-balancers?q=shop-web}'
const FIREWALL = '/network/firewalls/{/firewalls?q=data-tier}'
const CDN = '/services/cdn/{/cdn-distributions?q=media.nimbus}'
const ZONE = '/services/dns/{/dns-zones?q=nimbus-shop.dev}'

const CARD = fill(['Card number', '4242424242424242'], ['Expiry date', '08/28'], ['Security code', '123'])

/** Its bank asks the holder first. */
const ASKING_CARD = fill(
  ['Card number', '4000000000003220'],
  ['Expiry date', '08/28'],
  ['Security code', '123'],
)

/** By calls of the page, unless it is on. */
async function enableTwoFactor(page: Page): Promise<void> {
  if ((await call(page, '/me/two-factor')).body.enabled) return
  const { secret } = (await call(page, '/me/two-factor/enrolment', 'POST')).body
  const { code } = (await call(page, `/__mocks/one-time-code?secret=${secret.replaceAll(' ', '')}`)).body
  await call(page, '/me/two-factor/confirmation', 'POST', { code })
}

/** Of an alert. */
let resolved: string | undefined

/** What people do. */
export const writes = {
  // Virtual machines
  createVm: { at: '/compute/vms/new', act: create(fill([/^(Name|Base name)$/, 'another'])) },
  startVm: { at: '/compute/vms/{/vms?q=analytics-etl}', act: button('Start') },
  stopVm: { at: `${VM}?dialog=stop`, act: inDialog('Stop') },
  restartVm: { at: `${VM}?dialog=restart`, act: inDialog('Restart') },
  deleteVm: { at: `${VM}?dialog=delete`, act: inDialog('Delete', typed('bastion-us')) },
  updateVm: { at: `${VM}?tab=configuration`, act: button('Rename', fill(['Name', 'bastion-east'])) },
  resizeVm: {
    at: `${VM}?tab=configuration`,
    act: then(button('Resize', check('Standard')), inDialog('Resize')),
  },
  createSshKey: {
    at: '/compute/vms/new',
    act: then(
      button('Add an SSH key'),
      button(
        'Add key',
        fill([
          'Public key',
          'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJbXFq3v0J2Wk0j0k0Jx0n3p1r8b7c6d5e4f3a2b1c0d me@home',
        ]),
      ),
    ),
  },

  // Containers
  createContainer: {
    at: '/compute/containers/new',
    act: create(fill(['Name', 'another'], ['Image', 'shop/another:1.0.0'])),
  },
  startContainer: { at: '/compute/containers/{/containers?status=stopped}', act: button('Start') },
  stopContainer: { at: `${CONTAINER}?dialog=stop`, act: inDialog('Stop') },
  restartContainer: { at: `${CONTAINER}?dialog=restart`, act: inDialog('Restart') },
  scaleContainer: { at: `${CONTAINER}?dialog=scale`, act: inDialog('Scale', fill(['Replicas', '4'])) },
  deleteContainer: { at: `${CONTAINER}?dialog=delete`, act: inDialog('Delete', typed('catalogue-api')) },
  updateContainer: {
    at: `${CONTAINER}?tab=configuration`,
    act: button('Roll out', fill(['Image', 'registry.nimbus.example/shop/catalogue-api:1.10.0'])),
  },
  deployManifest: {
    at: '/compute/containers/new?from=yaml',
    act: button('Show what would change', async (main, page) => {
      await page.locator('.cm-editor').waitFor()
      await main
        .getByRole('textbox', { name: 'Manifest' })
        .fill(
          'name: from-yaml\nnamespace: development\nregion: us-east\nimage: shop/from-yaml:1.0.0\nplanId: ctplan_starter\nreplicas: 1\n',
        )
    }),
  },

  // Databases
  createDatabase: { at: '/storage/databases/new', act: create(fill(['Name', 'another'])) },
  startDatabase: { at: '/storage/databases/{/databases?status=stopped}', act: button('Start') },
  stopDatabase: { at: `${DATABASE}?dialog=stop`, act: inDialog('Stop') },
  deleteDatabase: { at: `${DATABASE}?dialog=delete`, act: inDialog('Delete', typed('orders')) },
  updateDatabase: {
    at: `${DATABASE}?tab=configuration`,
    act: inForm('Maintenance window', 'Save window', (form) =>
      form.getByRole('combobox', { name: 'Day' }).selectOption('Wednesday'),
    ),
  },
  resizeDatabase: {
    at: `${DATABASE}?tab=configuration`,
    act: then(button('Change plan', check('Enterprise')), inDialog('Change plan')),
  },
  upgradeDatabase: {
    at: '/storage/databases/{/databases?q=catalogue}?tab=configuration',
    act: then(button('Upgrade'), inDialog('Upgrade')),
  },
  createDatabaseBackup: { at: `${DATABASE}?tab=backups&dialog=backup`, act: inDialog('Create backup') },
  deleteDatabaseBackup: { at: `${DATABASE}?tab=backups`, act: then(menu('Delete'), inDialog('Delete')) },
  restoreDatabaseBackup: { at: `${DATABASE}?tab=backups`, act: then(menu('Restore'), inDialog('Restore')) },
  createDatabaseUser: {
    at: `${DATABASE}?tab=security&dialog=add-user`,
    act: inDialog('Add user', fill(['Name', 'auditor'])),
  },
  deleteDatabaseUser: {
    at: `${DATABASE}?tab=security`,
    act: then(button(/^Delete (?!nimbus_admin)\w+/), inDialog('Delete')),
  },
  revealDatabaseUserPassword: { at: DATABASE, act: button('Reveal password') },
  rotateDatabaseUserPassword: {
    at: `${DATABASE}?tab=security`,
    act: then(button('Rotate password of nimbus_admin'), inDialog('Rotate')),
  },

  // Volumes
  createVolume: { at: '/storage/volumes/new', act: create(fill(['Name', 'another'])) },
  deleteVolume: { at: `${VOLUME}?dialog=delete`, act: inDialog('Delete', typed('ci-cache')) },
  updateVolume: { at: `${VOLUME}?tab=manage`, act: button('Rename', fill(['Name', 'another'])) },
  attachVolume: {
    at: '/storage/volumes/{/volumes?status=available&sort=name}?tab=manage',
    act: inForm('Attachment', 'Attach', (form) => form.locator('input[type=radio]:enabled').first().check()),
  },
  detachVolume: {
    at: '/storage/volumes/{/volumes?q=orders-data}?dialog=detach',
    act: inDialog('Detach'),
  },
  growVolume: { at: `${VOLUME}?tab=manage`, act: inForm('Size', 'Grow', fill(['Size in GB', '2000'])) },
  createVolumeSnapshot: {
    at: '/storage/volumes/{/volumes?q=media-uploads}?tab=snapshots',
    act: inForm('Take a snapshot', 'Take snapshot', (form) => form.getByRole('textbox').fill('before')),
  },
  deleteVolumeSnapshot: {
    at: '/storage/volumes/snapshots?q=media',
    act: then(
      menu('Delete'),
      inDialog('Delete', async (dialog) => {
        const title = await dialog.getByRole('heading').first().innerText()
        await dialog.getByRole('textbox').fill(title.replace(/^Delete (.*)\?$/, '$1'))
      }),
    ),
  },

  // Load balancers
  createLoadBalancer: { at: '/network/load-balancers/new', act: create(fill(['Name', 'another'])) },
  deleteLoadBalancer: { at: `${BALANCER}?dialog=delete`, act: inDialog('Delete', typed('shop-web')) },
  updateLoadBalancer: {
    at: `${BALANCER}?tab=configure`,
    act: inForm('Algorithm', 'Save algorithm', check('Round robin')),
  },
  addLoadBalancerTargets: {
    at: `${BALANCER}?tab=targets`,
    act: inForm('Add targets', 'Add targets', (form) =>
      form.getByRole('checkbox', { name: 'worker-queue-01' }).check(),
    ),
  },
  drainLoadBalancerTarget: { at: `${BALANCER}?tab=targets`, act: button('Drain web-prod-01') },
  resumeLoadBalancerTarget: {
    at: `${BALANCER}?tab=targets`,
    as: 'admin',
    act: async (page) => {
      const drain = page.getByRole('button', { name: 'Drain web-prod-01' })
      if (await drain.isVisible()) await drain.click()
      const resume = page.getByRole('button', { name: 'Resume web-prod-01' })
      await resume.waitFor()
      return resume
    },
  },
  removeLoadBalancerTarget: {
    at: `${BALANCER}?tab=targets`,
    act: then(button('Remove web-prod-01'), inDialog('Remove')),
  },

  // Firewalls
  createFirewall: { at: '/network/firewalls/new', act: create(fill(['Name', 'another'])) },
  deleteFirewall: { at: `${FIREWALL}?dialog=delete`, act: inDialog('Delete', typed('data-tier')) },
  updateFirewall: {
    at: `${FIREWALL}?tab=settings`,
    act: button(/^Change for/, check('Enterprise')),
  },
  assignFirewall: {
    at: `${FIREWALL}?tab=machines&dialog=assign`,
    act: inDialog('Assign', (dialog) => dialog.locator('input[type=checkbox]:enabled').first().check()),
  },
  unassignFirewall: { at: `${FIREWALL}?tab=machines`, act: then(button(/^Remove /), inDialog('Remove')) },
  replaceFirewallRules: {
    at: `${FIREWALL}?tab=rules`,
    act: then(menu('Remove', 'Search and its cluster'), async (page) =>
      page.getByRole('button', { name: 'Save rules' }),
    ),
  },

  // CDN
  createCdnDistribution: {
    at: '/services/cdn/new',
    act: create(fill(['Domain', 'new.shop.example'], ['Host', 'shop.example'])),
  },
  deleteCdnDistribution: {
    at: `${CDN}?dialog=delete`,
    act: inDialog('Delete', typed('media.nimbus-shop.example')),
  },
  updateCdnDistribution: {
    at: `${CDN}?tab=settings`,
    act: button('Save plan', (main) => main.getByRole('radio', { name: 'Professional' }).check()),
  },
  purgeCdnCache: { at: `${CDN}?tab=purge&dialog=purge-all`, act: inDialog('Purge everything') },

  // DNS
  createDnsZone: { at: '/services/dns/new', act: button('Add Zone', fill(['Domain', 'another.example'])) },
  deleteDnsZone: { at: `${ZONE}?dialog=delete`, act: inDialog('Delete', typed('nimbus-shop.dev')) },
  updateDnsZone: {
    at: `${ZONE}?tab=settings`,
    act: inForm('Zone settings', 'Save settings', (form) => form.getByLabel('Default TTL').fill('600')),
  },
  changeDnsRecords: {
    at: `${ZONE}?tab=records`,
    act: then(menu('Remove', 'A *.preview'), button('Apply 1 change')),
  },
  previewDnsImport: {
    at: `${ZONE}?tab=zone-file`,
    act: button('Preview', fill(['Zone file', '$TTL 300\napi A 203.0.113.81\n'])),
  },
  changeDnsPlan: {
    at: '/services/dns',
    act: inForm('DNS plan', 'Change plan', check('Enterprise')),
  },

  // Domains and the marketplace
  purchaseDomain: {
    at: '/domains?q=available&buy=available.dev',
    as: 'signed-out',
    act: inDialog('Complete Purchase', async (dialog) => {
      await fill(
        ['Email', 'ada@example.com'],
        ['First name', 'Ada'],
        ['Last name', 'Keller'],
      )(dialog, dialog.page())
      await CARD(dialog, dialog.page())
    }),
  },
  answerDomainPurchase: {
    at: '/domains?q=available&buy=available.io',
    as: 'signed-out',
    act: then(
      inDialog('Complete Purchase', async (dialog) => {
        await fill(
          ['Email', 'ada@example.com'],
          ['First name', 'Ada'],
          ['Last name', 'Keller'],
        )(dialog, dialog.page())
        await ASKING_CARD(dialog, dialog.page())
      }),
      inDialog('Confirm'),
    ),
  },
  deployMarketplaceApp: {
    at: '/marketplace/databases/redis-managed?dialog=deploy',
    act: inDialog('Deploy', (dialog) => dialog.getByLabel('Name').fill('from-the-shelf')),
  },
  createSupportRequest: {
    at: '/support',
    act: inForm('Contact support', /^Send/, async (form) => {
      await fill(['Name', 'Ada'], ['Email', 'ada@example.com'])(form, form.page())
      await form.getByLabel('Message').fill('Please help me with my machines.')
      const subject = form.getByLabel('Subject')
      if (await subject.count()) await subject.fill('Help')
    }),
  },

  // Alerts
  acknowledgeAlert: { at: '/monitoring/alerts', act: button(/^Acknowledge /) },
  unacknowledgeAlert: { at: '/monitoring/alerts?acknowledged=yes', act: menu('Take back acknowledgment') },
  resolveAlert: { at: '/monitoring/alerts', act: button(/^Resolve /) },
  reopenAlert: {
    at: async (page) => {
      // Once: what is resolved here stays so, since every attempt to reopen it fails.
      resolved ??= (await call(page, '/alerts')).body.items[0].id
      await call(page, `/alerts/${resolved}/resolve`, 'POST')
      return `/monitoring/alerts?dialog=alert&row=${resolved}`
    },
    as: 'admin',
    act: inDialog('Reopen'),
  },
  endAlertSilence: {
    at: async (page) => {
      const { body } = await call(page, '/alerts')
      const { id, resource, silencedUntil } = body.items.at(-1)
      if (silencedUntil === null)
        await call(page, '/alert-silences', 'POST', { resourceId: resource.id, durationMinutes: 60 })
      return `/monitoring/alerts?dialog=alert&row=${id}`
    },
    as: 'admin',
    act: inDialog('End silence'),
  },
  createAlertSilence: { at: '/monitoring/alerts', act: then(menu('Silence…'), inDialog('Silence')) },
  createAlertRule: {
    at: '/monitoring/alerts?dialog=new-rule',
    act: inDialog('Create rule', fill(['Name', 'Another'], ['Condition', 'cpu over 90'])),
  },
  updateAlertRule: {
    at: '/monitoring/alerts?tab=rules',
    act: then(
      menu('Edit'),
      inDialog('Save rule', (dialog) => dialog.getByRole('textbox', { name: 'Description' }).fill('Look.')),
    ),
  },
  deleteAlertRule: { at: '/monitoring/alerts?tab=rules', act: then(menu('Delete'), inDialog('Delete')) },
  previewAlertRule: {
    at: '/monitoring/alerts?dialog=new-rule',
    act: async (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Condition' }),
    types: 'cpu over 91',
  },
  createNotificationChannel: {
    at: '/monitoring/alerts?tab=channels&dialog=new-channel',
    act: inDialog('Add channel', fill(['Name', 'Night'], ['Email address', 'night@nimbus.example'])),
  },
  updateNotificationChannel: {
    at: '/monitoring/alerts?tab=channels',
    act: then(menu('Edit'), inDialog('Save channel', fill(['Name', 'Mine']))),
  },
  deleteNotificationChannel: {
    at: '/monitoring/alerts?tab=channels',
    act: then(menu('Delete'), inDialog('Delete')),
  },
  testNotificationChannel: { at: '/monitoring/alerts?tab=channels', act: button(/^Send test/) },

  // Team
  createInvitation: {
    at: '/team?dialog=invite',
    act: inDialog('Send invitation', (dialog) => dialog.getByLabel('Email').fill('new@example.com')),
  },
  resendInvitation: { at: '/team?status=pending', act: menu('Resend Invitation') },
  cancelInvitation: {
    at: '/team?status=pending',
    act: then(menu('Cancel Invitation'), inDialog('Cancel invitation')),
  },
  updateMember: {
    at: '/team?q=tanabe',
    act: then(menu('Edit Permissions'), inDialog('Save', check('Viewer'))),
  },
  deactivateMember: { at: '/team?q=tanabe', act: then(menu('Deactivate'), inDialog('Deactivate')) },
  reactivateMember: { at: '/team?status=inactive', act: menu('Reactivate') },
  removeMember: { at: '/team?q=tanabe', act: then(menu('Remove Member'), inDialog('Remove')) },
  createRole: {
    at: '/team?tab=roles&dialog=role',
    act: inDialog('Create role', async (dialog) => {
      await dialog.getByLabel('Name').fill('Auditor')
      await dialog.getByRole('checkbox', { name: 'View billing' }).check()
    }),
  },
  updateRole: {
    at: '/team?tab=roles',
    act: then(
      menu('Edit', 'Support'),
      inDialog('Save role', (dialog) => dialog.getByLabel('Name').fill('Helpers')),
    ),
  },
  deleteRole: {
    at: async (page) => {
      await call(page, '/roles', 'POST', { name: 'Auditor', permissions: ['view_billing'] })
      return '/team?tab=roles'
    },
    as: 'admin',
    act: then(menu('Delete', 'Auditor'), inDialog('Delete')),
  },
  createProject: {
    at: '/team?tab=projects&dialog=new-project',
    act: inDialog('Create project', fill(['Name', 'Spring'])),
  },
  updateProject: {
    at: '/team?tab=projects',
    act: then(menu('Edit', 'Storefront'), inDialog('Save project', fill(['Name', 'Shop']))),
  },
  deleteProject: {
    at: '/team?tab=projects',
    act: then(
      menu('Delete', 'Storefront'),
      inDialog('Delete', async (dialog) => {
        const to = dialog.getByLabel('Move its resources to')
        if (await to.count()) await to.selectOption('Default')
      }),
    ),
  },
  moveResources: {
    at: `${VM}?dialog=move-to-project`,
    act: inDialog('Move', (dialog) => dialog.getByLabel('Project').selectOption('Data platform')),
  },

  // Billing
  createBudget: {
    at: '/billing?dialog=new-budget',
    act: inDialog('Set budget', async (dialog) => {
      await dialog.getByLabel('Name').fill('Another')
      await dialog.getByLabel('Amount a month').fill('100')
    }),
  },
  updateBudget: {
    at: '/billing',
    act: then(
      button(/^Edit /),
      inDialog('Save budget', (dialog) => dialog.getByLabel('Amount a month').fill('5000')),
    ),
  },
  deleteBudget: { at: '/billing', act: then(button(/^Delete /), inDialog('Delete')) },
  applyRecommendation: {
    at: async (page) => {
      const { body } = await call(page, '/recommendations')
      const { id } = body.items.find(({ action }: { action: string }) => action === 'resize')
      return `/billing?tab=optimization&dialog=apply&row=${id}`
    },
    act: inDialog('Resize'),
  },
  restoreRecommendation: {
    at: async (page) => {
      const { body } = await call(page, '/recommendations')
      await call(page, `/recommendations/${body.items[0].id}/dismiss`, 'POST')
      return '/billing?tab=optimization&show=dismissed'
    },
    as: 'admin',
    act: button(/^Bring back/),
  },
  dismissRecommendation: { at: '/billing?tab=optimization', act: button(/^Dismiss/) },
  payInvoice: {
    at: '/billing?tab=invoices&dialog=pay&row={/invoices?status=overdue}',
    act: inDialog(/^Pay/),
  },
  createPaymentMethod: {
    at: '/billing?dialog=add-card',
    act: inDialog('Add card', async (dialog) => {
      await CARD(dialog, dialog.page())
      await dialog.getByLabel('Name on card').fill('Ada Keller')
    }),
  },
  getCardConfirmation: {
    at: '/billing?dialog=add-card',
    act: inDialog('Add card', async (dialog) => {
      await ASKING_CARD(dialog, dialog.page())
      await dialog.getByLabel('Name on card').fill('Ada Keller')
    }),
  },
  answerCardConfirmation: {
    at: '/billing?dialog=add-card',
    act: then(
      inDialog('Add card', async (dialog) => {
        await ASKING_CARD(dialog, dialog.page())
        await dialog.getByLabel('Name on card').fill('Ada Keller')
      }),
      inDialog('Confirm'),
    ),
  },
  makePaymentMethodDefault: {
    at: '/billing?dialog=payment-methods',
    act: inDialog(/^Make .*default/i),
  },
  deletePaymentMethod: {
    at: '/billing?dialog=payment-methods',
    act: then(inDialog(/^Remove /), inDialog('Remove')),
  },

  // Account
  updateMe: { at: '/account', act: button('Save changes', fill(['Full name', 'Ada K. Keller'])) },
  setMyAvatar: {
    at: '/account',
    act: async (page) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: /^(Upload|Change) picture$/ }).click()
      await (await chooser).setFiles({
        name: 'dot.png',
        mimeType: 'image/png',
        buffer: Buffer.from(PIXEL.png, 'base64'),
      })
      return page.getByRole('dialog').getByRole('button', { name: 'Save picture' })
    },
  },
  changePassword: {
    at: '/account?tab=security',
    act: button(
      'Change password',
      fill(
        ['Current password', 'Nimbus-Demo-1!'],
        ['New password', 'Nimbus-Demo-2!'],
        ['Confirm new password', 'Nimbus-Demo-2!'],
      ),
    ),
  },
  closeAccount: {
    at: '/account?tab=security&dialog=close-account',
    as: 'admin',
    act: inDialog('Close account', fill(['Password', 'Nimbus-Demo-1!'])),
  },
  startTwoFactor: { at: '/account?tab=security', act: button('Set up two-factor authentication') },
  disableTwoFactor: {
    at: async (page) => {
      await enableTwoFactor(page)
      return '/account?tab=security&dialog=disable-two-factor'
    },
    as: 'viewer',
    act: inDialog('Turn off', fill(['Password', 'Nimbus-Demo-1!'], ['Authentication code', '123456'])),
  },
  renewRecoveryCodes: {
    at: async (page) => {
      await enableTwoFactor(page)
      return '/account?tab=security&dialog=recovery-codes'
    },
    as: 'viewer',
    act: inDialog('Get new codes', fill(['Password', 'Nimbus-Demo-1!'], ['Authentication code', '123456'])),
  },
  confirmTwoFactor: {
    at: '/account?tab=security',
    act: then(
      button('Set up two-factor authentication'),
      inDialog('Turn on', fill(['Authentication code', '123456'])),
    ),
  },
  createApiKey: {
    at: '/account?tab=api-keys&dialog=new-key',
    act: inDialog('Create key', fill(['Name', 'another'])),
  },
  revokeApiKey: { at: '/account?tab=api-keys&status=active', act: then(menu('Revoke'), inDialog('Revoke')) },
  updateNotificationPreferences: {
    at: '/account?tab=notifications',
    act: async (page) =>
      page
        .locator('label')
        .filter({ has: page.getByRole('switch') })
        .first(),
  },
  revokeSession: { at: '/account?tab=sessions', act: then(button(/^Revoke (?!all)/), inDialog('Revoke')) },
  revokeOtherSessions: {
    at: '/account?tab=sessions&dialog=revoke-others',
    act: inDialog('Revoke all others'),
  },
  logOut: {
    at: '/support',
    act: async (page) => {
      await page.getByRole('button', { name: /^Account of/ }).click()
      return page.getByRole('menuitem', { name: 'Log out' })
    },
  },
  markNotificationRead: {
    at: '/dashboard',
    act: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click()
      return page.getByRole('button', { name: /^Mark “/ }).first()
    },
  },
  markAllNotificationsRead: {
    at: '/dashboard',
    act: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click()
      return page.getByRole('button', { name: /^Mark all/ }).first()
    },
  },

  // Coming in
  logIn: {
    at: '/login',
    as: 'signed-out',
    act: button('Sign in', fill(['Email', 'admin@nimbus.example'], ['Password', 'Nimbus-Demo-1!'])),
  },
  startSignUp: {
    at: '/signup',
    as: 'signed-out',
    silentFor: { 422: 'it is told at the fields that the server names; what is forced names none' },
    act: button(
      'Continue',
      fill(
        ['Email', 'ada@example.com'],
        ['Full name', 'Ada Keller'],
        ['Password', 'Nimbus-Demo-1!'],
        ['Confirm password', 'Nimbus-Demo-1!'],
      ),
    ),
  },
  verifySignUp: {
    at: '/signup',
    as: 'signed-out',
    act: then(
      button(
        'Continue',
        fill(
          ['Email', 'ada@example.com'],
          ['Full name', 'Ada Keller'],
          ['Password', 'Nimbus-Demo-1!'],
          ['Confirm password', 'Nimbus-Demo-1!'],
        ),
      ),
      button('Verify email', fill(['Verification code', '123456'])),
    ),
  },
  completeSignUp: {
    at: '/signup',
    as: 'signed-out',
    saysFor: { 404: /no longer known/ },
    act: then(
      button(
        'Continue',
        fill(
          ['Email', 'ada@example.com'],
          ['Full name', 'Ada Keller'],
          ['Password', 'Nimbus-Demo-1!'],
          ['Confirm password', 'Nimbus-Demo-1!'],
        ),
      ),
      button('Verify email', fill(['Verification code', '123456'])),
      button('Continue', async (main) => main.getByText('Help us personalize your experience').waitFor()),
      button('Go to Dashboard'),
    ),
  },
  resetPassword: {
    at: (page) => addressOf('/reset-password/$token', page),
    as: 'signed-out',
    saysFor: { 404: /This link/, 410: /This link no longer works/ },
    act: button('Change password', async (main) => {
      await main.getByRole('textbox', { name: 'New password', exact: true }).fill('Nimbus-Demo-2!')
      await main.getByRole('textbox', { name: 'Confirm new password' }).fill('Nimbus-Demo-2!')
    }),
  },
  signUpByInvitation: {
    at: (page) => addressOf('/invitations/$token', page),
    as: 'signed-out',
    act: button('Create account and join', async (main) => {
      await main.getByRole('textbox', { name: 'Full name' }).fill('Some Body')
      await main.getByRole('textbox', { name: 'New password', exact: true }).fill('Nimbus-Demo-2!')
      await main.getByRole('textbox', { name: 'Confirm new password' }).fill('Nimbus-Demo-2!')
    }),
  },
  requestPasswordReset: {
    at: '/forgot-password',
    as: 'signed-out',
    act: button('Send reset link', fill(['Email', 'admin@nimbus.example'])),
  },
} satisfies Partial<Record<Operation, Meeting>>
