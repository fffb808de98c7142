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
    region,
    engine: z.enum(DATABASE_ENGINE_IDS),
    version: z.string(),
    planId: z.string(),
    /** Stays when it is renamed, so that nobody loses the connection. */
    host: z.string(),
    allowedNetworks: z.array(z.strictObject({ cidr: z.string(), description: z.string() })),
    backupSchedule,
    /** GB of data at `usedAt`; while it is on, so much more comes every day (`database-storage.ts`). */
    usedGb: z.number(),
    usedAt: time,
    gbPerDay: z.number(),
    /** When the next scheduled backup begins; null without a schedule, and while it is not running. */
    nextBackupAt: time.nullable(),
    maintenanceWindow: z.strictObject({ weekday, hour }),
    /** When the platform does its work; null when none is planned. */
    nextMaintenanceAt: time.nullable(),
    /** The backup it was restored from, which may be gone since. */
    restoredFrom: id.nullable(),
    /** When it last came up; null while it is off. */
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
    /** The one it was created with; it can't be deleted. */
    isPrimary: z.boolean(),
    /** Kept readable, since it is shown on demand; it opens nothing. */
    password: z.string(),
    createdAt: time,
    passwordChangedAt: time,
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
    /** Drawn when it begins: null when it will succeed, otherwise why it fails, and how far it gets until then. */
    failure: z.strictObject({ reason: z.string(), atPercent: percent }).nullable(),
    /** As the database was then. */
    engine: z.enum(DATABASE_ENGINE_IDS),
    version: z.string(),
    /** What a database needs to hold what is in it. */
    dataGb: z.number(),
    /** What it will have, packed; told once it has succeeded. */
    sizeGb: z.number(),
    startedAt: time,
    /** When it is done or fails; its progress is read off the clock. */
    dueAt: time,
    /** When it is deleted by itself; null for one made by hand, which stays. */
    expiresAt: time.nullable(),
    activityId: id,
  }),
)
export type DatabaseBackupRow = z.infer<typeof databaseBackupRow>
