import { useState } from 'react'
import type { ImageFamily } from '#src/api/generated/types.gen.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { FormSection } from '#src/resources/create/form-section.tsx'
import { FamilyTabs } from '#src/resources/family-tabs.tsx'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { useVmForm } from './form-context.ts'
import { ImageMark } from './image-mark.tsx'

const families = [
  { value: 'system', label: 'Systems' },
  { value: 'application', label: 'Applications' },
  { value: 'gpu', label: 'GPU' },
] as const satisfies readonly { value: ImageFamily; label: string }[]

export function ImageSection({ step }: { readonly step: number }) {
  const { catalog, draft, change, problems } = useVmForm()
  const chosen = catalog.images.find(({ id }) => id === draft.imageId)
  const smallestDisk = Math.min(...catalog.sizes.map(({ diskGb }) => diskGb))
  const [family, setFamily] = useState<ImageFamily>(chosen?.family ?? 'system')
  return (
    <FormSection
      id="imageId"
      step={step}
      title="Image"
      description="Operating system or app installed on the disk."
    >
      <FamilyTabs label="Image type" families={families} value={family} onChange={setFamily} />
      <ChoiceCards
        label="Image"
        hideLabel
        name="image"
        cardWidth={12}
        value={draft.imageId}
        choices={catalog.images
          .filter((image) => image.family === family)
          .map((image) => ({
            value: image.id,
            title: image.name,
            mark: <ImageMark image={image} />,
            // Mention the minimum disk only if it rules out some sizes.
            detail: image.minDiskGb > smallestDisk && `Needs ${gigabytes(image.minDiskGb)} of disk`,
          }))}
        onChange={(imageId) => change({ imageId })}
        error={problemAt(problems, 'imageId')}
      />
      {chosen && chosen.family !== family && <p>Selected: {chosen.name}</p>}
    </FormSection>
  )
}
