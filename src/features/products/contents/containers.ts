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
  title: 'Container Orchestration',
  lead: 'Run any image in as many replicas as you need. Nimbus places them, checks their health and replaces those that fail.',
  picture: {
    name: 'containers',
    alt: 'A container in the console: CPU, memory, replicas with their status, and revisions',
  },
  story: containersStory,
  facts: [
    { label: 'Control plane', value: 'included' },
    { label: 'Rollouts', value: 'without downtime' },
    { label: 'Describe by', value: 'form or YAML' },
    { label: 'Per replica, at most', value: '8 CPU, 16 GB' },
  ],
  featuresTitle: 'Rollouts, scaling and recovery, built in',
  features: [
    {
      icon: IconArrowsMaximize,
      title: 'Scale by a number',
      text: 'Ask for another count of replicas, and it is met while traffic flows.',
    },
    {
      icon: IconRefresh,
      title: 'Roll out and back',
      text: 'A new image takes over replica by replica. One that does not come up never replaces one that works.',
    },
    {
      icon: IconHeartbeat,
      title: 'Health checks',
      text: 'A replica that stops answering is taken out of traffic and started again.',
    },
    {
      icon: IconFileCode,
      title: 'Form or YAML',
      text: 'Fill in a form or paste a manifest. Both say the same, and each can be read as the other.',
    },
    {
      icon: IconLock,
      title: 'Configuration and secrets',
      text: 'Environment variables are set for all replicas, and secrets are shown to nobody afterwards.',
    },
    {
      icon: IconTerminal2,
      title: 'Logs as they happen',
      text: 'Follow every replica in one stream, search it, and share the line that matters by its link.',
    },
  ],
  useCasesTitle: 'What it is used for',
  useCases: [
    {
      title: 'Microservices',
      text: 'Many small services, each with its own pace of releases and its own count of replicas.',
    },
    {
      title: 'APIs and backends',
      text: 'Replicas behind a load balancer that grow with the day and shrink at night.',
    },
    {
      title: 'Queue workers',
      text: 'As many as the queue is long, restarted when a job takes one down with it.',
    },
    {
      title: 'Preview environments',
      text: 'One deployment for each branch, gone when the branch is merged.',
    },
  ],
  tiersLead: 'The price of one replica for a month of continuous use.',
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
    text: 'Name an image and a port. The container gets an address of its own.',
  },
}
