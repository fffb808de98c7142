import { describe, expect, it } from 'vitest'
import type { VolumeCatalog, VolumeSnapshot } from '#src/api/generated/types.gen.ts'
import { SNAPSHOT_MONTHLY_PRICE_PER_GB, VOLUME_TYPES, VOLUMES_PER_VM } from '#src/domain/volume-catalog.ts'
import { changeDraft, draftProblems, initialDraft, toRequest } from './volume-draft.ts'

const catalog: VolumeCatalog = {
  types: [...VOLUME_TYPES],
  snapshotMonthlyPricePerGb: SNAPSHOT_MONTHLY_PRICE_PER_GB,
  volumesPerVm: VOLUMES_PER_VM,
}
const snapshots = [
  { id: 'snap_1', name: 'orders', region: 'eu-west', volumeSizeGb: 200 },
] as unknown as readonly VolumeSnapshot[]
const draft = changeDraft(initialDraft(catalog, {}, snapshots), { name: 'data' }, snapshots)

describe('a draft of a volume', () => {
  it("stays in its snapshot's region and is at least as large", () => {
    expect(initialDraft(catalog, { snapshot: 'snap_1' }, snapshots)).toMatchObject({
      region: 'eu-west',
      sizeGb: 200,
      snapshotId: 'snap_1',
    })
    expect(changeDraft(draft, { snapshotId: 'snap_1' }, snapshots).sizeGb).toBe(200)
  })

  it('loses its snapshot when the region changes', () => {
    const chosen = initialDraft(catalog, { snapshot: 'snap_1' }, snapshots)
    expect(changeDraft(chosen, { region: 'us-east' }, snapshots).snapshotId).toBe('')
    expect(changeDraft(chosen, { region: 'eu-west' }, snapshots).snapshotId).toBe('snap_1')
  })

  it('explains an invalid size', () => {
    expect(draftProblems(draft, snapshots)).toEqual({})
    expect(draftProblems({ ...draft, sizeGb: '' }, snapshots).sizeGb).toBe('Enter a number.')
    expect(draftProblems({ ...draft, sizeGb: 10.5 }, snapshots).sizeGb).toBe('Enter a whole number.')
    expect(draftProblems({ ...draft, sizeGb: 9 }, snapshots).sizeGb).toBe('Use at least 10 GB.')
    expect(draftProblems({ ...draft, sizeGb: 20_000 }, snapshots).sizeGb).toMatch(/at most/)
    expect(draftProblems({ ...draft, snapshotId: 'snap_1' }, snapshots).sizeGb).toMatch(/needs at least 200/)
  })

  it("becomes the contract's request", () => {
    expect(toRequest(draft)).toEqual({
      name: 'data',
      region: 'us-east',
      typeId: 'voltype_standard',
      sizeGb: 100,
    })
  })
})
