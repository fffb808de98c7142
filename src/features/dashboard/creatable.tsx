import {
  IconAffiliate,
  IconArrowsSplit2,
  IconBox,
  IconDatabase,
  IconDeviceSdCard,
  IconServer2,
  IconShieldLock,
  IconWorldBolt,
} from '@tabler/icons-react'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { LinkTarget } from '#src/resources/resource-definition.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'

interface Creatable {
  readonly label: string
  readonly icon: ReactNode
  readonly to: LinkTarget
  /** Required permission (`x-permission` of the operation). */
  readonly permission: 'manage_resources' | 'deploy'
  readonly noun: Noun
}

const creatable = (
  label: string,
  Icon: typeof IconServer2,
  to: LinkTarget,
  many: string,
  permission: Creatable['permission'],
): Creatable => ({
  label,
  icon: <Icon size={16} />,
  to,
  permission,
  noun: { one: label, many },
})

/** Resource types that can be created, in sidebar order. */
export const creatables: readonly Creatable[] = [
  creatable(
    'Virtual machine',
    IconServer2,
    linkOptions({ to: '/compute/vms/new' }),
    'virtual machines',
    requiredPermission.createVm,
  ),
  creatable(
    'Container',
    IconBox,
    linkOptions({ to: '/compute/containers/new' }),
    'containers',
    requiredPermission.createContainer,
  ),
  creatable(
    'Database',
    IconDatabase,
    linkOptions({ to: '/storage/databases/new' }),
    'databases',
    requiredPermission.createDatabase,
  ),
  creatable(
    'Volume',
    IconDeviceSdCard,
    linkOptions({ to: '/storage/volumes/new' }),
    'volumes',
    requiredPermission.createVolume,
  ),
  creatable(
    'Load balancer',
    IconArrowsSplit2,
    linkOptions({ to: '/network/load-balancers/new' }),
    'load balancers',
    requiredPermission.createLoadBalancer,
  ),
  creatable(
    'Firewall',
    IconShieldLock,
    linkOptions({ to: '/network/firewalls/new' }),
    'firewalls',
    requiredPermission.createFirewall,
  ),
  creatable(
    'CDN distribution',
    IconWorldBolt,
    linkOptions({ to: '/services/cdn/new' }),
    'CDN distributions',
    requiredPermission.createCdnDistribution,
  ),
  creatable(
    'DNS zone',
    IconAffiliate,
    linkOptions({ to: '/services/dns/new' }),
    'DNS zones',
    requiredPermission.createDnsZone,
  ),
]
