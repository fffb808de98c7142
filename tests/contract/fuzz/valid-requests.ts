import fc from 'fast-check'
import type { OperationId } from '#mocks/engine/types.ts'
import { DOMAIN_EXTENSIONS } from '#src/domain/domain-name.ts'
import { SHOP_CERTIFICATE, SHOP_KEY } from '#tests/support/certificates.ts'
import { type ContractOperation, operationOf } from '../suite/contract.ts'
import { buildRequest, type RandomRequest, type RequestOverrides } from './random-request.ts'
import { placeholder, placeholdersFor } from './references.ts'

/**
 * Valid requests by permitted callers for existing resources, to reach a handler's last checks. Whether the state
 * allows them depends on their order.
 */
export function validRequests(operation: ContractOperation): fc.Arbitrary<RandomRequest[]> {
  return fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 9999 })).map(([index, unique]) => {
    const { before = [], ...own } = overrides[operation.id]?.(index, unique) ?? {}
    const signedIn = operation.signedIn && operation.keyScope === 'none'
    return [
      ...(signedIn ? [buildRequest(operationOf('logIn'), index, unique, { body: ada })] : []),
      ...before.map(({ operation: id, ...own }) => buildRequest(operationOf(id), index, unique, own)),
      buildRequest(operation, index, unique, own),
    ]
  })
}

const ada = { email: 'owner@nimbus.example', password: 'Nimbus-Demo-1!' }
const otherPassword = 'Nimbus-Demo-2!'
const REGION = 'us-east'
const inRegion = (collection: string, index: number) => placeholder(collection, index, `region=${REGION}`)

/** The latest sign-up. */
const signUp = [placeholder('signUps', 0)]

/** Overrides for operations whose examples don't fit the seeded data. */
const overrides: Partial<
  Record<
    OperationId,
    (
      index: number,
      unique: number,
    ) => RequestOverrides & {
      readonly before?: readonly ({ readonly operation: OperationId } & RequestOverrides)[]
    }
  >
