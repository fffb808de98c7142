import type { Size, SizeFamily } from '#src/api/generated/types.gen.ts'
import type { Format } from '#src/ui/format.ts'

/** Size families for the filter. */
export const sizeFamilies = [
  { value: 'general', label: 'General' },
  { value: 'cpu', label: 'CPU' },
  { value: 'memory', label: 'Memory' },
  { value: 'gpu', label: 'GPU' },
] as const satisfies readonly { value: SizeFamily; label: string }[]

/** For example "2 vCPUs · 4 GB memory · 80 GB disk · 2 Gbps", starting with GPUs if any. */
export function describeSize(size: Size, format: Format): string {
  const parts = [
    `${format.number(size.vcpus)} ${size.vcpus === 1 ? 'vCPU' : 'vCPUs'}`,
    size.memoryGb < 1
      ? `${format.number(size.memoryGb * 1024)} MB memory`
      : `${format.number(size.memoryGb, 1)} GB memory`,
    `${format.number(size.diskGb)} GB disk`,
    `${format.number(size.networkGbps, 1)} Gbps`,
  ]
  if (size.gpus > 0) parts.unshift(`${size.gpus}× ${size.gpuModel} (${format.number(size.gpuMemoryGb)} GB)`)
  return parts.join(' · ')
}
