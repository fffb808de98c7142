import { describe, expect, it } from 'vitest'
import { findSize, isOfferedIn, REGION_IDS, REGIONS, SIZES } from './catalog.ts'
import { findImage, IMAGES } from './image-catalog.ts'

const all = [...REGIONS, ...IMAGES, ...SIZES]

describe('the catalog', () => {
  it('has unique ids and finds each entry by id', () => {
    expect(new Set(all.map((entry) => entry.id)).size).toBe(all.length)
    for (const image of IMAGES) expect(findImage(image.id)).toBe(image)
    for (const size of SIZES) expect(findSize(size.id)).toBe(size)
    expect(findSize('size_none')).toBeUndefined()
  })

  it('formats ids of images and sizes as the contract does: prefix, underscore, letters and digits', () => {
    for (const { id } of [...IMAGES, ...SIZES]) expect(id).toMatch(/^(img|size)_[A-Za-z0-9]+$/)
  })

  it('uses the region names of the specification', () => {
    expect(REGIONS.map((region) => region.id)).toEqual([...REGION_IDS])
    expect(REGIONS.slice(0, 3).map((region) => region.name)).toEqual(['US East', 'US West', 'EU West'])
  })

  it('matches the published prices of the three tiers', () => {
    expect(
      SIZES.slice(1, 4).map((s) => [s.name, s.vcpus, s.memoryGb, s.diskGb, s.monthlyPrice.amount]),
    ).toEqual([
      ['Basic', 1, 1, 25, 500],
      ['Standard', 2, 4, 80, 2000],
      ['Premium', 4, 8, 160, 4000],
    ])
  })

  it('matches the published prices of the GPUs', () => {
    const gpus = SIZES.filter((size) => size.family === 'gpu')
    expect(gpus.map((s) => [s.name, s.gpuMemoryGb, s.hourlyRate.micros])).toEqual([
      ['1x H200', 141, 4_500_000],
      ['4x H200', 564, 16_800_000],
      ['8x H200', 1128, 32_000_000],
    ])
  })

  it('matches the public pages: 20+ templates, up to 96 vCPUs and 768 GB', () => {
    expect(IMAGES.length).toBeGreaterThanOrEqual(20)
    expect(Math.max(...SIZES.map((size) => size.vcpus))).toBe(96)
    expect(Math.max(...SIZES.map((size) => size.memoryGb))).toBe(768)
  })

  it('offers every system image on some size in every region', () => {
    for (const image of IMAGES) {
      for (const region of REGION_IDS) {
        const fits = SIZES.some((size) => isOfferedIn(size, region) && size.diskGb >= image.minDiskGb)
        expect(fits, `${image.id} in ${region}`).toBe(true)
      }
    }
  })
})
