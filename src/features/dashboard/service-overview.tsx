import { IconBolt, IconCpu, IconDatabase, IconNetwork, IconWorldBolt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DashboardService, DashboardServiceId } from '#src/api/generated/types.gen.ts'
import type { LinkTarget } from '#src/resources/resource-definition.ts'
import { Widget } from '#src/resources/widget.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './dashboard.module.css'
import { servicesQuery } from './dashboard-queries.ts'
import { ServiceLine } from './service-line.tsx'

interface ServiceLabels {
  readonly title: string
  readonly about: string
  readonly icon: ReactNode
  readonly to: LinkTarget
}

/** Titles and links of the specification. */
const services: Readonly<Record<DashboardServiceId, ServiceLabels>> = {
  compute: {
    title: 'Compute',
    about: 'Virtual machines, containers',
    icon: <IconCpu size={18} />,
    to: linkOptions({ to: '/compute/vms' }),
  },
  gpu: {
    title: 'GPU Services',
    about: 'VMs with GPUs',
    icon: <IconBolt size={18} />,
    to: linkOptions({ to: '/products/gpu' }),
  },
  storage: {
    title: 'Storage',
    about: 'Databases, volumes',
    icon: <IconDatabase size={18} />,
    to: linkOptions({ to: '/storage/databases' }),
  },
  network: {
    title: 'Network',
    about: 'Load balancers, firewalls',
    icon: <IconNetwork size={18} />,
    to: linkOptions({ to: '/network' }),
  },
  platform: {
    title: 'Platform Services',
    about: 'CDN, DNS',
    icon: <IconWorldBolt size={18} />,
    to: linkOptions({ to: '/services' }),
  },
}

/** Running resources by service. */
export function ServiceOverview() {
  return (
    <Widget title="Service Overview" query={useQuery(servicesQuery())} height="17rem">
      {({ items }) => (
        <ul className={classes.services}>
          {items.map((service) => (
            <ServiceRow key={service.service} {...service} />
          ))}
        </ul>
      )}
    </Widget>
  )
}

function ServiceRow({ service, resources, unhealthy, critical, health }: DashboardService) {
  const format = useFormat()
  const count = `${format.number(resources)} ${resources === 1 ? 'resource' : 'resources'}`
  return (
    <ServiceLine {...services[service]}>
      <div className={classes.serviceState}>
        <span className={classes.serviceCount}>{count}</span>
        {resources === 0 ? (
          <StatusBadge tone="neutral">None yet</StatusBadge>
        ) : (
          <StatusBadge tone={health}>
            {health === 'healthy'
              ? 'Healthy'
              : `${format.number(health === 'critical' ? critical : unhealthy)} ${health}`}
          </StatusBadge>
        )}
      </div>
    </ServiceLine>
  )
}
