import { createContext, type ReactNode, useContext, useRef } from 'react'
import type { DnsZone } from '#src/api/generated/types.gen.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useStagedChanges, type ZoneStaging } from './use-staged-changes.ts'

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
  const staging = useStagedChanges(zone)
  const unsaved = useRef(false)
  unsaved.current = staging.staged.length > 0 || staging.importText !== ''
  return (
    <StagingContext value={staging}>
      <LeaveGuard
        unsaved={unsaved}
        onLeave={() => {
          staging.unstageAll()
          staging.setImportText('')
        }}
        title="Leave without applying?"
        discardMessage="Your staged changes will be lost."
      />
      {children}
    </StagingContext>
  )
}
