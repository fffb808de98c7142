import {
  IconArrowsSplit2,
  IconCertificate,
  IconChartLine,
  IconHeartbeat,
  IconRoute,
  IconServer2,
} from '@tabler/icons-react'
import { LOAD_BALANCER_TYPES, TARGETS_PER_LOAD_BALANCER } from '#src/domain/load-balancer-catalog.ts'
import type { ProductContent } from '../product-content.ts'

export const loadBalancers: ProductContent = {
  path: '/products/load-balancers',
  title: 'Load Balancers',
  lead: 'One address in front of many machines. Traffic goes to those that are well, and nobody notices when one of them is not.',
  facts: [
    { label: 'Protocols', value: 'HTTP, HTTPS, TCP, UDP' },
    { label: 'Connections', value: 'up to 500,000' },
    { label: 'Bandwidth', value: 'up to 100 Gbps' },
    { label: 'Targets', value: `up to ${TARGETS_PER_LOAD_BALANCER}` },
  ],
  featuresTitle: 'Spread traffic, drop nothing',
  features: [
    {
      icon: IconArrowsSplit2,
      title: 'Layer 4 and layer 7',
      text: 'Read HTTP and route by it, or pass TCP and UDP on as they come.',
    },
    {
      icon: IconHeartbeat,
      title: 'Health checks',
      text: 'Ask each target at your pace and by your path. Who fails gets no traffic until it answers again.',
    },
    {
      icon: IconCertificate,
      title: 'TLS ended here',
      text: 'Encryption ends at the edge, so that certificates are in one place and not on every machine.',
    },
    {
      icon: IconRoute,
      title: 'Fair or loyal',
      text: 'Round robin, least connections, or by source, so that a visitor stays with a machine.',
    },
    {
      icon: IconServer2,
      title: 'Machines come and go',
      text: 'Add a target while traffic flows; one that is deleted leaves by itself.',
    },
    {
      icon: IconChartLine,
      title: 'Figures by the minute',
      text: 'Requests, errors and latency for each listener and target, over any range.',
    },
  ],
  useCasesTitle: 'What they are used for',
  useCases: [
    {
      title: 'Web fleets',
      text: 'Several machines that look like one, and releases that go through them one by one.',
    },
    {
      title: 'Shops on busy days',
      text: 'Add machines in the morning, take them away at night, keep the address.',
    },
    {
      title: 'Game and chat servers',
      text: 'TCP and UDP at wire speed, with visitors kept on their machine.',
    },
    {
      title: 'Moving house',
      text: 'Put old and new machines behind one address and shift traffic between them.',
    },
  ],
  tiersLead: 'By what they read and how much they carry. Traffic within a region is free.',
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
    title: 'Put one in front',
    text: 'Choose your machines and a check, and have an address that outlives all of them.',
  },
}
