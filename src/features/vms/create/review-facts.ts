import type { Network, VmCatalog } from '#src/api/generated/types.gen.ts'
import type { ReviewFact } from '#src/resources/create/review-section.tsx'
import type { Format } from '#src/ui/format.ts'
import { describeSize } from '../size-labels.ts'
import { namesOf, networkOf, type VmDraft } from './vm-draft.ts'

/** Summary of all choices. */
export function reviewFacts(
  draft: VmDraft,
  catalog: VmCatalog,
  networks: readonly Network[],
  format: Format,
): ReviewFact[] {
  const region = catalog.regions.find(({ id }) => id === draft.region)
  const image = catalog.images.find(({ id }) => id === draft.imageId)
  const size = catalog.sizes.find(({ id }) => id === draft.sizeId)
  const names = namesOf(draft).filter((name) => name !== '')
  const keys = draft.sshKeyIds.length
  return [
    { field: 'region', name: 'Region', value: region?.name },
    { field: 'imageId', name: 'Image', value: image?.name },
    { field: 'sizeId', name: 'Size', value: size && `${size.name}: ${describeSize(size, format)}` },
    { field: 'names', name: draft.count === 1 ? 'Name' : 'Names', value: names.join(', ') },
    { field: 'networkId', name: 'Network', value: networkOf(draft, networks)?.name },
    { field: 'sshKeyIds', name: 'SSH keys', value: keys === 0 ? 'None' : format.number(keys) },
    { field: 'tags', name: 'Tags', value: draft.tags },
    {
      field: 'userData',
      name: 'User data',
      value:
        draft.userData.trim() === ''
          ? 'None'
          : `${format.number(draft.userData.length)} ${draft.userData.length === 1 ? 'character' : 'characters'}`,
    },
    {
      field: 'deletionProtection',
      name: 'Deletion protection',
      value: draft.deletionProtection ? 'On' : 'Off',
    },
  ]
}