> = {
  createVm: (index, unique) => ({
    body: {
      names: [`fuzz-${unique}`],
      region: REGION,
      imageId: 'img_debian13',
      sizeId: 'size_basic',
      networkId: inRegion('networks', index),
      sshKeyIds: [],
    },
  }),
  createContainer: (_, unique) => ({
    body: {
      name: `fuzz-${unique}`,
      namespace: 'staging',
      region: REGION,
      image: 'registry.example/shop/fuzz:1.0.0',
      planId: 'ctplan_starter',
      replicas: 2,
      env: [{ name: 'LOG_LEVEL', value: 'info' }],
    },
  }),
  rollBackContainer: () => ({ body: { revision: 1 } }),
  abortContainerRollout: (index, unique) => ({
    path: [placeholder('containers', 0, 'status=updating')],
    before: [
      {
        operation: 'updateContainer',
        path: [placeholder('containers', index, 'status=running')],
        body: { image: `registry.example/shop/fuzz:crash-${unique}` },
      },
    ],
  }),
  createLoadBalancer: (index, unique) => ({
    body: {
      ...(operationOf('createLoadBalancer').body?.examples[0] as object),
      name: `fuzz-${unique}`,
      region: REGION,
      vmIds: [inRegion('vms', index)],
      listeners: [
        { protocol: 'https', port: 443, targetPort: 8080, certificateId: placeholder('certificates', index) },
        { protocol: 'http', port: 80, targetPort: 8080 },
      ],
    },
  }),
  createCertificate: (_index, unique) => ({ body: { domain: `fuzz-${unique}.nimbus-shop.example` } }),
  uploadCertificate: () => ({ body: { certificateChain: SHOP_CERTIFICATE, privateKey: SHOP_KEY } }),
  acknowledgeAlert: (index) => ({ path: [placeholder('alerts', index, 'state=active')] }),
  unacknowledgeAlert: (index) => ({ path: [placeholder('alerts', index, 'state=active')] }),
  resolveAlert: (index) => ({ path: [placeholder('alerts', index, 'state=active')] }),
  reopenAlert: (index) => ({
    path: [placeholder('alerts', index, 'resolution=manual')],
    before: [{ operation: 'resolveAlert', path: [placeholder('alerts', index, 'state=active')] }],
  }),
  createAlertSilence: (index) => ({
    body: { ruleId: placeholder('alertRules', index), durationMinutes: 30 },
  }),
  endAlertSilence: (index) => ({
    path: [placeholder('alertSilences', index)],
    before: [
      {
        operation: 'createAlertSilence',
        body: { ruleId: placeholder('alertRules', index), durationMinutes: 30 },
      },
    ],
  }),
  createAlertRule: (_, unique) => ({
    body: { name: `Fuzz ${unique}`, condition: 'CPU > 1%', durationMinutes: 1, severity: 'info' },
  }),
  previewAlertRule: () => ({ body: { condition: 'CPU > 50%', durationMinutes: 5 } }),
  updateAlertRule: (_, unique) => ({ body: { name: `Fuzz ${unique}`, condition: 'CPU > 2%' } }),
  createNotificationChannel: (_, unique) => ({
    body: { name: `Fuzz ${unique}`, type: 'email', destination: 'fuzz@contract.example' },
  }),
  updateNotificationChannel: (index) => ({ body: { enabled: index % 2 === 0 } }),
  attachVolume: (index) => ({
    path: [placeholder('volumes', index, 'status=available region=eu-west')],
    body: { vmId: placeholder('vms', index, 'status=running region=eu-west') },
  }),
  deleteVolume: (index) => ({ path: [placeholder('volumes', index, 'status=available')] }),
  startVm: (index) => ({ path: [placeholder('vms', index, 'status=stopped')] }),
  createBulkOperation: (index) => ({
    body: {
      resourceType: 'vm',
      action: 'restart',
      selection: { by: 'ids', ids: [placeholder('vms', index, 'status=running')] },
    },
  }),
  cancelBulkOperation: () => ({
    path: [placeholder('bulkOperations', 0, 'status=running')],
    before: [
      {
        operation: 'createBulkOperation',
        body: {
          resourceType: 'vm',
          action: 'start',
          selection: { by: 'ids', ids: Array.from({ length: 201 }, (_, item) => `vm_fuzz${item}`) },
        },
      },
    ],
  }),
  retryBulkOperation: () => ({ path: [placeholder('bulkOperations', 0, 'status=failed')] }),
  resizeVm: (index) => ({
    path: [placeholder('vms', index, 'sizeId=size_standard')],
    body: { sizeId: 'size_premium' },
  }),
  purgeCdnCache: (index) => ({
    path: [placeholder('cdnDistributions', index, 'status=deployed')],
    body: { kind: 'all' },
  }),
  upgradeDatabase: (index) => ({
    path: [placeholder('databases', index, 'engine=postgresql version=17')],
    body: { version: '18' },
  }),
  getLog: () => ({ before: [{ operation: 'searchLogs' }] }),
  getLogContext: () => ({ before: [{ operation: 'searchLogs' }] }),
  // Changed back, so that sign-ins keep working.
  changePassword: () => ({
    body: { currentPassword: otherPassword, password: ada.password },
    before: [
      { operation: 'changePassword', body: { currentPassword: ada.password, password: otherPassword } },
    ],
  }),
  resendEmailChangeCode: (_, unique) => ({ after: 90, before: [anotherAddress(unique)] }),
  confirmEmailChange: (_, unique) => ({ body: { code: '123456' }, before: [anotherAddress(unique)] }),
  // The last Owner can't leave.
  closeAccount: () => ({
    body: { password: ada.password },
    before: [{ operation: 'logIn', body: { ...ada, email: 'viewer@nimbus.example' } }],
  }),
  getAvatar: () => ({ before: [{ operation: 'setMyAvatar' }] }),
  deleteRole: (_, unique) => ({
    path: [placeholder('customRoles', -1)],
    before: [
      { operation: 'createRole', body: { name: `Fuzz ${unique}`, description: '', permissions: ['deploy'] } },
    ],
  }),
  createRole: (_, unique) => ({
    body: { name: `Fuzz ${unique}`, description: '', permissions: ['view_logs'] },
  }),
  updateRole: (_, unique) => ({ body: { name: `Fuzz ${unique}` } }),
  createInvitation: (_, unique) => ({ body: { email: `fuzz-${unique}@example.com`, teamRole: 'Viewer' } }),
  updateMember: () => ({ path: [colleague], body: { teamRole: 'Viewer' } }),
  removeMember: () => ({ path: [colleague] }),
  deactivateMember: () => ({ path: [colleague] }),
  reactivateMember: () => ({
    path: [placeholder('memberships', 0, 'status=inactive')],
    before: [{ operation: 'deactivateMember', path: [colleague] }],
  }),
  cancelInvitation: (index) => ({
    path: [placeholder('invitations', index, 'acceptedAt=null canceledAt=null')],
  }),
  resendInvitation: (index) => ({ path: [placeholder('invitations', index)], after: 90 }),
  getInvitationLink: (_, unique) => ({ path: [newestLink], before: [invited(`fuzz-${unique}@example.com`)] }),
  signUpByInvitation: (_, unique) => ({
    path: [newestLink],
    before: [invited(`fuzz-${unique}@example.com`)],
  }),
  deleteProject: (_, unique) => ({
    path: [placeholder('projects', -1)],
    before: [{ operation: 'createProject', body: { name: `Fuzz ${unique}`, description: '' } }],
  }),
  getRecommendation: () => ({ before: [{ operation: 'listRecommendations' }] }),
  applyRecommendation: () => ({ before: [{ operation: 'listRecommendations' }] }),
  dismissRecommendation: () => ({ before: [{ operation: 'listRecommendations' }] }),
  restoreRecommendation: (index) => ({
    before: [
      { operation: 'listRecommendations' },
      { operation: 'dismissRecommendation', path: [placeholder('recommendations', index)] },
    ],
  }),
  payInvoice: () => ({ path: [unpaid], body: byCard('4242424242424242') }),
  getCardConfirmation: () => ({
    path: [placeholder('cardConfirmations', -1)],
    before: [{ operation: 'payInvoice', path: [unpaid], body: byCard(asksFirst) }],
  }),
  answerCardConfirmation: () => ({
    path: [placeholder('cardConfirmations', -1)],
    before: [{ operation: 'payInvoice', path: [unpaid], body: byCard(asksFirst) }],
  }),
  // The previous session: a new sign-in would replace it.
  revokeSession: () => ({
    path: [placeholder('sessions', -2)],
    before: [{ operation: 'logIn', body: ada, fromElsewhere: true }],
  }),
  purchaseDomain: (index) => ({ body: domainRequest(index, '4242424242424242') }),
  answerDomainPurchase: (index) => ({
    path: [placeholder('domainPurchases', -1)],
    before: [{ operation: 'purchaseDomain', body: domainRequest(index, asksFirst) }],
  }),
  claimDomainPurchase: (index) => ({
    path: [placeholder('domainPurchases', -1)],
    before: [{ operation: 'purchaseDomain', body: domainRequest(index, '4242424242424242') }],
  }),
  ...Object.fromEntries(
    [
      'getChat',
      'listChatMessages',
      'sendChatMessage',
      'streamChat',
      'handOverChat',
      'mailChatTranscript',
      'endChat',
    ].map((id) => [
      id,
      () => ({ path: [placeholder('chats', -1)], before: [{ operation: 'startChat' as const }] }),
    ]),
  ),
  getPasswordReset: () => ({ before: [forgotten] }),
  resetPassword: () => ({ before: [forgotten] }),
  detachVolume: (index) => ({ path: [placeholder('volumes', index, 'status=attached')] }),
  resumeLoadBalancerTarget: (index) => {
    const path = placeholdersFor(['loadBalancerId', 'vmId'], index)
    return { path, before: [{ operation: 'drainLoadBalancerTarget', path }] }
  },
  changeDnsRecords: (_, unique) => ({
    body: {
      changes: [
        {
          action: 'create',
          record: { name: `fuzz-${unique}`, ttl: 300, data: { type: 'A', address: '203.0.113.9' } },
        },
      ],
    },
  }),
  previewDnsImport: (_, unique) => ({
    body: { mode: 'merge', zoneFile: `fuzz-${unique} 300 IN A 203.0.113.9\n` },
  }),
  replaceFirewallRules: () => ({
    body: {
      defaultInbound: 'deny',
      defaultOutbound: 'allow',
      rules: [
        {
          direction: 'inbound',
          action: 'allow',
          protocol: 'icmp',
          ports: [],
          peers: ['10.0.0.0/8'],
          description: 'Ping',
          enabled: true,
        },
      ],
    },
  }),
  startSignUp: (_, unique) => ({ body: newcomer(unique) }),
  resendSignUpCode: (_, unique) => ({
    path: signUp,
    after: 90,
    before: [{ operation: 'startSignUp', body: newcomer(unique) }],
  }),
  verifySignUp: (_, unique) => ({
    path: signUp,
    body: { code: '123456' },
    before: [{ operation: 'startSignUp', body: newcomer(unique) }],
  }),
  completeSignUp: (_, unique) => ({
    path: signUp,
    before: [
      { operation: 'startSignUp', body: newcomer(unique) },
      { operation: 'verifySignUp', path: signUp, body: { code: '123456' } },
    ],
  }),
}

