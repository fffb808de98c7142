import { perHour, type Rate } from './price.ts'

/** A model of GPU as the product page compares it (public site's specification, section 9). */
export interface GpuModelEntry {
  readonly id: string
  readonly name: string
  readonly memoryGb: number
  readonly memoryType: string
  /** Terabytes per second. */
  readonly memoryBandwidthTb: number
  /** Teraflops of 8-bit floating-point numbers without sparsity; null where the model has no such unit. */
  readonly fp8Teraflops: number | null
  /** Gigabytes per second between two GPUs of a machine, both ways. */
  readonly nvlinkGb: number
  /** Of one GPU. */
  readonly hourlyRate: Rate
}

/** The one that is sold (the sizes of the catalog), then those that it is compared with. */
export const GPU_MODELS: readonly GpuModelEntry[] = [
  {
    id: 'h200',
    name: 'H200',
    memoryGb: 141,
    memoryType: 'HBM3e',
    memoryBandwidthTb: 4.8,
    fp8Teraflops: 1979,
    nvlinkGb: 900,
    hourlyRate: perHour(4.5).hourlyRate,
  },
  {
    id: 'h100',
    name: 'H100',
    memoryGb: 80,
    memoryType: 'HBM3',
    memoryBandwidthTb: 3.35,
    fp8Teraflops: 1979,
    nvlinkGb: 900,
    hourlyRate: perHour(3.2).hourlyRate,
  },
  {
    id: 'a100',
    name: 'A100',
    memoryGb: 80,
    memoryType: 'HBM2e',
    memoryBandwidthTb: 2.04,
    fp8Teraflops: null,
    nvlinkGb: 600,
    hourlyRate: perHour(2.1).hourlyRate,
  },
]
