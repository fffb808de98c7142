import type { Size, SizeFamily } from '#src/api/generated/types.gen.ts'
import type { Format } from '#src/ui/format.ts'

/** The kinds of sizes, as the controls that narrow the choice name them. */
export const sizeFamilies = [
  { value: 'general', label: 'General' },
  { value: 'cpu', label: 'CPU' },
  { value: 'memory', label: 'Memory' },
  { value: 'gpu', label: 'GPU' },
] as const satisfies readonly { value: SizeFamily; label: string }[]

/** "2 vCPUs · 4 GB memory · 80 GB disk · 2 Gbps", GPUs first where there are any. */
export function describeSize(size: Size, format: Format): string {
  const parts = [
    `${format.number(size.vcpus)} ${size.vcpus === 1 ? 'vCPU' : 'vCPUs'}`,
    `${format.number(size.memoryGb, 1)} GB memory`,
    `${format.number(size.diskGb)} GB disk`,
    `${format.number(size.networkGbps, 1)} Gbps`,
  ]
  if (size.gpus > 0) parts.unshift(`${size.gpus}× ${size.gpuModel} (${format.number(size.gpuMemoryGb)} GB)`)
  return parts.join(' · ')
}
