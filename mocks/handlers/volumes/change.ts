import { gigabytes } from '#src/domain/quantity.ts'
import { type VolumeAction, volumeLifeCycle } from '#src/domain/volume.ts'
import type { VolumeRow } from '../../db/index.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import { beginTransition } from '../../world/life-cycles/begin.ts'
import { volumeLife } from '../../world/life-cycles/volume.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf, assertAllowed } from '../shared/actions.ts'
import { atField } from '../shared/at-field.ts'
import { assertUnprotected, protect } from '../shared/deletion-protection.ts'
import { relabel } from '../shared/labels.ts'
import { lookup } from '../shared/lookup.ts'
import { checkQuotas } from '../shared/quota-check.ts'
import { findAttachableVm, freeDevice } from './attachment.ts'
import { toVolume, vmOf } from './to-volume.ts'

export const volumeChangeHandlers: HandlersFor<
  'updateVolume' | 'attachVolume' | 'detachVolume' | 'growVolume' | 'deleteVolume'
> = {
  updateVolume(ctx) {
    const { tx, now, body } = ctx
    const volume = volumeForAction(ctx, 'update')
    const labels = relabel(resourceDefinitions.volume, ctx, volume, body)
    if (labels.name !== undefined) {
      for (const { id } of tx.volumeSnapshots.by('volumeId', volume.id)) {
        tx.volumeSnapshots.update(id, { volumeName: labels.name })
      }
    }
    const changes = { ...labels, ...protect(resourceDefinitions.volume, ctx, volume, body) }
    const isChanged = Object.keys(changes).length > 0
    const row = isChanged ? tx.volumes.update(volume.id, { ...changes, updatedAt: now }) : volume
    return { status: 200, body: toVolume(row, ctx) }
  },

  attachVolume(ctx) {
    const volume = volumeForAction(ctx, 'attach')
    const vm = findAttachableVm(ctx, volume, ctx.body.vmId)
    // Attached from now on, so that the device name is taken.
    const taken = ctx.tx.volumes.update(volume.id, {
      vmId: vm.id,
      device: freeDevice(ctx, vm),
      attachedAt: ctx.now,
    })
    const summary = `Attached ${volume.name} to ${vm.name}`
    const row = beginTransition(volumeLife, actionContextOf(ctx), 'attach', taken, { summary })
    return { status: 202, body: toVolume(row, ctx) }
  },

  detachVolume(ctx) {
    const volume = volumeForAction(ctx, 'detach')
    const vm = vmOf(volume, ctx)
    const summary = `Detached ${volume.name}${vm === undefined ? '' : ` from ${vm.name}`}`
    const row = beginTransition(volumeLife, actionContextOf(ctx), 'detach', volume, { summary })
    return { status: 202, body: toVolume(row, ctx) }
  },

  growVolume(ctx) {
    const { tx, identity, body } = ctx
    const volume = volumeForAction(ctx, 'grow')
    const { name, sizeGb } = volume
    if (body.sizeGb <= sizeGb) {
      const detail = `${name} has ${gigabytes(sizeGb)} and can’t shrink. Choose a larger size.`
      throw atField(422, 'size_too_small', '/sizeGb', detail, `Must be more than ${sizeGb}.`)
    }
    const more = { storage_gb: body.sizeGb - sizeGb }
    checkQuotas(tx, identity.organization, more, { storage_gb: '/sizeGb' })
    const row = beginTransition(volumeLife, actionContextOf(ctx), 'grow', volume, {
      next: { sizeGb: body.sizeGb },
      changes: changesBetween(volume, { sizeGb: body.sizeGb }),
      summary: `Grew ${name} from ${gigabytes(sizeGb)} to ${gigabytes(body.sizeGb)}`,
    })
    return { status: 202, body: toVolume(row, ctx) }
  },

  deleteVolume(ctx) {
    const volume = volumeForAction(ctx, 'delete')
    assertUnprotected(volume)
    const row = beginTransition(volumeLife, actionContextOf(ctx), 'delete', volume)
    return { status: 202, body: toVolume(row, ctx) }
  },
}

/** @throws Problem 404, and 409 `invalid_state` if the status does not allow the action */
function volumeForAction(
  ctx: Pick<Context<'deleteVolume'>, 'tx' | 'identity' | 'path'>,
  action: VolumeAction,
): Readonly<VolumeRow> {
  const volume = lookup(resourceDefinitions.volume, ctx, ctx.path.volumeId)
  assertAllowed(volumeLifeCycle.can(action, volume.status))
  return volume
}