/** A member that no test signs in as. */
const colleague = placeholder('memberships', 0, 'teamRole=Developer status=active', 'id')

const anotherAddress = (unique: number) =>
  ({
    operation: 'startEmailChange',
    body: { email: `fuzz-${unique}@example.com`, currentPassword: ada.password },
  }) as const

const unpaid = placeholder('invoices', 0, 'paidAt=null')

/** Card that requires confirmation. */
const asksFirst = '4000000000003220'

const byCard = (number: string) => ({
  by: 'card',
  card: { number, securityCode: '123', expiryMonth: 8, expiryYear: 2031, holderName: 'Ada Keller' },
  saveCard: false,
})

/** Domains whose name contains "available" are free until bought. */
const domainRequest = (index: number, number: string) => ({
  ...(operationOf('purchaseDomain').body?.examples[0] as object),
  domain: `available${DOMAIN_EXTENSIONS[index % DOMAIN_EXTENSIONS.length]}`,
  card: byCard(number).card,
})

const newestLink = placeholder('invitations', -1, '', 'token')

const invited = (email: string) =>
  ({ operation: 'createInvitation', body: { email, teamRole: 'Viewer' } }) as const

const forgotten = {
  operation: 'requestPasswordReset',
  body: { email: 'owner@nimbus.example' },
} as const

const newcomer = (unique: number) => ({
  ...(operationOf('startSignUp').body?.examples[0] as object),
  email: `fuzz-${unique}@example.com`,
})
