import { describe, expect, it } from 'vitest'
import type { Network, Vm, VmCatalog } from '#src/api/generated/types.gen.ts'
import { REGIONS, SIZES } from '#src/domain/catalog.ts'
import { IMAGES } from '#src/domain/image-catalog.ts'
import { parseDraft } from '#src/resources/create/use-draft.ts'
import { draftProblems } from './draft-problems.ts'
import {
  changeDraft,
  draftLike,
  initialDraft,
  namesOf,
  networkOf,
  storedDraftSchema,
  toRequest,
} from './vm-draft.ts'

const catalog: VmCatalog = {
  regions: [...REGIONS],
  images: [...IMAGES],
  sizes: SIZES.map((size) => ({ ...size, regions: [...size.regions] })),
}
const networks: Network[] = REGIONS.flatMap(({ id }) => [
  { id: `net_${id.replace('-', '')}b`, name: 'private', region: id, cidr: '10.20.0.0/16', isDefault: false },
  { id: `net_${id.replace('-', '')}a`, name: 'default', region: id, cidr: '10.10.0.0/16', isDefault: true },
])
const draft = changeDraft(initialDraft(catalog, {}), { baseName: 'web' })

describe('a draft', () => {
  it('starts with the first options, or those of the link', () => {
    expect(initialDraft(catalog, {})).toMatchObject({
      region: 'us-east',
      imageId: IMAGES[0]?.id,
      sizeId: 'size_basic',
    })
    expect(initialDraft(catalog, { size: 'size_gpu8xH200', image: 'img_cuda' })).toMatchObject({
      sizeId: 'size_gpu8xH200',
      imageId: 'img_cuda',
      region: 'us-east',
    })
    expect(initialDraft(catalog, { size: 'size_none', region: 'eu-west' })).toMatchObject({
      sizeId: 'size_basic',
      region: 'eu-west',
    })
  })

  it('takes its values from a VM, except for its name and deleted keys', () => {
    const vm = {
      region: 'eu-west',
      imageId: IMAGES[1]?.id,
      sizeId: 'size_premium',
      projectId: 'prj_1',
      networkId: 'net_euwestb',
      sshKeyIds: ['ssh_1', 'ssh_gone'],
      tags: ['env:test'],
      deletionProtection: true,
    } as unknown as Vm
    const like = draftLike(vm, { catalog, keys: [{ id: 'ssh_1' }], userData: '#!/bin/sh\n' })
    expect(toRequest({ ...like, baseName: 'next' }, networks)).toEqual({
      names: ['next'],
      region: 'eu-west',
      imageId: IMAGES[1]?.id,
      sizeId: 'size_premium',
      networkId: 'net_euwestb',
      sshKeyIds: ['ssh_1'],
      tags: ['env:test'],
      projectId: 'prj_1',
      userData: '#!/bin/sh\n',
      deletionProtection: true,
    })
  })

  it('uses the default network until another is chosen, and again after a region change', () => {
    expect(networkOf(draft, networks)?.id).toBe('net_useasta')
    const chosen = changeDraft(draft, { networkId: 'net_useastb' })
    expect(networkOf(chosen, networks)?.id).toBe('net_useastb')
    expect(networkOf(changeDraft(chosen, { region: 'eu-west' }), networks)?.id).toBe('net_euwesta')
    expect(changeDraft(chosen, { region: 'us-east' }).networkId).toBe('net_useastb')
  })

  it('names VMs by pattern, except those with a custom name', () => {
    expect(namesOf({ baseName: 'web', count: 3, ownNames: ['', 'db'] })).toEqual(['web-01', 'db', 'web-03'])
  })

  it("becomes the contract's request", () => {
    expect(toRequest(changeDraft(draft, { count: 2, sshKeyIds: ['key_1'] }), networks)).toEqual({
      names: ['web-01', 'web-02'],
      region: 'us-east',
      imageId: IMAGES[0]?.id,
      sizeId: 'size_basic',
      networkId: 'net_useasta',
      sshKeyIds: ['key_1'],
    })
    expect(toRequest(changeDraft(draft, { tags: ['env:prod'] }), networks).tags).toEqual(['env:prod'])
  })

  it('restores a stored draft and nothing else', () => {
    expect(parseDraft(storedDraftSchema, JSON.stringify(draft))).toEqual(draft)
    const tooLong = { ...draft, baseName: 'a'.repeat(5000) }
    expect(parseDraft(storedDraftSchema, JSON.stringify(tooLong))).toEqual(tooLong)
    for (const bad of [
      null,
      '',
      '{',
      '[]',
      '{}',
      JSON.stringify({ ...draft, count: 99 }),
      JSON.stringify({ ...draft, region: 'moon' }),
    ]) {
      expect(parseDraft(storedDraftSchema, bad)).toBeNull()
    }
  })
})

describe('draftProblems', () => {
  const problems = (change: Parameters<typeof changeDraft>[1]) =>
    draftProblems(changeDraft(draft, change), catalog, networks)

  it('accepts a valid draft', () => {
    expect(problems({})).toEqual({})
  })

  it('requires a unique name per VM', () => {
    expect(problems({ baseName: '', count: 2 })).toEqual({
      'names.0': 'Enter a name.',
      'names.1': 'Enter a name.',
    })
    expect(problems({ count: 2, ownNames: ['a', 'a'] })).toEqual({
      'names.1': 'Another VM in this form has this name.',
    })
  })

  it('reports a size that the region lacks', () => {
    expect(problems({ region: 'ap-east', sizeId: 'size_gpu1xH200' }).sizeId).toBe(
      '1x H200 is not available in AP East. Choose another size or region.',
    )
  })

  it('reports a disk too small for the image', () => {
    expect(problems({ imageId: 'img_pytorch' }).sizeId).toMatch(/needs a disk of 80 GB; Basic has 25 GB/)
  })

  it('reports user data that is too long', () => {
    expect(problems({ userData: 'x'.repeat(16_384) })).toEqual({})
    expect(problems({ userData: 'x'.repeat(16_385) }).userData).toBe(
      'Use at most 16,384 characters, not 16,385.',
    )
  })

  it('reports choices missing from the catalog', () => {
    expect(problems({ imageId: 'img_gone', sizeId: 'size_gone' })).toEqual({
      imageId: 'Choose an image.',
      sizeId: 'Choose a size.',
    })
    expect(draftProblems(draft, catalog, [])).toEqual({ networkId: 'Choose a network.' })
  })
})
