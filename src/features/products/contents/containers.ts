import {
  IconArrowsMaximize,
  IconFileCode,
  IconHeartbeat,
  IconLock,
  IconRefresh,
  IconTerminal2,
} from '@tabler/icons-react'
import { CONTAINER_PLANS } from '#src/domain/container-catalog.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import type { ProductContent } from '../product-content.ts'
import { containersStory } from '../stories/containers.ts'

export const containers: ProductContent = {
  path: '/products/containers',
  planId: 'free',
  title: 'Container Orchestration',
  lead: 'Run any image in as many replicas as you need. Nimbus places them, checks their health and replaces the ones that fail.',
  picture: {
    name: 'containers',
    alt: 'A container in the console: CPU, memory, replicas with their status, and revisions',
  },
  story: containersStory,
  facts: [
    { label: 'Control plane', value: 'included' },
    { label: 'Rollouts', value: 'without downtime' },
    { label: 'Configuration', value: 'form or YAML' },
    { label: 'Largest replica', value: '8 CPU, 16 GB' },
  ],
  featuresTitle: 'Rollouts, scaling and recovery, built in',
  features: [
    {
      icon: IconArrowsMaximize,
      title: 'Scale in one step',
      text: 'Change the number of replicas at any time, without downtime.',
    },
    {
      icon: IconRefresh,
      title: 'Roll out and back',
      text: 'A new image replaces the old one replica by replica. A replica that fails to start never replaces a healthy one.',
    },
    {
      icon: IconHeartbeat,
      title: 'Health checks',
      text: 'A replica that stops responding is removed from traffic and restarted.',
    },
    {
      icon: IconFileCode,
      title: 'Form or YAML',
      text: 'Use a form or a manifest. You can switch between them at any time.',
    },
    {
      icon: IconLock,
      title: 'Configuration and secrets',
      text: 'Environment variables for all replicas, and secrets that can’t be read back.',
    },
    {
      icon: IconTerminal2,
      title: 'Live logs',
      text: 'Follow all replicas in one stream, search it, and share a link to any line.',
    },
  ],
  useCasesTitle: 'Use cases',
  useCases: [
    {
      title: 'Microservices',
      text: 'Many small services, each with its own releases and number of replicas.',
    },
    {
      title: 'APIs and backends',
      text: 'Traffic is spread across replicas. Scale up by day and down at night.',
    },
    {
      title: 'Queue workers',
      text: 'Add replicas as the queue grows. Crashed workers restart automatically.',
    },
    {
      title: 'Preview environments',
      text: 'One deployment per branch, deleted when the branch is merged.',
    },
  ],
  tiersLead: 'Price per replica for a full month.',
  tiers: (format) =>
    CONTAINER_PLANS.map(({ name, monthlyPrice, cpuMillis, memoryMb, diskGb }) => ({
      name,
      cost: { per: 'month', price: monthlyPrice },
      points: [
        `${format.number(cpuMillis / 1000, 1)} CPU`,
        `${format.number(memoryMb / 1024)} GB RAM`,
        `${gigabytes(diskGb)} storage`,
        'Health checks and rollouts',
      ],
    })),
  popularTier: 'Professional',
  close: {
    title: 'Deploy your first container',
    text: 'Choose an image and a port. The container gets its own address.',
  },
}
