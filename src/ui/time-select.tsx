import { Select } from '#src/ui/select.tsx'
import { useFormat } from './use-format.tsx'

const DAY = 24 * 60

/** Field for a time of day, on the clock that the user prefers; native time fields follow the browser instead. */
export function TimeSelect({
  label,
  value,
  step,
  none,
  disabled = false,
  error,
  onChange,
}: {
  /** Names the time zone, if it is not the user's. */
  readonly label: string
  /** Minutes since midnight; null for none. */
  readonly value: number | null
  /** Minutes between two choices. */
  readonly step: number
  /** Label of the choice without a time. @default there is none */
  readonly none?: string
  /** @default false */
  readonly disabled?: boolean
  readonly error?: string | undefined
  readonly onChange: (value: number | null) => void
}) {
  const format = useFormat()
  const times = Array.from({ length: DAY / step }, (_, index) => index * step)
  // A value from elsewhere may lie between two choices.
  if (value !== null && !times.includes(value)) times.push(value)
  return (
    <Select
      label={label}
      value={value ?? ''}
      data={[
        ...(none === undefined ? [] : [{ value: '' as const, label: none }]),
        ...times
          .toSorted((a, b) => a - b)
          .map((minutes) => ({ value: minutes, label: format.timeOfDay(minutes) })),
      ]}
      disabled={disabled}
      error={error}
      onChange={(minutes) => onChange(minutes === '' ? null : minutes)}
    />
  )
}
