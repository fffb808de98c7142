import { linkOptions } from '@tanstack/react-router'
import { getVolumeQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { getVolume, listVolumes } from '#src/api/generated/sdk.gen.ts'
import type { Volume } from '#src/api/generated/types.gen.ts'
import { type VolumeAction, volumeLifeCycle } from '#src/domain/volume.ts'
import type { ResourceDefinition } from '#src/resources/resource-definition.ts'

/** Resource definition of volumes. */
export const volumeResource: ResourceDefinition<Volume, VolumeAction> = {
  noun: { one: 'volume', many: 'volumes' },
  section: 'Storage',
  title: 'Block Storage',
  home: linkOptions({ to: '/storage/volumes' }),
  linkTo: (volumeId) => linkOptions({ to: '/storage/volumes/$volumeId', params: { volumeId } }),
  nameOf: (volume) => volume.name,
  statuses: {
    attached: { label: 'Attached', tone: 'healthy' },
    available: { label: 'Available', tone: 'neutral' },
    creating: { label: 'Creating', tone: 'info' },
    attaching: { label: 'Attaching', tone: 'info' },
    detaching: { label: 'Detaching', tone: 'info' },
    resizing: { label: 'Growing', tone: 'info' },
    deleting: { label: 'Deleting', tone: 'warning' },
    error: { label: 'Error', tone: 'critical' },
  },
  lifeCycle: volumeLifeCycle,
  permission: requiredPermission.updateVolume,
  read: (volumeId, signal) => getVolume({ path: { volumeId }, signal }),
  readPage: (query) => listVolumes({ query }),
  keyOf: (volumeId) => getVolumeQueryKey({ path: { volumeId } }),
  operations: { list: 'listVolumes', summary: 'getVolumeSummary', activity: 'listVolumeActivity' },
}
