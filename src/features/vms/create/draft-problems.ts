import * as limits from '#src/api/generated/limits.gen.ts'
import type { Network, VmCatalog } from '#src/api/generated/types.gen.ts'
import { nameProblem } from '#src/domain/labels.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import { type FieldProblems, tagsProblem } from '#src/resources/create/field-problems.ts'
import { namesOf, networkOf, type VmDraft } from './vm-draft.ts'

/** Client-side copy of the server's rules, for immediate feedback. Server errors go to the same fields. */
export function draftProblems(
  draft: VmDraft,
  catalog: VmCatalog,
  networks: readonly Network[],
): FieldProblems {
  const problems: Record<string, string> = {}
  const image = catalog.images.find(({ id }) => id === draft.imageId)
  const size = catalog.sizes.find(({ id }) => id === draft.sizeId)
  const region = catalog.regions.find(({ id }) => id === draft.region)

  if (region === undefined) problems.region = 'Choose a region.'
  if (image === undefined) problems.imageId = 'Choose an image.'
  if (size === undefined) problems.sizeId = 'Choose a size.'
  else if (!size.regions.includes(draft.region)) {
    problems.sizeId = `${size.name} is not available in ${region?.name ?? draft.region}. Choose another size or region.`
  } else if (image !== undefined && size.diskGb < image.minDiskGb) {
    problems.sizeId = `${image.name} needs a disk of ${gigabytes(image.minDiskGb)}; ${size.name} has ${gigabytes(size.diskGb)}.`
  }
  if (networkOf(draft, networks) === undefined) problems.networkId = 'Choose a network.'

  const names = namesOf(draft)
  names.forEach((name, index) => {
    const problem =
      nameProblem(name) ?? (names.indexOf(name) < index ? 'Another VM in this form has this name.' : null)
    if (problem !== null) problems[`names.${index}`] = problem
  })

  return {
    ...problems,
    ...lengthProblems({ userData: [draft.userData, limits.VmCreate.userData.maxLength] }),
    ...tagsProblem(draft.tags),
  }
}
