import {
  IconBolt,
  IconBrandPython,
  IconClockDollar,
  IconCpu2,
  IconNetwork,
  IconRocket,
} from '@tabler/icons-react'
import { findSize, type SizeEntry } from '#src/domain/catalog.ts'
import { planForSize } from '#src/domain/plan-needs.ts'
import type { ProductContent } from '../product-content.ts'
import { gpuStory } from '../stories/gpu.ts'

/** Sizes for sale with their typical use. */
const offers = [
  { sizeId: 'size_gpu1xH200', use: 'Inference and fine-tuning' },
  { sizeId: 'size_gpu4xH200', use: 'Training and large-model serving' },
  { sizeId: 'size_gpu8xH200', use: 'Foundation models and research' },
]

function hardwareOf({ vcpus, memoryGb, diskGb }: SizeEntry, format: { number: (value: number) => string }) {
  return [`${vcpus} vCPUs, ${format.number(memoryGb)} GB RAM`, `${format.number(diskGb)} GB NVMe storage`]
}

export const gpu: ProductContent = {
  path: '/products/gpu-as-a-service',
  planId: planForSize('size_gpu1xH200').id,
  title: 'GPU-as-a-Service',
  lead: 'One, four or eight NVIDIA H200 GPUs per VM, with drivers and frameworks preinstalled. Deploy in under 60 seconds and pay by the second.',
  picture: {
    name: 'gpu-as-a-service',
    alt: 'Metrics of a GPU VM in the console: CPU, memory, GPU load and disk throughput',
  },
  story: gpuStory,
  facts: [
    { label: 'Memory', value: '141GB HBM3e' },
    { label: 'Bandwidth', value: '4.8TB/s' },
    { label: 'Inference', value: '2x faster' },
    { label: 'Deploy', value: 'under 60 seconds' },
  ],
  featuresTitle: 'H200 performance, ready to use',
  features: [
    {
      icon: IconCpu2,
      title: '141GB on each GPU',
      text: 'A 70-billion-parameter model fits on one GPU, with room for a long context.',
    },
    {
      icon: IconBolt,
      title: '2x faster inference',
      text: 'HBM3e at 4.8TB/s gives twice the inference throughput of the previous generation.',
    },
    {
      icon: IconNetwork,
      title: 'NVLink between GPUs',
      text: 'Four or eight GPUs per VM, connected at 900 GB/s.',
    },
    {
      icon: IconRocket,
      title: 'Deploy in under 60 seconds',
      text: 'No waiting list. The VM starts with drivers, CUDA and your SSH keys.',
    },
    {
      icon: IconBrandPython,
      title: 'Frameworks preinstalled',
      text: 'PyTorch, TensorFlow, JAX and vLLM, in versions tested together.',
    },
    {
      icon: IconClockDollar,
      title: 'Billed by the second',
      text: 'Delete a VM after three minutes, and you pay for three minutes.',
    },
  ],
  useCasesTitle: 'Use cases',
  useCases: [
    {
      title: 'Training and fine-tuning',
      text: 'From an overnight fine-tune on one GPU to your own model on eight.',
    },
    {
      title: 'Inference',
      text: 'Serve open models behind your own endpoint and control latency.',
    },
    {
      title: 'Simulation and science',
      text: 'Molecular, fluid and weather simulations in CUDA, with fast local disks.',
    },
    {
      title: 'Rendering and video',
      text: 'Render and transcode in parallel, for as long as you need.',
    },
  ],
  tiersLead:
    'One rate for GPU, compute, storage, bandwidth and frameworks. Billed per second until you delete the VM.',
  tiers: (format) => [
    ...offers.flatMap(({ sizeId, use }) => {
      const size = findSize(sizeId)
      if (!size) return []
      const plan = planForSize(sizeId)
      return {
        name: size.name,
        description: use,
        planId: plan.id,
        cost: { per: 'hour' as const, rate: size.hourlyRate },
        points: [
          `${format.number(size.gpuMemoryGb)}GB GPU memory`,
          ...hardwareOf(size, format),
          size.gpus === 1 ? 'All frameworks included' : 'NVLink between all GPUs',
          `Needs the ${plan.name} plan`,
        ],
      }
    }),
    {
      name: 'Enterprise',
      description: 'Clusters and commitments',
      cost: null,
      points: [
        'Multi-VM clusters',
        'Reserved for 1 or 3 years: up to 50% off',
        'Volume discounts',
        'A dedicated engineer',
      ],
    },
  ],
  popularTier: '4x H200',
  close: {
    title: 'Start your first training run',
    text: 'Create an instance, connect over SSH and start training.',
  },
}
