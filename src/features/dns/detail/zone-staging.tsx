import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { changeDnsRecords } from '#src/api/generated/sdk.gen.ts'
import type { DnsZone } from '#src/api/generated/types.gen.ts'
import { ApiProblem, isProblemWith } from '#src/api/problem.ts'
import { useSignedIn } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { differenceOf, type ZoneDifference } from '#src/domain/dns-changes.ts'
import type { ZoneRecord } from '#src/domain/dns-records.ts'
import { parseZoneFile } from '#src/domain/dns-zone-file-parser.ts'
import { invalidate, invalidateOperations, refresh, setResourceData } from '#src/resources/cache.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { toast } from '#src/ui/toast.tsx'
import { dnsResource } from '../dns-resource.ts'
import {
  changesOf,
  highestKey,
  newKey,
  problemsByChange,
  type Staged,
  type StagedChange,
  stage,
  unstage,
  type ZoneVersion,
} from './staged-changes.ts'
import { storedStaging, storeStaging } from './stored-staging.ts'
import { versionQuery, zoneFileQuery } from './zone-queries.ts'

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
  readonly meanwhile: { readonly difference: ZoneDifference<ZoneRecord, ZoneRecord> | null } | null
  /** Records of the base version; null while loading. */
  readonly records: readonly ZoneRecord[] | null
  readonly put: (change: Omit<StagedChange, 'key'> & { readonly key?: string }) => void
  /** Stages all changes of an import, based on the version it was compared with. */
  readonly putAll: (changes: Staged, from: ZoneVersion) => void
  readonly drop: (key: string) => void
  readonly dropAll: () => void
  /** Rebases the same changes onto the current version. */
  readonly catchUp: () => void
  readonly apply: () => void
  /** Zone file in the import box that isn't staged yet. */
  readonly importText: string
  readonly setImportText: (text: string) => void
}

const StagingContext = createContext<ZoneStaging | null>(null)

export function useZoneStaging(): ZoneStaging {
  const staging = useContext(StagingContext)
  if (staging === null) throw new Error('useZoneStaging must be called inside ZoneStagingProvider.')
  return staging
}

export function ZoneStagingProvider({
  zone,
  children,
}: {
  readonly zone: DnsZone
  readonly children: ReactNode
}) {
  const staging = useStaging(zone)
  const unsaved = useRef(false)
  unsaved.current = staging.staged.length > 0 || staging.importText !== ''
  return (
    <StagingContext value={staging}>
      <LeaveGuard
        unsaved={unsaved}
        onLeave={() => {
          staging.dropAll()
          staging.setImportText('')
        }}
        title="Leave without applying?"
        discardMessage="Your staged changes will be lost."
      />
      {children}
    </StagingContext>
  )
}

function useStaging(zone: DnsZone): ZoneStaging {
  const client = useQueryClient()
  const userId = useSignedIn().user.id
  const [restored] = useState(() => storedStaging(zone.id, userId))
  const [staged, setStaged] = useState(restored.staged)
  const [from, setFrom] = useState(restored.from)
  const [importText, setImportText] = useState(restored.importText)
  const added = useRef(0)
  useEffect(
    () => storeStaging(zone.id, userId, { staged, from, importText }),
    [zone.id, userId, staged, from, importText],
  )

  const present = useQuery(versionQuery(zone)).data
  const records = useRecords(zone, from?.serial ?? zone.serial)
  const isBehind = from !== null && from.serial !== zone.serial
  const theirs = useRecords(zone, zone.serial)

  const apply = useMutation({
    mutationFn: ({ etag, changes }: { readonly etag: string; readonly changes: Staged }) =>
      changeDnsRecords({
        path: { dnsZoneId: zone.id },
        headers: { 'If-Match': etag },
        body: { changes: changesOf(changes) },
      }),
    onSuccess: (response, { changes }) => {
      // Clear before caching the response, or its new serial would look like a change by others.
      setStaged([])
      setFrom(null)
      setResourceData(client, dnsResource, response.zone)
      const count = changes.length === 1 ? '1 record' : `${changes.length} records`
      toast.success(
        `Changed ${count}`,
        `New serial of ${dnsResource.nameOf(response.zone)}: ${response.zone.serial}.`,
      )
      return Promise.all([
        invalidate(client, dnsResource, 'edit'),
        invalidateOperations(client, ['getDnsSummary']), // counts records by type
      ])
    },
    // Refetch the zone. A new serial means others changed it first, and their changes can then be shown.
    onError: () => refresh(client, dnsResource, zone.id),
  })

  const change = (next: (before: Staged) => Staged) => {
    const changes = next(staged)
    setStaged(changes)
    setFrom(changes.length === 0 ? null : (from ?? present ?? null))
    apply.reset()
  }
  const difference = useMemo(
    () => (isBehind && records !== null && theirs !== null ? differenceOf('replace', records, theirs) : null),
    [isBehind, records, theirs],
  )
  const errors = apply.error instanceof ApiProblem ? (apply.error.errors ?? []) : []
  const problems = problemsByChange(staged, errors)
  // True if `meanwhile` or the changes themselves already show the error.
  const isShownAbove = (isBehind && isProblemWith(apply.error, 'precondition_failed')) || problems.size > 0

  return {
    importText,
    setImportText,
    staged,
    problems,
    error: isShownAbove ? null : apply.error,
    isApplying: apply.isPending,
    isReady: from !== null || present?.serial === zone.serial,
    meanwhile: isBehind ? { difference } : null,
    records,
    put: ({ key, ...rest }) => {
      if (key === undefined) added.current = Math.max(added.current, highestKey(staged)) + 1
      change((before) => stage(before, { key: key ?? newKey(added.current), ...rest }))
    },
    putAll: (changes, version) => {
      added.current += changes.length
      setStaged(changes)
      setFrom(version)
      apply.reset()
    },
    drop: (key) => change((before) => unstage(before, key)),
    dropAll: () => change(() => []),
    catchUp: () => {
      if (present?.serial !== zone.serial) return
      setFrom(present)
      apply.reset()
    },
    apply: () => {
      if (from !== null && staged.length > 0 && !apply.isPending) {
        apply.mutate({ etag: from.etag, changes: staged })
      }
    },
  }
}

/** All records of a zone at a serial, parsed from its zone file; null while loading. */
function useRecords(zone: DnsZone, serial: number): readonly ZoneRecord[] | null {
  const file = useQuery(zoneFileQuery({ id: zone.id, serial })).data
  const { domain, defaultTtl } = zone
  return useMemo(() => {
    if (file === undefined) return null
    const parsed = parseZoneFile(file, { domain, defaultTtl })
    // The zone can change between the two requests. The zone is then refetched soon.
    return parsed.serial === serial ? parsed.records : null
  }, [file, domain, defaultTtl, serial])
}
