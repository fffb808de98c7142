import { expect, test } from 'vitest'
import type { ActivityRow, DatabaseRow } from '../db/index.ts'
import { HOUR } from '../kernel/duration.ts'
import { databaseOn } from './database-metrics.ts'

/** Database with just the fields that `databaseOn` reads. */
const running = { status: 'running', startedAt: 0, updatedAt: 0 } as DatabaseRow
const done = (action: string, at: number, finishedAt: number) =>
  ({
    action: `database.${action}`,
    at: at * HOUR,
    finishedAt: finishedAt * HOUR,
    outcome: 'succeeded',
  }) as ActivityRow
const hours = (database: DatabaseRow, activities: readonly ActivityRow[]) =>
  databaseOn(database, activities).map(({ from, to, clean }) => [
    from / HOUR,
    to === null ? null : to / HOUR,
    clean,
  ])

test('stays on when a plan change replaces its instance', () => {
  expect(hours(running, [done('created', -9, -8), done('resized', -5, -4)])).toEqual([
    [-8, 0, true],
    [0, null, true],
  ])
})

test('maintenance counts as neither up nor down', () => {
  expect(hours(running, [done('created', -9, -8), done('maintained', -5, -4)])).toEqual([
    [-8, -5, true],
    [-4, 0, true],
    [0, null, true],
  ])
})

test('a failure is an unclean end', () => {
  const failed: DatabaseRow = { ...running, status: 'error', startedAt: null }
  expect(hours(failed, [done('created', -9, -8), done('failed', -3, -3)])).toEqual([[-8, -3, false]])
})
