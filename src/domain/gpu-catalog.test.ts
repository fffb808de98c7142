import { describe, expect, it } from 'vitest'
import { findSize } from './catalog.ts'
import { GPU_MODELS } from './gpu-catalog.ts'

describe('GPU models', () => {
  it('has the published prices', () => {
    expect(GPU_MODELS.map(({ name, hourlyRate }) => [name, hourlyRate.micros / 1_000_000])).toEqual([
      ['H200', 4.5],
      ['H100', 3.2],
      ['A100', 2.1],
    ])
  })

  it('matches price and memory of the GPU on sale', () => {
    const sold = findSize('size_gpu1xH200')
    expect(GPU_MODELS[0]).toMatchObject({ hourlyRate: sold?.hourlyRate, memoryGb: sold?.gpuMemoryGb })
  })
})
