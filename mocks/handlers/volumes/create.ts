import { gigabytes } from '#src/domain/quantity.ts'
import { findVolumeType } from '#src/domain/volume-catalog.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { beginCreation } from '../../world/life-cycles/begin.ts'
import { volumeLife } from '../../world/life-cycles/volume.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { UNATTACHED } from '../../world/volume-use.ts'
import { actionContextOf } from '../shared/actions.ts'
import { atField } from '../shared/at-field.ts'
import { checkNames } from '../shared/names.ts'
import { checkQuotas } from '../shared/quota-check.ts'
import { checkRegion, inOrganization, projectReference, reference, resolve } from '../shared/references.ts'
import { toVolume } from './to-volume.ts'

export const volumeCreateHandlers: HandlersFor<'createVolume'> = {
  createVolume(ctx) {
    const { tx, now, identity, body, random } = ctx
    const { type, snapshot, project } = findReferences(ctx)
    if (snapshot !== null) {
      checkRegion(body.region, { ...snapshot, pointer: '/snapshotId' })
      if (body.sizeGb < snapshot.volumeSizeGb) {
        const detail = `${snapshot.name} needs a volume of at least ${gigabytes(snapshot.volumeSizeGb)}.`
        const message = `Must be at least ${snapshot.volumeSizeGb}.`
        throw atField(422, 'size_too_small', '/sizeGb', detail, message)
      }
    }
    checkNames(resourceDefinitions.volume, ctx, [{ name: body.name, pointer: '/name' }])
    const more = { volumes: 1, storage_gb: body.sizeGb }
    checkQuotas(tx, identity.organization, more, { volumes: '/name', storage_gb: '/sizeGb' })

    const volume = beginCreation(volumeLife, actionContextOf(ctx), 'create', {
      id: random('volume').id('vol'),
      organizationId: identity.organization.id,
      projectId: project.id,
      name: body.name,
      tags: body.tags ?? [],
      deletionProtection: body.deletionProtection ?? false,
      region: body.region,
      typeId: type.id,
      sizeGb: body.sizeGb,
      ...UNATTACHED,
      usedGb: snapshot?.sizeGb ?? 0,
      usedAt: now,
      sourceSnapshotId: snapshot?.id ?? null,
      createdAt: now,
    })
    return { status: 202, body: toVolume(volume, ctx) }
  },
}

/**
 * Resolves the references of the body; a snapshot has to be available.
 * @throws Problem 422 `unknown_reference`, listing everything that does not exist
 */
function findReferences(ctx: Context<'createVolume'>) {
  const { tx, body } = ctx
  const { snapshotId } = body
  const snapshot = snapshotId === undefined ? null : inOrganization(tx.volumeSnapshots.get(snapshotId), ctx)
  return resolve({
    type: reference(
      findVolumeType(body.typeId),
      '/typeId',
      'This volume type doesn’t exist. Choose another one.',
    ),
    snapshot: reference(
      snapshot === null || snapshot?.status === 'available' ? snapshot : undefined,
      '/snapshotId',
      'This snapshot doesn’t exist or isn’t finished. Choose another one.',
    ),
    project: projectReference(ctx, body.projectId),
  })
}
