import type { Size, SizeFamily } from '#src/api/generated/types.gen.ts'
import type { Format } from '#src/ui/format.ts'

/** Size families for the filter. */
export const sizeFamilies = [
  { value: 'general', label: 'General' },
  { value: 'cpu', label: 'CPU' },
  { value: 'memory', label: 'Memory' },
  { value: 'gpu', label: 'GPU' },
] as const satisfies readonly { value: SizeFamily; label: string }[]

/** Memory below 1 GB in MB: 512 "MB", 4 "GB". */
export function memoryQuantity(
  gb: number,
  format: Format,
): { readonly value: string; readonly unit: string } {
  return gb > 0 && gb < 1
    ? { value: format.number(gb * 1024), unit: 'MB' }
    : { value: format.number(gb, 1), unit: 'GB' }
}

/** "512 MB", "4 GB" */
export function memoryText(gb: number, format: Format): string {
  const { value, unit } = memoryQuantity(gb, format)
  return `${value} ${unit}`
}

/** For example "2 vCPUs, 4 GB memory, 80 GB disk, 2 Gbps", starting with GPUs if any. */
export function describeSize(size: Size, format: Format): string {
  const parts = [
    `${format.number(size.vcpus)} ${size.vcpus === 1 ? 'vCPU' : 'vCPUs'}`,
    `${memoryText(size.memoryGb, format)} memory`,
    `${format.number(size.diskGb)} GB disk`,
    `${format.number(size.networkGbps, 1)} Gbps`,
  ]
  if (size.gpus > 0) parts.unshift(`${size.gpus}× ${size.gpuModel} (${format.number(size.gpuMemoryGb)} GB)`)
  return parts.join(', ')
}
