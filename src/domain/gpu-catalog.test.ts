import { describe, expect, it } from 'vitest'
import { findSize } from './catalog.ts'
import { GPU_MODELS } from './gpu-catalog.ts'

describe('GPU models', () => {
  it('are compared at the published prices', () => {
    expect(GPU_MODELS.map(({ name, hourlyRate }) => [name, hourlyRate.micros / 1_000_000])).toEqual([
      ['H200', 4.5],
      ['H100', 3.2],
      ['A100', 2.1],
    ])
  })

  it('compare the one that is sold at the price and with the memory that it is sold with', () => {
    const sold = findSize('size_gpu1xH200')
    expect(GPU_MODELS[0]).toMatchObject({ hourlyRate: sold?.hourlyRate, memoryGb: sold?.gpuMemoryGb })
  })
})
