import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { DnsImportMode, DnsZone } from '#src/api/generated/types.gen.ts'
import { ApiProblem, isProblemWith } from '#src/api/problem.ts'
import { useSignedIn } from '#src/api/session.ts'
import { differenceOf, type ZoneDifference } from '#src/domain/dns-changes.ts'
import type { ZoneRecord } from '#src/domain/dns-records.ts'
import { toast } from '#src/ui/toast.tsx'
import {
  isInEffect,
  newKey,
  problemsByChange,
  type Staged,
  type StagedChange,
  stage,
  unstage,
  type ZoneVersion,
} from './staged-changes.ts'
import { storedStaging, storeStaging } from './stored-staging.ts'
import { useApplyChanges } from './use-apply-changes.ts'
import { useZoneRecords } from './use-zone-records.ts'
import { versionQuery } from './zone-queries.ts'

/** Staged changes of a zone. They survive a change of tab, a failed request, a reload and an expired session. */
export interface ZoneStaging {
  readonly staged: Staged
  /** Server errors by key of the change. */
  readonly problems: ReadonlyMap<string, string>
  /** Error of the last attempt, unless it belongs to single changes. */
  readonly error: unknown
  readonly isApplying: boolean
  /** True once the base version is known, so changes can be staged. */
  readonly isReady: boolean
  /** Changes by others since the first staged change; null if there are none. `difference` is null while loading. */
  readonly changesByOthers: { readonly difference: ZoneDifference<ZoneRecord, ZoneRecord> | null } | null
  /** Records of the base version; null while loading. */
  readonly records: readonly ZoneRecord[] | null
  /** Stages a change; one without a key creates a record. */
  readonly stage: (change: Omit<StagedChange, 'key'> & { readonly key?: string }) => void
  /** Replaces all staged changes with those of an import, based on the version it was compared with. */
  readonly stageImport: (changes: Staged, base: ZoneVersion) => void
  readonly unstage: (key: string) => void
  readonly unstageAll: () => void
  /** Bases the same changes on the current version. */
  readonly rebase: () => void
  readonly apply: () => void
  /** Zone file in the import box that isn't staged yet. */
  readonly importText: string
  readonly setImportText: (text: string) => void
  readonly importMode: DnsImportMode
  readonly setImportMode: (mode: DnsImportMode) => void
}

export function useStagedChanges(zone: DnsZone): ZoneStaging {
  const userId = useSignedIn().user.id
  const [restored] = useState(() => storedStaging(zone.id, userId))
  const [staged, setStaged] = useState(restored.staged)
  const [base, setBase] = useState(restored.base)
  const [importText, setImportText] = useState(restored.importText)
  const [importMode, setImportMode] = useState(restored.importMode)
  useEffect(
    () => storeStaging(zone.id, userId, { staged, base, importText, importMode }),
    [zone.id, userId, staged, base, importText, importMode],
  )

  const current = useQuery(versionQuery(zone)).data
  const records = useZoneRecords(zone, base?.serial ?? zone.serial)
  const currentRecords = useZoneRecords(zone, zone.serial)
  const isBehind = base !== null && base.serial !== zone.serial
  const difference = useMemo(
    () =>
      isBehind && records !== null && currentRecords !== null
        ? differenceOf('replace', records, currentRecords)
        : null,
    [isBehind, records, currentRecords],
  )

  const apply = useApplyChanges(zone, { onApplied: () => replace([], null) })
  const problems = problemsByChange(
    staged,
    apply.error instanceof ApiProblem ? (apply.error.errors ?? []) : [],
  )
  // Applied by an attempt whose response was lost.
  const isApplied =
    isBehind && !apply.isPending && currentRecords !== null && isInEffect(staged, currentRecords)
  useEffect(() => {
    if (!isApplied) return
    setStaged([])
    setBase(null)
    toast.success('The staged changes are applied')
  }, [isApplied])
  // True if `changesByOthers` or the changes themselves already show the error.
  const isShownAbove = (isBehind && isProblemWith(apply.error, 'precondition_failed')) || problems.size > 0

  function replace(changes: Staged, version: ZoneVersion | null): void {
    setStaged(changes)
    setBase(changes.length === 0 ? null : version)
  }

  function edit(changes: Staged, version: ZoneVersion | null = base ?? current ?? null): void {
    replace(changes, version)
    apply.reset()
  }

  return {
    importText,
    setImportText,
    importMode,
    setImportMode,
    staged,
    problems,
    error: isShownAbove || staged.length === 0 ? null : apply.error,
    isApplying: apply.isPending,
    isReady: base !== null || current?.serial === zone.serial,
    changesByOthers: isBehind ? { difference } : null,
    records,
    stage: (change) => edit(stage(staged, { key: newKey(), ...change })),
    stageImport: edit,
    unstage: (key) => edit(unstage(staged, key)),
    unstageAll: () => edit([]),
    rebase: () => {
      if (current?.serial === zone.serial) edit(staged, current)
    },
    apply: () => {
      if (base !== null && staged.length > 0 && !apply.isPending) {
        apply.mutate({ etag: base.etag, changes: staged })
      }
    },
  }
}
