import {
  IconArrowsSplit2,
  IconCertificate,
  IconChartLine,
  IconHeartbeat,
  IconRoute,
  IconServer2,
} from '@tabler/icons-react'
import { LOAD_BALANCER_TYPES, TARGETS_PER_LOAD_BALANCER } from '#src/domain/load-balancer-catalog.ts'
import { planWith } from '#src/domain/plan-needs.ts'
import type { ProductContent } from '../product-content.ts'
import { loadBalancersStory } from '../stories/load-balancers.ts'

export const loadBalancers: ProductContent = {
  path: '/products/load-balancers',
  planId: planWith('load-balancing').id,
  title: 'Load Balancers',
  lead: 'One address in front of several VMs. Only healthy targets get traffic, so users don’t notice a failing VM.',
  picture: {
    name: 'load-balancers',
    alt: 'Targets of a load balancer in the console, with their health',
  },
  story: loadBalancersStory,
  facts: [
    { label: 'Protocols', value: 'HTTP, HTTPS, TCP, UDP' },
    { label: 'Connections', value: 'up to 500,000' },
    { label: 'Bandwidth', value: 'up to 100 Gbps' },
    { label: 'Targets', value: `up to ${TARGETS_PER_LOAD_BALANCER}` },
  ],
  featuresTitle: 'Balance traffic without dropping requests',
  features: [
    {
      icon: IconArrowsSplit2,
      title: 'Layer 4 and layer 7',
      text: 'Route HTTP and HTTPS requests by host and path, or pass TCP and UDP through.',
    },
    {
      icon: IconHeartbeat,
      title: 'Health checks',
      text: 'Choose the path and interval of the check. A failing target gets no traffic until it recovers.',
    },
    {
      icon: IconCertificate,
      title: 'TLS termination',
      text: 'Manage certificates in one place instead of on every VM.',
    },
    {
      icon: IconRoute,
      title: 'Balancing methods',
      text: 'Round robin, least connections or source IP, with sticky sessions by cookie.',
    },
    {
      icon: IconServer2,
      title: 'Live target changes',
      text: 'Add a target while traffic flows. Deleted VMs are removed automatically.',
    },
    {
      icon: IconChartLine,
      title: 'Traffic metrics',
      text: 'Connections, requests, errors and latency, over any time range.',
    },
  ],
  useCasesTitle: 'Use cases',
  useCases: [
    {
      title: 'Web servers',
      text: 'Several VMs behind one address, updated one at a time.',
    },
    {
      title: 'Online stores',
      text: 'Add VMs by day and remove them at night, behind the same address.',
    },
    {
      title: 'Game and chat servers',
      text: 'TCP and UDP, with each client kept on one target by its IP address.',
    },
    {
      title: 'Migrations',
      text: 'Put old and new VMs behind one address, then drain the old ones.',
    },
  ],
  tiersLead: 'Priced by protocol and capacity. Traffic within a region is free.',
  tiers: (format) =>
    LOAD_BALANCER_TYPES.map(({ name, monthlyPrice, maxConnections, bandwidthGbps, protocols }) => ({
      name,
      cost: { per: 'month', price: monthlyPrice },
      points: [
        `${format.number(maxConnections)} connections`,
        `${bandwidthGbps} Gbps`,
        protocols.map((protocol) => protocol.toUpperCase()).join(', '),
        'Health checks included',
      ],
    })),
  popularTier: 'Network LB',
  close: {
    title: 'Create your first load balancer',
    text: 'Choose VMs and a health check, and get one stable address.',
  },
}
