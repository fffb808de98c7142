import type { Network, VmCatalogue } from '#src/api/generated/types.gen.ts'
import type { ReviewFact } from '#src/resources/create/review-section.tsx'
import type { Format } from '#src/ui/format.ts'
import { describeSize } from '../size-words.ts'
import { namesOf, networkOf, type VmDraft } from './vm-draft.ts'

/** Summary of all choices. */
export function reviewFacts(
  draft: VmDraft,
  catalogue: VmCatalogue,
  networks: readonly Network[],
  format: Format,
): ReviewFact[] {
  const region = catalogue.regions.find(({ id }) => id === draft.region)
  const image = catalogue.images.find(({ id }) => id === draft.imageId)
  const size = catalogue.sizes.find(({ id }) => id === draft.sizeId)
  const names = namesOf(draft).filter((name) => name !== '')
  const keys = draft.sshKeyIds.length
  return [
    { field: 'region', name: 'Region', value: region && `${region.name}, ${region.city}` },
    { field: 'imageId', name: 'Image', value: image?.name },
    { field: 'sizeId', name: 'Size', value: size && `${size.name}: ${describeSize(size, format)}` },
    { field: 'names', name: draft.count === 1 ? 'Name' : 'Names', value: names.join(', ') },
    { field: 'networkId', name: 'Network', value: networkOf(draft, networks)?.name },
    { field: 'sshKeyIds', name: 'SSH keys', value: keys === 0 ? 'None' : format.number(keys) },
    { field: 'tags', name: 'Tags', value: draft.tags },
  ]
}
