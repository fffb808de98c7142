/**
 * Times of scheduled backups and maintenance windows, in UTC, epoch milliseconds.
 *
 * Pure: no React, no fetch, no clock.
 */

import { WEEKDAYS, type Weekday } from './weekday.ts'

/** The contract's `BackupSchedule`. */
export type BackupSchedule =
  | { readonly frequency: 'off' }
  | { readonly frequency: 'hourly'; readonly retentionDays: number }
  | { readonly frequency: 'daily'; readonly hour: number; readonly retentionDays: number }
  | {
      readonly frequency: 'weekly'
      readonly weekday: Weekday
      readonly hour: number
      readonly retentionDays: number
    }

export type BackupFrequency = BackupSchedule['frequency']

export interface MaintenanceWindow {
  readonly weekday: Weekday
  readonly hour: number
}

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** Interval between scheduled backups. */
export const BACKUP_PERIODS: Readonly<Record<Exclude<BackupFrequency, 'off'>, number>> = {
  hourly: HOUR,
  daily: DAY,
  weekly: WEEK,
}

/** Default for new databases (the contract's `DatabaseCreate`). */
export const DEFAULT_BACKUP_SCHEDULE = { frequency: 'daily', hour: 3, retentionDays: 7 } as const
export const DEFAULT_MAINTENANCE_WINDOW = { weekday: 'sunday', hour: 4 } as const

/** First scheduled backup after `after`; null without a schedule. */
export function nextBackup(schedule: BackupSchedule, after: number): number | null {
  switch (schedule.frequency) {
    case 'off':
      return null
    case 'hourly':
      return nextOf(HOUR, 0, after)
    case 'daily':
      return nextOf(DAY, schedule.hour * HOUR, after)
    case 'weekly':
      return nextWindow(schedule, after)
  }
}

/** First start of the maintenance window after `after`. */
export function nextWindow({ weekday, hour }: MaintenanceWindow, after: number): number {
  // The epoch was a Thursday.
  const days = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf('thursday') + 7) % 7
  return nextOf(WEEK, days * DAY + hour * HOUR, after)
}

/** First of the instants `offset + n × period` after `after`. */
function nextOf(period: number, offset: number, after: number): number {
  return offset + (Math.floor((after - offset) / period) + 1) * period
}
