import { Skeleton, TextInput } from '@mantine/core'
import type { Region, RegionId } from '#src/api/generated/types.gen.ts'
import { MAX_TAGS, nameProblem, tagProblem } from '#src/domain/labels.ts'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { TagsField } from '#src/ui/tags-field.tsx'
import classes from './create.module.css'
import { type FieldProblems, problemAt } from './field-problems.ts'
import { FormSection } from './form-section.tsx'

/** Loaded after the form, which needs no other switch. */
const ProtectionSwitch = onDemand(
  () => import('./protection-switch.tsx'),
  () => <Skeleton height="2.75rem" />,
)

interface SectionProps<Value> {
  readonly step: number
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly problems: FieldProblems
}

export function NameSection({
  step,
  value,
  onChange,
  problems,
  description = 'Lowercase letters, digits and hyphens. Must be unique.',
}: SectionProps<string> & { readonly description?: string }) {
  return (
    <FormSection id="name" step={step} title="Name">
      <TextInput
        className={classes.single ?? ''}
        label="Name"
        description={description}
        value={value}
        error={problems.name ?? (value === '' ? undefined : nameProblem(value))}
        autoComplete="off"
        spellCheck={false}
        required
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FormSection>
  )
}

export function RegionSection({
  step,
  value,
  onChange,
  problems,
  regions,
  description = 'Choose a region close to your users.',
}: SectionProps<RegionId> & {
  readonly regions: readonly Region[]
  readonly description?: string
}) {
  return (
    <FormSection id="region" step={step} title="Region" description={description}>
      <ChoiceCards
        label="Region"
        hideLabel
        name="region"
        cardWidth={8}
        value={value}
        choices={regions.map((region) => ({
          value: region.id,
          title: region.name,
          detail: region.city,
        }))}
        onChange={(id) => {
          const region = regions.find((known) => known.id === id)
          if (region !== undefined) onChange(region.id)
        }}
        error={problemAt(problems, 'region')}
      />
    </FormSection>
  )
}

export function TagsSection({ step, value, onChange, problems }: SectionProps<readonly string[]>) {
  return (
    <FormSection
      id="tags"
      step={step}
      title="Tags"
      description="For search and filters, such as env:production."
    >
      <TagsField
        label="Tags"
        description="Press Enter after each one."
        value={value}
        onChange={onChange}
        check={tagProblem}
        max={MAX_TAGS}
        error={problemAt(problems, 'tags')}
      />
    </FormSection>
  )
}

export function DeletionProtectionSection({
  step,
  value,
  onChange,
}: Omit<SectionProps<boolean>, 'problems'>) {
  return (
    <FormSection id="deletionProtection" step={step} title="Deletion protection">
      <ProtectionSwitch checked={value} onChange={onChange} />
    </FormSection>
  )
}
