import { databaseLifeCycle } from '#src/domain/database.ts'
import { DATABASE_ENGINE_IDS } from '#src/domain/database-engine.ts'
import { z } from '../../kernel/zod.ts'
import { id, percent, region, time } from './fields.ts'
import { resource, tags } from './resource.ts'

const weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
/** UTC. */
const hour = z.int().min(0).max(23)
const retentionDays = z.int()

const backupSchedule = z.discriminatedUnion('frequency', [
  z.strictObject({ frequency: z.literal('off') }),
  z.strictObject({ frequency: z.literal('hourly'), retentionDays }),
  z.strictObject({ frequency: z.literal('daily'), hour, retentionDays }),
  z.strictObject({ frequency: z.literal('weekly'), weekday, hour, retentionDays }),
])

export const databaseRow = z.lazy(() =>
  z.strictObject({
    ...resource(databaseLifeCycle, {
      planId: z.exactOptional(z.string()),
      version: z.exactOptional(z.string()),
    }),
    tags,
    deletionProtection: z.boolean(),
    region,
    engine: z.enum(DATABASE_ENGINE_IDS),
    version: z.string(),
    planId: z.string(),
    /** Unchanged by a rename, so connections keep working. */
    host: z.string(),
    allowedNetworks: z.array(z.strictObject({ cidr: z.string(), description: z.string() })),
    /** Periods with an allowed network, oldest first; `to` is null while there is one. */
    reachable: z.array(z.strictObject({ from: time, to: time.nullable() })),
    backupSchedule,
    /** GB of data at `usedAt`; grows daily while it is on (`database-storage.ts`). */
    usedGb: z.number(),
    usedAt: time,
    gbPerDay: z.number(),
    /** Start of the next scheduled backup; null without a schedule, and while not running. */
    nextBackupAt: time.nullable(),
    maintenanceWindow: z.strictObject({ weekday, hour }),
    /** Start of the next platform maintenance; null if none is planned. */
    nextMaintenanceAt: time.nullable(),
    /** Backup that it was restored from, and the backup's database; either may have been deleted since. */
    restoredFrom: z.strictObject({ backupId: id, databaseId: id, backedUpAt: time }).nullable(),
    /** Time of the last start; null while it is off. */
    startedAt: time.nullable(),
  }),
)
export type DatabaseRow = z.infer<typeof databaseRow>

export const databaseUserRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    databaseId: id,
    name: z.string(),
    role: z.enum(['admin', 'read_write', 'read_only']),
    /** True for the user created with the database, who can't be deleted. */
    isPrimary: z.boolean(),
    /** Plain text, because it is shown on demand. It grants access to nothing real. */
    password: z.string(),
    createdAt: time,
    passwordChangedAt: time,
    /** Time until which the previous password also works; may have passed. */
    oldPasswordUntil: time.nullable(),
  }),
)
export type DatabaseUserRow = z.infer<typeof databaseUserRow>

export const databaseBackupRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    databaseId: id,
    /** May be empty. */
    label: z.string(),
    trigger: z.enum(['schedule', 'manual']),
    status: z.enum(['running', 'succeeded', 'failed']),
    /** Decided at the start: null for success, else the reason of the failure and the progress at which it occurs. */
    failure: z.strictObject({ reason: z.string(), atPercent: percent }).nullable(),
    /** Engine of the database at that time. */
    engine: z.enum(DATABASE_ENGINE_IDS),
    version: z.string(),
    /** Space that a restored database needs, in GB. */
    dataGb: z.number(),
    /** Compressed size in GB; reported once the backup has succeeded. */
    sizeGb: z.number(),
    startedAt: time,
    /** Time of success or failure; progress is calculated from the clock. */
    dueAt: time,
    /** Time of automatic deletion; null for manual backups, which are kept. */
    expiresAt: time.nullable(),
    /** Null for scheduled backups, which aren't activities. */
    activityId: id.nullable(),
  }),
)
export type DatabaseBackupRow = z.infer<typeof databaseBackupRow>
