import { RETENTION_DAYS } from '#src/domain/retention.ts'
import { now } from '#src/ui/clock.ts'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { spanOf } from '../log-span.ts'
import type { TimedSearch } from '../logs-queries.ts'
import type { LogsSearch } from '../logs-search.ts'
import type { ChangeSearch } from '../use-change-search.ts'

const CustomRangeDialog = onDemand(async () => ({
  default: (await import('#src/resources/time-range/custom-range-dialog.tsx')).CustomRangeDialog,
}))
const ContextDialog = dialogOnDemand(() => import('./context-dialog.tsx'))
const ExportDialog = dialogOnDemand(() => import('./export-dialog.tsx'))

/** Dialogs of the logs page, opened by the URL. */
export function LogsDialogs({
  search,
  timedSearch,
  isStreaming,
  onChange,
  onNarrow,
}: {
  readonly search: LogsSearch
  readonly timedSearch: TimedSearch
  /** True exports the lines up to now, since new ones are on screen. */
  readonly isStreaming: boolean
  readonly onChange: ChangeSearch
  readonly onNarrow: ChangeSearch
}) {
  const close = () => onChange({ dialog: '' })
  return (
    <>
      {search.dialog === 'range' && (
        <CustomRangeDialog
          initial={spanOf(timedSearch.range, timedSearch.at)}
          days={RETENTION_DAYS.logs}
          onApply={({ from, to }) => onNarrow({ range: 'custom', from, to, dialog: '' })}
          onClose={close}
        />
      )}
      <ContextDialog
        opened={search.context !== ''}
        lineId={search.context}
        onClose={() => onChange({ context: '' }, true)}
      />
      <ExportDialog
        opened={search.dialog === 'export'}
        timedSearch={isStreaming ? { ...timedSearch, at: now() } : timedSearch}
        onClose={close}
      />
    </>
  )
}
