import { useState } from 'react'
import type { Image, Region, Size, SizeFamily } from '#src/api/generated/types.gen.ts'
import { billingTerms } from '#src/domain/billing-terms.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { FormSection } from '#src/resources/create/form-section.tsx'
import { FamilyTabs } from '#src/resources/family-tabs.tsx'
import { HourlyRate } from '#src/resources/hourly-rate.tsx'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { describeSize, sizeFamilies } from '../size-labels.ts'
import { useVmForm } from './form-context.ts'
import { planReason, usePlan } from './plan-limit.ts'
import classes from './vm-sections.module.css'

export function SizeSection({ step }: { readonly step: number }) {
  const { catalog, draft, change, problems } = useVmForm()
  const format = useFormat()
  const chosen = catalog.sizes.find(({ id }) => id === draft.sizeId)
  const [openedFamily, setFamily] = useState<SizeFamily>()
  const family = openedFamily ?? chosen?.family ?? 'general'
  const plan = usePlan()
  const region = catalog.regions.find(({ id }) => id === draft.region)
  const image = catalog.images.find(({ id }) => id === draft.imageId)
  return (
    <FormSection
      id="sizeId"
      step={step}
      title="Size"
      description={`${billingTerms.perSecond} ${billingTerms.month} You can resize later.`}
    >
      <FamilyTabs label="Size type" families={sizeFamilies} value={family} onChange={setFamily} />
      <ChoiceCards
        label="Size"
        hideLabel
        name="size"
        cardWidth={18}
        value={draft.sizeId}
        choices={catalog.sizes
          .filter((size) => size.family === family)
          .map((size) => ({
            value: size.id,
            title: size.name,
            detail: describeSize(size, format),
            aside: (
              <>
                {format.money(size.monthlyPrice)}
                <span className={classes.light}>/mo</span>
                <span className={classes.hourly}>
                  <HourlyRate rate={size.hourlyRate} />
                </span>
              </>
            ),
            disabledReason: disabledReasonOf(size, region, image) ?? planReason(size, plan),
          }))}
        onChange={(sizeId) => change({ sizeId })}
        error={problemAt(problems, 'sizeId')}
      />
      {chosen && chosen.family !== family && <p>Selected: {chosen.name}</p>}
    </FormSection>
  )
}

/** Returns the reason why a size doesn't fit the region or the image, or null. */
function disabledReasonOf(size: Size, region: Region | undefined, image: Image | undefined): string | null {
  if (region !== undefined && !size.regions.includes(region.id)) return `Not available in ${region.name}`
  if (image !== undefined && size.diskGb < image.minDiskGb)
    return `${image.name} needs ${gigabytes(image.minDiskGb)} of disk`
  return null
}
