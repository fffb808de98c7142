import {
  IconArrowsMaximize,
  IconCamera,
  IconGauge,
  IconLock,
  IconShieldCheck,
  IconSwitchHorizontal,
} from '@tabler/icons-react'
import { VOLUME_TYPES } from '#src/domain/volume-catalog.ts'
import type { ProductContent } from '../product-content.ts'
import { blockStorageStory } from '../stories/block-storage.ts'

export const blockStorage: ProductContent = {
  path: '/products/block-storage',
  planId: 'free',
  title: 'Block Storage',
  lead: 'Persistent volumes that you can attach to any VM, grow while in use and snapshot at any time.',
  picture: {
    name: 'block-storage',
    alt: 'Block Storage in the console: volumes with size, type, usage, attached VM and monthly cost',
  },
  story: blockStorageStory,
  facts: [
    { label: 'Size', value: '10GB to 16TB' },
    { label: 'Availability', value: '99.999%' },
    { label: 'IOPS', value: 'up to 64,000' },
    { label: 'Throughput', value: 'up to 1,000 MB/s' },
  ],
  featuresTitle: 'Storage that grows with your data',
  features: [
    {
      icon: IconArrowsMaximize,
      title: '10GB to 16TB',
      text: 'Start with what you need today. Grow a volume while it’s attached and in use.',
    },
    {
      icon: IconShieldCheck,
      title: '99.999% availability',
      text: 'Every block is replicated before a write is confirmed.',
    },
    {
      icon: IconGauge,
      title: 'Predictable speed',
      text: 'IOPS and throughput depend on the volume’s type, not its size.',
    },
    {
      icon: IconCamera,
      title: 'Snapshots',
      text: 'Save the state of a volume, and create new volumes from it.',
    },
    {
      icon: IconSwitchHorizontal,
      title: 'Attach and move',
      text: 'Detach from one VM and attach to another in the same region within seconds.',
    },
    {
      icon: IconLock,
      title: 'Encrypted',
      text: 'AES-256 with a key per volume, always on.',
    },
  ],
  useCasesTitle: 'Use cases',
  useCases: [
    {
      title: 'Self-managed databases',
      text: 'Ultra Performance for write-heavy databases.',
    },
    { title: 'Uploads and media', text: 'Standard SSD for large files that are read sequentially.' },
    {
      title: 'Models and data sets',
      text: 'Load a checkpoint once, snapshot it, and give every training VM its own copy.',
    },
    {
      title: 'Before a risky change',
      text: 'Take a snapshot first, and restore it if something goes wrong.',
    },
  ],
  tiersLead:
    'Priced per provisioned gigabyte. Standard HDD volumes and snapshots cost half the Standard SSD price.',
  tiers: (format) =>
    VOLUME_TYPES.filter(({ media }) => media === 'ssd').map(
      ({ name, monthlyPricePerGb, iops, throughputMbPerSecond }) => ({
        name,
        cost: { per: 'GB and month', price: monthlyPricePerGb },
        points: [
          `${format.number(iops)} IOPS`,
          `${format.number(throughputMbPerSecond)} MB/s`,
          '10GB to 16TB per volume',
          'Snapshots and encryption',
        ],
      }),
    ),
  popularTier: 'High Performance',
  close: {
    title: 'Create your first volume',
    text: 'Create a volume, attach it, and grow it when you need to.',
  },
}
