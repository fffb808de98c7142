import { NativeSelect } from '@mantine/core'
import { WEEK, type Weekday } from '#src/domain/weekday.ts'
import { hourLabel } from '../database-labels.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourLabel(hour) }))

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
    <NativeSelect
      label={label}
      value={String(value)}
      data={HOURS}
      disabled={disabled}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
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
  return (
    <NativeSelect
      label="Day"
      value={value}
      data={[...WEEK]}
      disabled={disabled}
      onChange={(event) => {
        const day = WEEK.find((it) => it.value === event.currentTarget.value)
        if (day !== undefined) onChange(day.value)
      }}
    />
  )
}
