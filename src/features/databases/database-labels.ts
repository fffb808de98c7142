import type {
  BackupSchedule,
  Database,
  DatabaseEngine,
  DatabasePlan,
  DatabaseUserRole,
  MaintenanceWindow,
} from '#src/api/generated/types.gen.ts'
import { weekdayLabel } from '#src/domain/weekday.ts'
import type { Format } from '#src/ui/format.ts'

/** Official engine names, in the order of filters and forms: the specification's four first. */
export const ENGINE_NAMES: Readonly<Record<DatabaseEngine, string>> = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  redis: 'Redis',
  mongodb: 'MongoDB',
  elasticsearch: 'Elasticsearch',
  influxdb: 'InfluxDB',
}

/** For example "PostgreSQL 17". */
export function engineAndVersion({ engine, version }: Pick<Database, 'engine' | 'version'>): string {
  return `${ENGINE_NAMES[engine]} ${version}`
}

export const ROLE_DESCRIPTIONS: Readonly<Record<DatabaseUserRole, string>> = {
  admin: 'Admin',
  read_write: 'Read and write',
  read_only: 'Read only',
}

/** Short form for lists, without the hour. */
export const FREQUENCY_LABELS: Readonly<Record<BackupSchedule['frequency'], string>> = {
  off: 'Off',
  hourly: 'Hourly',
  daily: 'Daily',
  weekly: 'Weekly',
}

/** For example "3:00 AM UTC", on the user's clock. Schedules are in UTC, whatever the user's time zone. */
function utcHour(hour: number, format: Format): string {
  return `${format.timeOfDay((hour % 24) * 60)} UTC`
}

/** For example "Daily at 3:00 AM UTC". */
function formatSchedule(schedule: BackupSchedule, format: Format): string {
  switch (schedule.frequency) {
    case 'off':
      return 'Off'
    case 'hourly':
      return 'Hourly'
    case 'daily':
      return `Daily at ${utcHour(schedule.hour, format)}`
    case 'weekly':
      return `${weekdayLabel(schedule.weekday)}s at ${utcHour(schedule.hour, format)}`
  }
}

/** For example "Daily at 3:00 AM UTC, kept for 7 days". */
export function scheduleAndRetention(schedule: BackupSchedule, format: Format): string {
  if (schedule.frequency === 'off') return 'Off'
  const days = schedule.retentionDays
  return `${formatSchedule(schedule, format)}, kept for ${days === 1 ? '1 day' : `${days} days`}`
}

/** For example "Sundays, 4:00 AM to 5:00 AM UTC". */
export function formatWindow({ weekday, hour }: MaintenanceWindow, format: Format): string {
  return `${weekdayLabel(weekday)}s, ${format.timeOfDay(hour * 60)} to ${utcHour(hour + 1, format)}`
}

/** For example "2 vCPUs, 4 GB memory, 100 GB storage, 100 connections". */
export function describePlan(
  { vcpus, memoryGb, storageGb }: Pick<DatabasePlan, 'vcpus' | 'memoryGb' | 'storageGb'>,
  connections: number | undefined,
  format: Format,
): string {
  return [
    `${format.number(vcpus)} ${vcpus === 1 ? 'vCPU' : 'vCPUs'}`,
    `${format.number(memoryGb, 1)} GB memory`,
    `${format.number(storageGb)} GB storage`,
    ...(connections === undefined ? [] : [`${format.number(connections)} connections`]),
  ].join(', ')
}
