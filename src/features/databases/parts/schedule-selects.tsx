import { WEEK, type Weekday } from '#src/domain/weekday.ts'
import { Select } from '#src/ui/select.tsx'
import { TimeSelect } from '#src/ui/time-select.tsx'

export function HourSelect({
  label,
  value,
  disabled,
  onChange,
}: {
  readonly label: string
  /** Hour of the day in UTC. */
  readonly value: number
  readonly disabled: boolean
  readonly onChange: (hour: number) => void
}) {
  return (
    <TimeSelect
      label={label}
      value={value * 60}
      step={60}
      disabled={disabled}
      onChange={(minutes) => onChange((minutes ?? 0) / 60)}
    />
  )
}

export function WeekdaySelect({
  value,
  disabled,
  onChange,
}: {
  readonly value: Weekday
  readonly disabled: boolean
  readonly onChange: (day: Weekday) => void
}) {
  return <Select label="Day" value={value} data={WEEK} disabled={disabled} onChange={onChange} />
}
