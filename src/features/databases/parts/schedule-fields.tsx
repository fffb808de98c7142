import * as limits from '#src/api/generated/limits.gen.ts'
import type { BackupSchedule } from '#src/api/generated/types.gen.ts'
import { DEFAULT_BACKUP_SCHEDULE } from '#src/domain/database-schedule.ts'
import { type FieldProblems, problemAt } from '#src/resources/create/field-problems.ts'
import fields from '#src/resources/fields.module.css'
import { SteadyNumberField } from '#src/ui/number-field.tsx'
import { Select } from '#src/ui/select.tsx'
import { HourSelect, WeekdaySelect } from './schedule-selects.tsx'

const FREQUENCIES = [
  { value: 'off', label: 'Off' },
  { value: 'hourly', label: 'Every hour' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
] as const satisfies readonly { value: BackupSchedule['frequency']; label: string }[]

const MAX_RETENTION_DAYS = limits.DailyBackups.retentionDays.maximum

/** Field `backupSchedule`: frequency, time and retention. */
export function ScheduleFields({
  value,
  onChange,
  problems,
  disabled = false,
}: {
  readonly value: BackupSchedule
  readonly onChange: (schedule: BackupSchedule) => void
  readonly problems: FieldProblems
  /** @default false */
  readonly disabled?: boolean
}) {
  return (
    <div className={fields.row}>
      <Select
        label="Backups"
        value={value.frequency}
        data={FREQUENCIES}
        disabled={disabled}
        error={problemAt(problems, 'backupSchedule')}
        onChange={(frequency) => onChange(scheduleOf(frequency, value))}
      />
      {value.frequency === 'weekly' && (
        <WeekdaySelect
          value={value.weekday}
          disabled={disabled}
          onChange={(weekday) => onChange({ ...value, weekday })}
        />
      )}
      {(value.frequency === 'daily' || value.frequency === 'weekly') && (
        <HourSelect
          label="Hour (UTC)"
          value={value.hour}
          disabled={disabled}
          onChange={(hour) => onChange({ ...value, hour })}
        />
      )}
      {value.frequency !== 'off' && (
        <SteadyNumberField
          className={fields.narrow ?? ''}
          label="Retention (days)"
          min={1}
          max={MAX_RETENTION_DAYS}
          disabled={disabled}
          value={value.retentionDays}
          onChange={(retentionDays) => onChange({ ...value, retentionDays })}
        />
      )}
    </div>
  )
}

/** Changes the frequency and keeps the hour and retention where they apply. */
function scheduleOf(frequency: BackupSchedule['frequency'], before: BackupSchedule): BackupSchedule {
  const { hour, retentionDays } = { ...DEFAULT_BACKUP_SCHEDULE, ...before }
  switch (frequency) {
    case 'off':
      return { frequency }
    case 'hourly':
      return { frequency, retentionDays }
    case 'daily':
      return { frequency, hour, retentionDays }
    case 'weekly':
      return { frequency, weekday: 'sunday', hour, retentionDays }
  }
}
