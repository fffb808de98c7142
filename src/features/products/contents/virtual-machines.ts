import { IconBolt, IconCamera, IconChartLine, IconKey, IconMapPin, IconTemplate } from '@tabler/icons-react'
import { findSize } from '#src/domain/catalog.ts'
import { IMAGES } from '#src/domain/image-catalog.ts'
import { planForSize } from '#src/domain/plan-needs.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import type { ProductContent } from '../product-content.ts'
import { virtualMachinesStory } from '../stories/virtual-machines.ts'

/** Tiers of the specification (part 2, section 9). The catalog also has larger sizes. */
const tierIds = ['size_basic', 'size_standard', 'size_premium']

export const virtualMachines: ProductContent = {
  path: '/products/virtual-machines',
  planId: planForSize('size_basic').id,
  title: 'Virtual Machines',
  lead: 'Virtual machines with NVMe disks, from 1 to 96 vCPUs. Choose an image, a size and a region, and connect in under a minute.',
  picture: {
    name: 'virtual-machines',
    alt: 'A virtual machine in the console: metrics, details, specifications and addresses',
  },
  story: virtualMachinesStory,
  facts: [
    { label: 'Launch', value: 'under 60 seconds' },
    { label: 'Templates', value: '20+' },
    { label: 'Regions', value: '15+' },
    { label: 'Largest', value: '96 vCPUs, 768\u00a0GB' },
  ],
  featuresTitle: 'Everything a VM needs, from the first minute',
  features: [
    {
      icon: IconBolt,
      title: 'Launch in under 60 seconds',
      text: 'From request to shell prompt, with SSH keys and network configured.',
    },
    {
      icon: IconTemplate,
      title: '20+ templates',
      text: `${IMAGES.length} images, from plain Alpine to Docker, Node.js and PyTorch with JupyterLab.`,
    },
    {
      icon: IconMapPin,
      title: '15+ regions',
      text: 'Run each VM close to its users.',
    },
    {
      icon: IconChartLine,
      title: 'Resize in place',
      text: 'Add vCPUs and memory with a restart. Disk, address and keys stay the same.',
    },
    {
      icon: IconKey,
      title: 'SSH keys, no passwords',
      text: 'Keys are validated when you add them and installed when the VM first starts.',
    },
    {
      icon: IconCamera,
      title: 'Volumes and snapshots',
      text: 'Attach block storage while the VM runs, and take a snapshot before a risky change.',
    },
  ],
  useCasesTitle: 'Use cases',
  useCases: [
    {
      title: 'Web applications',
      text: 'A few VMs behind a load balancer, replaced one by one on each release.',
    },
    {
      title: 'Build and test runners',
      text: 'Large VMs for the duration of a build, deleted when the queue is empty.',
    },
    {
      title: 'Game and media servers',
      text: 'Consistent CPU performance and bandwidth, close to your players.',
    },
    {
      title: 'Development VMs',
      text: 'The same environment for the whole team, reachable from any laptop.',
    },
  ],
  tiersLead: 'Billed per second until you delete the VM. Larger sizes are in the console.',
  tiers: () =>
    tierIds.flatMap((id) => {
      const size = findSize(id)
      if (!size) return []
      return {
        name: size.name,
        cost: { per: 'month', price: size.monthlyPrice },
        points: [
          size.vcpus === 1 ? '1 vCPU' : `${size.vcpus} vCPUs`,
          `${gigabytes(size.memoryGb)} RAM`,
          `${gigabytes(size.diskGb)} SSD`,
          '20+ templates',
        ],
      }
    }),
  popularTier: 'Standard',
  close: {
    title: 'Launch your first VM',
    text: 'Pick a template and a region. The first VM on the Free plan costs nothing.',
  },
}
