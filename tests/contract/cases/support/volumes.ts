import assert from 'node:assert/strict'
import type { Volume, VolumeCreate, VolumeSnapshot, VolumeStatus } from '#src/api/generated/types.gen.ts'
import { type Api, type ApiResponse, bodyOf } from '../../suite/api.ts'
import { VM_STABLE_AFTER } from './vms.ts'

/** Seeded volume with a status and without incidents, which would change its usage. */
export async function volumeThatIs(api: Api, status: VolumeStatus): Promise<Volume> {
  const incidents = bodyOf(await api.send('listIncidents', { query: { type: 'volume' } })).items
  const volume = bodyOf(await api.send('listVolumes', { query: { status } })).items.find(
    ({ id }) => !incidents.some(({ resource }) => resource.id === id),
  )
  assert.ok(volume, `the seed has no volume that is ${status}`)
  return volume
}

const ORDER: VolumeCreate = {
  name: 'contract-test',
  region: 'us-east',
  typeId: 'voltype_standard',
  sizeGb: 20,
}

/** Creates a volume with a valid request, with changes. */
export function createVolume(
  api: Api,
  changes: Partial<VolumeCreate> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse<'createVolume'>> {
  return api.send('createVolume', { body: { ...ORDER, ...changes }, headers })
}

export async function getVolume(api: Api, volumeId: string): Promise<Volume> {
  return bodyOf(await api.send('getVolume', { path: { volumeId } }))
}

/** New available volume. */
export async function availableVolume(api: Api, changes: Partial<VolumeCreate> = {}): Promise<Volume> {
  const { id } = bodyOf(await createVolume(api, changes))
  await api.mocks.advance(VM_STABLE_AFTER)
  return getVolume(api, id)
}

export async function attach(api: Api, volumeId: string, vmId: string): Promise<Volume> {
  bodyOf(await api.send('attachVolume', { path: { volumeId }, body: { vmId } }))
  await api.mocks.advance(VM_STABLE_AFTER)
  return getVolume(api, volumeId)
}

export function takeSnapshot(api: Api, volumeId: string, name = 'a-copy') {
  return api.send('createVolumeSnapshot', { body: { volumeId, name } })
}

/** Snapshot with a name; undefined if there is none. */
export async function findSnapshot(api: Api, name: string): Promise<VolumeSnapshot | undefined> {
  const { items } = bodyOf(await api.send('listVolumeSnapshots', { query: { q: name } }))
  return items.find((it) => it.name === name)
}
