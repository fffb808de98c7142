import { volumeAttachCheck } from '#src/domain/volume.ts'
import { VOLUMES_PER_VM } from '#src/domain/volume-catalog.ts'
import type { VmRow, VolumeRow } from '../../db/index.ts'
import { atField } from '../shared/at-field.ts'
import { checkRegion, inOrganization, reference, resolve } from '../shared/references.ts'
import type { SignedInView } from '../shared/view.ts'

/**
 * Finds the VM to attach a volume to; applies the domain's rules and adds the problem codes.
 * @throws Problem 422 `unknown_reference`, `region_mismatch`, 409 `vm_not_running`, `attachment_limit_reached`
 */
export function findAttachableVm(ctx: SignedInView, volume: VolumeRow, vmId: string): Readonly<VmRow> {
  const { tx } = ctx
  const { vm } = resolve({
    vm: reference(
      inOrganization(tx.vms.get(vmId), ctx),
      '/vmId',
      'This VM doesn’t exist. Choose another one.',
    ),
  })
  checkRegion(volume.region, { ...vm, pointer: '/vmId' })
  const volumes = tx.volumes.by('vmId', vm.id).length
  const check = volumeAttachCheck(volume, { ...vm, volumes })
  if (check.allowed) return vm
  if (vm.status !== 'running') {
    throw atField(409, 'vm_not_running', '/vmId', check.reason, 'The VM must be running. Start it first.')
  }
  const message = `This VM already has ${VOLUMES_PER_VM} volumes. Choose another one.`
  throw atField(409, 'attachment_limit_reached', '/vmId', check.reason, message)
}

const FIRST_DEVICE = 'b'.charCodeAt(0)

/** First device name not used on the VM. `/dev/vda` is its own disk. */
export function freeDevice({ tx }: Pick<SignedInView, 'tx'>, vm: VmRow): string {
  const taken = new Set(tx.volumes.by('vmId', vm.id).map((volume) => volume.device))
  return firstDevice((device) => !taken.has(device))
}

/** @param isFree true for at least one of the first `VOLUMES_PER_VM` names */
export function firstDevice(isFree: (device: string) => boolean): string {
  for (let place = 0; place < VOLUMES_PER_VM; place++) {
    const device = `/dev/vd${String.fromCharCode(FIRST_DEVICE + place)}`
    if (isFree(device)) return device
  }
  throw new Error('The VM has no free device for another volume.')
}
