import { findSize } from '#src/domain/catalog.ts'
import { regionName } from '#src/domain/region.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { VOLUMES_PER_VM } from '#src/domain/volume-catalog.ts'
import type { Transaction } from '../../db/index.ts'
import { missingPermission } from '../../engine/access.ts'
import type { MatchedExchange } from '../../engine/exchange.ts'
import type { FieldError } from '../../engine/problem.ts'
import { DAY } from '../../kernel/duration.ts'
import { iso } from '../../kernel/iso-time.ts'
import { snakeCase } from '../../kernel/snake-case.ts'
import { subjectOf } from '../audit-log/record.ts'
import { QUOTAS, quotaLimit } from './quota-check.ts'

/** Texts of a forced problem. */
interface ForcedDetails {
  readonly detail?: string
  readonly errors?: readonly FieldError[]
}

/**
 * Texts of a problem that a scenario forces, derived from the request: the row in the path, and fields of the body.
 * Problems whose text is always the same are not listed.
 */
export function describeForced(exchange: MatchedExchange, tx: Transaction, code: string): ForcedDetails {
  const described = details[code]?.(new NamedThings(exchange, tx))
  return typeof described === 'string' ? { detail: described } : (described ?? {})
}

const NOUNS: Readonly<Record<string, string>> = {
  vm: 'virtual machine',
  ssh_key: 'SSH key',
  api_key: 'API key',
  cdn_distribution: 'CDN distribution',
  dns_zone: 'DNS zone',
  volume_snapshot: 'snapshot',
}

/** Quotas by tag of the operation that needs them. */
const QUOTA_OF_TAG: Readonly<Record<string, keyof typeof QUOTAS>> = {
  'virtual-machines': 'vms',
  marketplace: 'vms',
  containers: 'containers',
  databases: 'databases',
  volumes: 'volumes',
  'load-balancers': 'load_balancers',
  firewalls: 'firewalls',
  cdn: 'cdn_distributions',
  projects: 'projects',
  invitations: 'users',
}

/** Everything that a request names. */
class NamedThings {
  readonly exchange: MatchedExchange
  readonly tx: Transaction

  constructor(exchange: MatchedExchange, tx: Transaction) {
    this.exchange = exchange
    this.tx = tx
  }

  /** Last parameter of the path and its value. */
  get #last(): readonly [name: string, value: string] | undefined {
    return Object.entries(this.exchange.path).at(-1)
  }

  get id(): string | undefined {
    return this.#last?.[1]
  }

  /** "virtual machine": of the path, else of what the operation creates. */
  get noun(): string {
    const of = this.#last?.[0].replace(/Id$/, '') ?? this.exchange.operation.id.replace(/^[a-z]+/, '')
    const type = snakeCase(of)
    return NOUNS[type] ?? (type.replaceAll('_', ' ') || 'resource')
  }

  /** Name of the addressed row; "The virtual machine" if it has none. */
  get name(): string {
    return this.#nameOf(this.id) ?? this.text('name') ?? `The ${this.noun}`
  }

  /** Name of the row that the path begins with. */
  get ownerName(): string {
    return this.#nameOf(Object.values(this.exchange.path)[0]) ?? 'its owner'
  }

  get organizationName(): string {
    const { caller, path } = this.exchange
    const [invitation] = path.token === undefined ? [] : this.tx.invitations.by('token', path.token)
    const invited = invitation && this.tx.organizations.get(invitation.organizationId)?.name
    const own = caller.kind === 'known' ? caller.identity.organization.name : undefined
    return invited ?? own ?? 'the organization'
  }

  /** Text in a member of the body, also in the first item of a list. */
  text(...members: readonly string[]): string | undefined {
    for (const member of members) {
      const value = memberOf(this.exchange.body, member)
      const first: unknown = Array.isArray(value) ? value[0] : value
      if (typeof first === 'string' && first !== '') return first
      if (typeof first === 'number') return String(first)
    }
    return undefined
  }

  /** Name of the first row that the body refers to. */
  get reference(): { readonly pointer: string; readonly id: string; readonly name: string } | undefined {
    for (const [member, value] of Object.entries(objectOf(this.exchange.body))) {
      const id: unknown = Array.isArray(value) ? value[0] : value
      if (typeof id !== 'string' || !/^[a-z]+_[A-Za-z0-9]+$/.test(id)) continue
      return { pointer: `/${member}${Array.isArray(value) ? '/0' : ''}`, id, name: this.#nameOf(id) ?? id }
    }
    return undefined
  }

  /** Size that the body asks for. */
  get size(): string {
    const id = this.text('sizeId')
    return (id !== undefined && findSize(id)?.name) || 'This size'
  }

  get region(): string {
    const id = this.text('region', 'regionId') ?? String(this.#row.region ?? '')
    return id === '' ? 'this region' : regionName(id)
  }

  /** Value of a column of the addressed row. */
  column(name: string): string | undefined {
    const value = this.#row[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }

  get #row(): Readonly<Record<string, unknown>> {
    const { path } = this.exchange
    const row =
      (path.vmId && this.tx.vms.get(path.vmId)) ??
      (path.volumeId && this.tx.volumes.get(path.volumeId)) ??
      (path.databaseId && this.tx.databases.get(path.databaseId)) ??
      (path.containerId && this.tx.containers.get(path.containerId)) ??
      (path.loadBalancerId && this.tx.loadBalancers.get(path.loadBalancerId)) ??
      (path.firewallId && this.tx.firewalls.get(path.firewallId)) ??
      (path.cdnDistributionId && this.tx.cdnDistributions.get(path.cdnDistributionId)) ??
      (path.dnsZoneId && this.tx.dnsZones.get(path.dnsZoneId))
    return objectOf(row)
  }

  #nameOf(id: string | undefined): string | undefined {
    const subject = id === undefined ? null : subjectOf(this.tx, id)
    return subject === null ? undefined : resourceLabel(subject)
  }
}

