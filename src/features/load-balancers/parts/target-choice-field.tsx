import { Checkbox } from '@mantine/core'
import type { ResourceRef } from '#src/api/generated/types.gen.ts'
import { Select } from '#src/ui/select.tsx'
import type { TargetChoice } from '../detail/routing-draft.ts'
import classes from './target-choice-field.module.css'

/** All targets of a load balancer, or some of them. */
export function TargetChoiceField({
  targets,
  value,
  onChange,
  error,
  disabled,
}: {
  /** VMs that are targets. */
  readonly targets: readonly ResourceRef[]
  readonly value: TargetChoice
  readonly onChange: (choice: TargetChoice) => void
  readonly error: string | undefined
  readonly disabled: boolean
}) {
  return (
    <div className={classes.choice}>
      <Select
        label="Send to"
        value={value.isLimited ? 'some' : 'all'}
        disabled={disabled}
        data={[
          { value: 'all', label: 'All targets' },
          { value: 'some', label: 'Chosen targets' },
        ]}
        onChange={(chosen) => onChange({ isLimited: chosen === 'some', vmIds: value.vmIds })}
      />
      {value.isLimited && (
        <Checkbox.Group
          label="Targets"
          value={[...value.vmIds]}
          error={error}
          onChange={(vmIds) => onChange({ isLimited: true, vmIds })}
        >
          <div className={classes.targets}>
            {targets.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} disabled={disabled} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </div>
  )
}
