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

/** For example "03:00". Schedules are in UTC, independent of the user's time zone. */
export function hourLabel(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** Short form for lists, without the hour. */
export const FREQUENCY_LABELS: Readonly<Record<BackupSchedule['frequency'], string>> = {
  off: 'Off',
  hourly: 'Hourly',
  daily: 'Daily',
  weekly: 'Weekly',
}

/** For example "Daily at 03:00 UTC". */
function formatSchedule(schedule: BackupSchedule): string {
  switch (schedule.frequency) {
    case 'off':
      return 'Off'
    case 'hourly':
      return 'Hourly'
    case 'daily':
      return `Daily at ${hourLabel(schedule.hour)} UTC`
    case 'weekly':
      return `${weekdayLabel(schedule.weekday)}s at ${hourLabel(schedule.hour)} UTC`
  }
}

/** For example "Daily at 03:00 UTC, kept for 7 days". */
export function scheduleAndRetention(schedule: BackupSchedule): string {
  if (schedule.frequency === 'off') return 'Off'
  const days = schedule.retentionDays
  return `${formatSchedule(schedule)}, kept for ${days === 1 ? '1 day' : `${days} days`}`
}

/** For example "Sundays, 04:00 to 05:00 UTC". */
export function formatWindow({ weekday, hour }: MaintenanceWindow): string {
  return `${weekdayLabel(weekday)}s, ${hourLabel(hour)} to ${hourLabel((hour + 1) % 24)} UTC`
}

/** For example "2 vCPUs · 4 GB memory · 100 GB storage · 100 connections". */
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
  ].join(' · ')
}
