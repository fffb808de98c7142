import * as limits from '#src/api/generated/limits.gen.ts'
import type {
  AllowedNetwork,
  BackupSchedule,
  DatabaseCatalog,
  DatabaseCreate,
  DatabaseEngine,
  MaintenanceWindow,
  RegionId,
} from '#src/api/generated/types.gen.ts'
import { DATABASE_ENGINE_IDS } from '#src/domain/database-engine.ts'
import { DEFAULT_BACKUP_SCHEDULE, DEFAULT_MAINTENANCE_WINDOW } from '#src/domain/database-schedule.ts'
import { MAX_TAGS, nameProblem } from '#src/domain/labels.ts'
import { REGION_IDS } from '#src/domain/region.ts'
import { WEEKDAYS } from '#src/domain/weekday.ts'
import { type FieldProblems, tagsProblem } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'
import { networkProblems } from '../parts/networks-field.tsx'

/** Form values of a new database. */
export interface DatabaseDraft {
  readonly name: string
  readonly engine: DatabaseEngine
  readonly version: string
  readonly planId: string
  readonly region: RegionId
  readonly allowedNetworks: readonly AllowedNetwork[]
  readonly backupSchedule: BackupSchedule
  readonly maintenanceWindow: MaintenanceWindow
  readonly tags: readonly string[]
  readonly deletionProtection: boolean
}

/** Defaults: the first entry of each list in the catalog. */
export function initialDraft(catalog: DatabaseCatalog): DatabaseDraft {
  const first = catalog.engines[0]
  return {
    name: '',
    engine: first?.engine ?? 'postgresql',
    version: first?.versions[0] ?? '',
    planId: catalog.plans[0]?.id ?? '',
    region: REGION_IDS[0],
    allowedNetworks: [],
    backupSchedule: DEFAULT_BACKUP_SCHEDULE,
    maintenanceWindow: DEFAULT_MAINTENANCE_WINDOW,
    tags: [],
    deletionProtection: false,
  }
}

/** A change of engine also resets the version to the newest. */
export function changeDraft(
  draft: DatabaseDraft,
  change: Partial<DatabaseDraft>,
  catalog: DatabaseCatalog,
): DatabaseDraft {
  const isOther = change.engine !== undefined && change.engine !== draft.engine
  const newest = catalog.engines.find(({ engine }) => engine === change.engine)?.versions[0]
  return { ...draft, ...(isOther && { version: newest ?? '' }), ...change }
}

/** Client-side validation; returns errors by field. */
export function draftProblems(draft: DatabaseDraft): FieldProblems {
  const name = nameProblem(draft.name)
  return {
    ...(draft.version === '' && { version: 'Choose a version.' }),
    ...(draft.planId === '' && { planId: 'Choose a plan.' }),
    ...(name !== null && { name }),
    ...networkProblems(draft.allowedNetworks),
    ...tagsProblem(draft.tags),
  }
}

/** Body of `createDatabase`. */
export function toRequest({
  tags,
  allowedNetworks,
  deletionProtection,
  ...draft
}: DatabaseDraft): DatabaseCreate {
  return {
    ...draft,
    ...(allowedNetworks.length > 0 && { allowedNetworks: [...allowedNetworks] }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(deletionProtection && { deletionProtection }),
  }
}

const text = z.string()
const hour = z.int().check(z.minimum(0), z.maximum(23))
const retentionDays = z.int().check(z.minimum(1), z.maximum(90))
const weekday = z.enum(WEEKDAYS)

export const networksSchema = z.object({
  allowedNetworks: z
    .array(z.object({ cidr: text, description: text }))
    .check(z.maxLength(limits.DatabaseCreate.allowedNetworks.maxItems)),
})

export const scheduleSchema = z.object({
  backupSchedule: z.discriminatedUnion('frequency', [
    z.object({ frequency: z.literal('off') }),
    z.object({ frequency: z.literal('hourly'), retentionDays }),
    z.object({ frequency: z.literal('daily'), hour, retentionDays }),
    z.object({ frequency: z.literal('weekly'), weekday, hour, retentionDays }),
  ]),
})

export const windowSchema = z.object({ maintenanceWindow: z.object({ weekday, hour }) })

/** Schema of a stored draft. */
export const storedDraftSchema: z.ZodMiniType<DatabaseDraft> = z.object({
  name: text,
  engine: z.enum(DATABASE_ENGINE_IDS),
  version: text,
  planId: text,
  region: z.enum(REGION_IDS),
  ...networksSchema.shape,
  ...scheduleSchema.shape,
  ...windowSchema.shape,
  tags: z.array(text).check(z.maxLength(MAX_TAGS)),
  deletionProtection: z.boolean(),
})
