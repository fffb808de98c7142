import type { MaintenanceWindow } from '#src/api/generated/types.gen.ts'
import fields from '#src/resources/fields.module.css'
import { HourSelect, WeekdaySelect } from './schedule-selects.tsx'

/** Field `maintenanceWindow`: one hour per week. */
export function WindowFields({
  value,
  onChange,
  disabled = false,
}: {
  readonly value: MaintenanceWindow
  readonly onChange: (window: MaintenanceWindow) => void
  /** @default false */
  readonly disabled?: boolean
}) {
  return (
    <div className={fields.row}>
      <WeekdaySelect
        value={value.weekday}
        disabled={disabled}
        onChange={(weekday) => onChange({ ...value, weekday })}
      />
      <HourSelect
        label="Starts at (UTC)"
        value={value.hour}
        disabled={disabled}
        onChange={(hour) => onChange({ ...value, hour })}
      />
    </div>
  )
}
