import { linkOptions } from '@tanstack/react-router'
import { getFirewallQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { getFirewall, listFirewalls } from '#src/api/generated/sdk.gen.ts'
import type { Firewall } from '#src/api/generated/types.gen.ts'
import { firewallLifeCycle } from '#src/domain/firewall.ts'
import type { ResourceDefinition } from '#src/resources/resource-definition.ts'

export type FirewallAction = 'replaceRules' | 'delete' | 'update' | 'assign'

/** Resource definition of firewalls. */
export const firewallResource: ResourceDefinition<Firewall, FirewallAction> = {
  noun: { one: 'firewall', many: 'firewalls' },
  section: 'Network',
  title: 'Firewalls',
  home: linkOptions({ to: '/network/firewalls' }),
  linkTo: (firewallId) => linkOptions({ to: '/network/firewalls/$firewallId', params: { firewallId } }),
  nameOf: (firewall) => firewall.name,
  statuses: {
    active: { label: 'Active', tone: 'healthy' },
    creating: { label: 'Creating', tone: 'info' },
    updating: { label: 'Updating', tone: 'info' },
    deleting: { label: 'Deleting', tone: 'warning' },
    error: { label: 'Error', tone: 'critical' },
  },
  lifeCycle: firewallLifeCycle,
  permission: requiredPermission.updateFirewall,
  read: (firewallId, signal) => getFirewall({ path: { firewallId }, signal }),
  readPage: (query) => listFirewalls({ query }),
  keyOf: (firewallId) => getFirewallQueryKey({ path: { firewallId } }),
  operations: {
    list: 'listFirewalls',
    summary: 'getFirewallSummary',
    activity: 'listFirewallActivity',
    more: ['listFirewallAssignments'],
  },
}
