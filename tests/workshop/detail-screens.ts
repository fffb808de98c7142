import type { OperationId } from '#mocks/scenarios/target.ts'
import { cdnDetailSearch } from '#src/features/cdn/cdn-detail-search.ts'
import { containerDetailSearch } from '#src/features/containers/container-detail-search.ts'
import { databaseDetailSearch } from '#src/features/databases/database-detail-search.ts'
import { dnsDetailSearch } from '#src/features/dns/dns-detail-search.ts'
import { firewallDetailSearch } from '#src/features/firewalls/firewall-detail-search.ts'
import { loadBalancerDetailSearch } from '#src/features/load-balancers/load-balancer-detail-search.ts'
import { vmDetailSearch } from '#src/features/vms/vm-detail-search.ts'
import { volumeDetailSearch } from '#src/features/volumes/volume-detail-search.ts'
import type { PagePath } from '#src/shell/pages.ts'
import {
  at,
  failed,
  loaded,
  longNames,
  patched,
  phone,
  type State,
  type States,
  tabStates,
  viewer,
  waitsFor,
} from './story.ts'

interface Detail {
  /** Operation that gets the resource. */
  readonly operation: OperationId
  /** Address of the console's list: `/compute/vms`. */
  readonly home: string
  /** API path of a list whose first item is shown: `/vms?status=running`. */
  readonly example: string
  /** The first one needs no search. */
  readonly tabs: readonly string[]
  /** True if a resource can have the status `error`. */
  readonly canFail?: boolean
  readonly more?: States
}

function detail({ operation, home, example, tabs, canFail = true, more = {} }: Detail): States {
  const address = `${home}/{${example}}`
  const [list = ''] = example.split('?')
  const states: States = {
    loaded,
    ...waitsFor(operation),
    'as a viewer': viewer,
    'long names': longNames,
    phone: phone(longNames),
    ...tabStates(tabs.slice(1)),
    ...more,
  }
  return {
    ...Object.fromEntries(Object.entries(states).map(([name, state]) => [name, placed(address, state)])),
    deleted: { ...at(`${home}/deleted`), fails: 404 },
    ...(canFail && { failed: at(`${home}/{${list}?status=error}`, failed) }),
  }
}

const placed = (address: string, state: State): State => ({ ...state, at: address + (state.at ?? '') })

export const detailScreens = {
  '/compute/vms/$vmId': detail({
    operation: 'getVm',
    home: '/compute/vms',
    example: '/vms?status=running',
    tabs: vmDetailSearch.tabs,
    more: {
      'dialog connect': at('?dialog=connect'),
      'dialog schedule': at('?dialog=schedule'),
      'dialog move': at('?dialog=move-to-project'),
    },
  }),
  '/compute/containers/$containerId': detail({
    operation: 'getContainer',
    home: '/compute/containers',
    example: '/containers?status=running&sort=-restarts',
    tabs: containerDetailSearch.tabs,
  }),
  '/storage/databases/$databaseId': detail({
    operation: 'getDatabase',
    home: '/storage/databases',
    example: '/databases?q=orders&status=running',
    tabs: databaseDetailSearch.tabs,
  }),
  '/storage/volumes/$volumeId': detail({
    operation: 'getVolume',
    home: '/storage/volumes',
    example: '/volumes?status=attached',
    tabs: volumeDetailSearch.tabs,
    more: {
      'after a failed action': patched('getVolume', {
        '/statusReason': 'The region had no capacity for the new size.',
      }),
    },
  }),
  '/network/load-balancers/$loadBalancerId': detail({
    operation: 'getLoadBalancer',
    home: '/network/load-balancers',
    example: '/load-balancers?status=active&type=application',
    tabs: loadBalancerDetailSearch.tabs,
  }),
  '/network/firewalls/$firewallId': detail({
    operation: 'getFirewall',
    home: '/network/firewalls',
    example: '/firewalls?status=active',
    tabs: firewallDetailSearch.tabs,
    canFail: false,
  }),
  '/services/cdn/$distributionId': detail({
    operation: 'getCdnDistribution',
    home: '/services/cdn',
    example: '/cdn-distributions?status=deployed',
    tabs: cdnDetailSearch.tabs,
    canFail: false,
  }),
  '/services/dns/$dnsZoneId': detail({
    operation: 'getDnsZone',
    home: '/services/dns',
    example: '/dns-zones?sort=-records',
    tabs: dnsDetailSearch.tabs,
    canFail: false,
  }),
} satisfies Partial<Record<PagePath, States>>
