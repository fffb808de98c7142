import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './toolbar.module.css'

interface ChipOption {
  readonly value: string
  readonly label: string
}

/** Compact select: a native one behind its label and, once it is set, its value. */
export function SelectChip({
  label,
  value,
  options,
  isSet,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly options: readonly ChipOption[]
  /** True for a value that narrows the list. @default false */
  readonly isSet?: boolean
  readonly onChange: (value: string) => void
}) {
  const id = useId()
  const chosen = options.find((option) => option.value === value)?.label
  return (
    <span className={classes.chip} data-active={isSet || undefined}>
      <label htmlFor={id}>{label}</label>
      {(isSet ?? true) && (
        <span className={classes.value} aria-hidden="true" title={chosen}>
          {chosen}
        </span>
      )}
      <IconChevronDown size={14} aria-hidden="true" />
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Compact native date input; an incomplete date counts as none. */
export function DayChip({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <span className={classes.chip} data-active={value !== '' || undefined}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </span>
  )
}
