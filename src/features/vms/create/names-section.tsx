import { TextInput } from '@mantine/core'
import { nameProblem } from '#src/domain/labels.ts'
import { MAX_VMS_PER_REQUEST } from '#src/domain/vm.ts'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { FormSection } from '#src/resources/create/form-section.tsx'
import fields from '#src/resources/fields.module.css'
import { SteadyNumberField } from '#src/ui/number-field.tsx'
import { useVmForm } from './form-context.ts'
import { namesOf } from './vm-draft.ts'
import { patternNames } from './vm-names.ts'
import classes from './vm-sections.module.css'

/** Count and names. A base name generates all names, and each can be overwritten. */
export function NamesSection({ step }: { readonly step: number }) {
  const { draft, change, problems } = useVmForm()
  const names = namesOf(draft)
  const pattern = patternNames(draft.baseName, draft.count)
  const nameProblemAt = (index: number): string | undefined => {
    const name = names[index] ?? ''
    return problems[`names.${index}`] ?? (name === '' ? undefined : (nameProblem(name) ?? undefined))
  }

  // Without a base name there are no single names to mark.
  const baseProblem = draft.baseName === '' ? problemAt(problems, 'names') : undefined

  const setOwnName = (index: number, name: string) => {
    const ownNames = Array.from({ length: draft.count }, (_, at) => draft.ownNames[at] ?? '')
    ownNames[index] = name === pattern[index] ? '' : name
    change({ ownNames })
  }

  return (
    <FormSection id="names" step={step} title="Count and names">
      <div className={fields.row}>
        <SteadyNumberField
          label="How many"
          className={fields.narrow ?? ''}
          min={1}
          max={MAX_VMS_PER_REQUEST}
          value={draft.count}
          onChange={(count) => change({ count })}
        />
        <TextInput
          id={draft.count === 1 ? 'names.0' : 'names.base'}
          label={draft.count === 1 ? 'Name' : 'Base name'}
          description={
            draft.count === 1
              ? 'Lowercase letters, digits and hyphens. Must be unique among your VMs.'
              : 'Each VM gets this name plus a number.'
          }
          className={fields.grow ?? ''}
          value={draft.baseName}
          error={draft.count === 1 ? nameProblemAt(0) : baseProblem}
          autoComplete="off"
          spellCheck={false}
          required
          onChange={(event) => change({ baseName: event.currentTarget.value, ownNames: [] })}
        />
      </div>
      {draft.count > 1 && draft.baseName !== '' && (
        <div className={classes.names}>
          {names.map((_, index) => (
            <TextInput
              // biome-ignore lint/suspicious/noArrayIndexKey: a name belongs to its position
              key={index}
              id={`names.${index}`}
              aria-label={`Name of VM ${index + 1}`}
              size="xs"
              value={draft.ownNames[index] || pattern[index] || ''}
              error={nameProblemAt(index)}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setOwnName(index, event.currentTarget.value)}
            />
          ))}
        </div>
      )}
    </FormSection>
  )
}