const withFieldError = (detail: string, pointer: string, code: string): ForcedDetails => ({
  detail,
  errors: [{ in: 'body', pointer, code, message: detail }],
})

/** By code: every text of the contract's examples that names something. */
const details: Readonly<Record<string, (it: NamedThings) => string | ForcedDetails>> = {
  access_suspended: (it) =>
    `Your access to ${it.organizationName} is suspended. Ask one of its Owners or Admins.`,
  already_member: (it) => `${it.text('email') ?? it.name} is already a member.`,
  app_not_offered: (it) => `${it.name} is not available in ${it.region}. Choose another region.`,
  attachment_limit_reached: (it) =>
    `${it.reference?.name ?? 'The virtual machine'} already has ${VOLUMES_PER_VM} volumes, the maximum for a VM. Detach one first.`,
  backup_in_progress: (it) => `A backup of ${it.name} is running. Try again when it has finished.`,
  certificate_expired: ({ exchange }) =>
    `The certificate expired on ${iso(exchange.now - DAY).slice(0, 10)}.`,
  certificate_in_use: (it) =>
    `A load balancer uses the certificate for ${it.name}. Choose another certificate for its listeners first.`,
  chat_handed_over: (it) =>
    `Support request ${it.column('supportRequest') ?? 'of an engineer'} already has this chat.`,
  alias_conflict: (it) => `A name in ${it.name} has an ALIAS, so it can’t have A or AAAA records.`,
  cname_conflict: (it) => `A name in ${it.name} has a CNAME record, so it can’t have any other record.`,
  cross_site_request: ({ exchange }) =>
    `This request came from ${exchange.request.headers.get('origin') ?? 'another site'}, which this API doesn’t trust. Nothing was changed.`,
  deletion_protected: (it) => `Deletion protection of ${it.name} is on. Turn it off before you delete it.`,
  disk_too_small: (it) => `The disk of ${it.size} is too small. Choose a larger size.`,
  domain_not_in_zone: (it) =>
    `Your organization has no DNS zone for ${it.text('domains', 'domain') ?? 'this domain'}. Create the zone first.`,
  domain_taken: (it) =>
    `Someone else has just bought ${it.text('domain') ?? 'this domain'}. Your card was not charged. Choose another domain.`,
  duplicate_record: (it) => `This record already exists in ${it.name}.`,
  foreign_url: (it) => `One URL doesn’t belong to ${it.name}.`,
  insufficient_scope: ({ exchange }) =>
    `This requires an API key with the scope ${exchange.operation.keyScope}.`,
  invalid_condition: (it) => {
    const condition = it.text('condition')
    return condition === undefined
      ? 'The condition is invalid. Use a metric, a comparison and a threshold, such as CPU > 80%.'
      : withFieldError(
          `The condition “${condition}” is invalid. Use a metric, a comparison and a threshold, such as CPU > 80%.`,
          '/condition',
          'invalid_condition',
        )
  },
  invalid_state: (it) => {
    const status = it.column('status')
    return status === undefined
      ? `${it.name} doesn’t allow this in its current state. Try again later.`
      : `${it.name} has the status ${status.replaceAll('_', ' ')}, which doesn’t allow this. Try again when the status has changed.`
  },
  invalid_tax_id: () => 'This is not a VAT ID of the selected country.',
  invoices_unpaid: (it) =>
    `${it.organizationName} would be closed, and its invoice isn’t paid. Pay it first.`,
  invitation_canceled: (it) =>
    `This invitation was canceled. If that was a mistake, ask ${it.organizationName} for a new one.`,
  invitation_expired: (it) => `This invitation has expired. Ask ${it.organizationName} to send it again.`,
  invoice_paid: (it) => `${it.name} is already paid.`,
  last_owner: (it) => `${it.name} is the only active Owner. Make someone else an Owner first.`,
  name_taken: (it) => {
    const name = it.text('name')
    if (name === undefined) return `${article(it.noun)} ${it.noun} with this name already exists.`
    return withFieldError(
      `${article(it.noun)} ${it.noun} named ${name} already exists.`,
      '/name',
      'name_taken',
    )
  },
  not_found: (it) =>
    it.id === undefined || 'token' in it.exchange.path
      ? `This ${it.id === undefined ? 'resource' : 'link'} doesn’t exist.`
      : `There is no ${it.noun} with the ID “${it.id}”.`,
  header_not_allowed: () => 'Content-Length can’t be changed. Remove it from the list.',
  origin_loop: (it) => `${it.text('domain') ?? it.name} can’t use itself as an origin.`,
  owns_organization: (it) =>
    `You are the only Owner of ${it.organizationName}. Make someone else an Owner first, or ask for an invitation to another address.`,
  payment_method_required: () => 'The trial has been used. Add a default card to change the plan.',
  payment_required: () =>
    'An invoice has been overdue for more than 30 days. You can’t create or enlarge resources until it is paid.',
  permission_denied: ({ exchange: { caller, operation } }) =>
    operation.permission === 'none' || caller.kind !== 'known'
      ? 'Your role doesn’t allow this. Ask an Owner or Admin.'
      : missingPermission(operation.permission, caller.identity.membership.teamRole),
  plan_limit_reached: (it) => `${it.name} has reached the limit of its plan. Choose a larger plan.`,
  plan_negotiated: () => 'This plan has its own contract. Contact sales to change or cancel it.',
  plan_unchanged: (it) => `${it.name} is already on this plan. Choose another one.`,
  primary_user: (it) => `${it.name} is the primary user of ${it.ownerName} and can’t be deleted.`,
  purchase_not_completed: (it) =>
    `The purchase of ${it.column('domain') ?? it.name} is not completed. Confirm the payment first.`,
  project_not_empty: (it) => `${it.name} has resources. Choose a project to move them to.`,
  quota_exceeded: (it) => {
    const { caller, operation } = it.exchange
    const quota = QUOTA_OF_TAG[operation.tag]
    if (quota === undefined || caller.kind !== 'known')
      return 'This exceeds your quota. Delete resources you no longer need, or ask support for a higher quota.'
    const { limit } = quotaLimit(it.tx, caller.identity.organization, quota)
    return `This needs more ${QUOTAS[quota].unit} than your quota of ${limit.toLocaleString('en')} allows.`
  },
  region_mismatch: (it) => `${it.reference?.name ?? it.name} is in another region.`,
  renewal_limit_reached: (it) =>
    `${it.name} can’t be renewed now. A registration can’t end more than ten years from now.`,
  replicas_unchanged: (it) => `${it.name} already has ${it.text('replicas') ?? 'this many'} replicas.`,
  request_exceeds_plan: (it) =>
    `A replica of ${it.name} requests more than its plan allows. Choose a larger plan.`,
  revision_unchanged: (it) => `${it.name} is already at revision ${it.text('revision') ?? ''}.`,
  role_in_use: (it) => `Members have the role ${it.name}. Remove it from them first.`,
  size_not_offered: (it) => `${it.size} is not available in ${it.region}. Choose another size or region.`,
  size_too_small: (it) =>
    `${it.name} has ${it.column('sizeGb') ?? 'more'} GB and can’t shrink. Choose a larger size.`,
  size_unchanged: (it) => `${it.name} already has this size. Choose another one.`,
  sole_owner: (it) =>
    `You are the only Owner of ${it.organizationName}, which has other members. Make one of them an Owner first.`,
  storage_too_small: (it) => `The plan has less storage than ${it.name} needs. Choose a larger plan.`,
  target_limit_reached: (it) => `${it.name} has the maximum number of targets. Remove some first.`,
  team_role_fixed: (it) => `${it.id ?? 'This role'} is a team role, which is the same in every organization.`,
  ttl_mismatch: (it) => `All records of ${it.name} with the same name and type must have the same TTL.`,
  unknown_reference: (it) => {
    const { reference } = it
    if (reference === undefined) return 'The request refers to something that doesn’t exist.'
    return withFieldError(
      `Nothing has the ID “${reference.id}”. Check the ID.`,
      reference.pointer,
      'unknown_reference',
    )
  },
  validation_failed: () => 'Some fields are missing or invalid.',
  version_not_newer: (it) =>
    `${it.name} runs version ${it.column('version') ?? 'this'} and can’t be changed to ${it.text('version') ?? 'an older one'}. Choose a newer one.`,
  vm_not_running: (it) =>
    `${it.reference?.name ?? 'The virtual machine'} is not running. Start it, then attach the volume.`,
  wrong_recipient: () => 'This invitation is for another address. Sign in with that address to accept it.',
}

function article(noun: string): string {
  return /^([aeio]|API|SSH)/.test(noun) ? 'An' : 'A'
}

function memberOf(value: unknown, name: string): unknown {
  return objectOf(value)[name]
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
