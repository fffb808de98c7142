import { perHour, type Rate } from './price.ts'

/** GPU model in the product page's comparison (public site's specification, section 9). */
export interface GpuModelEntry {
  readonly id: string
  readonly name: string
  readonly memoryGb: number
  readonly memoryType: string
  /** Terabytes per second. */
  readonly memoryBandwidthTb: number
  /** FP8 teraflops without sparsity; null if the model has no FP8. */
  readonly fp8Teraflops: number | null
  /** Bidirectional bandwidth between two GPUs, in gigabytes per second. */
  readonly nvlinkGb: number
  /** Price of one GPU. */
  readonly hourlyRate: Rate
}

/** The model on offer, then those it is compared with. */
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
