import { SegmentedControl } from '@mantine/core'
import { IconCalendar, IconRefresh, IconZoomReset } from '@tabler/icons-react'
import { type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { operationOf } from '#src/api/operation-queries.ts'
import { RETENTION_DAYS } from '#src/domain/retention.ts'
import { rangeOptions } from '#src/resources/detail/metrics-query.ts'
import { rangeText } from '#src/resources/time-range/range-text.ts'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { Select } from '#src/ui/select.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ZoneName } from '#src/ui/zone-name.tsx'
import classes from './monitoring.module.css'
import { MONITORING_OPERATIONS } from './monitoring-queries.ts'
import { type MonitoringSearch, REFRESH } from './monitoring-search.ts'
import { visibleRange, zoomOf } from './visible-window.ts'

const CustomRangeDialog = onDemand(async () => ({
  default: (await import('#src/resources/time-range/custom-range-dialog.tsx')).CustomRangeDialog,
}))

const refreshLabels: Readonly<Record<MonitoringSearch['refresh'], string>> = {
  off: 'Off',
  '10s': '10 seconds',
  '30s': '30 seconds',
  '1m': '1 minute',
  '5m': '5 minutes',
}

/** Controls for the time range and the refresh interval. */
export function TimeControls({
  search,
  onSearchChange,
}: {
  readonly search: MonitoringSearch
  readonly onSearchChange: (change: Partial<MonitoringSearch>) => void
}) {
  const format = useFormat()
  const custom = search.range === 'custom'
  const zoom = zoomOf(search)
  return (
    <div className={classes.controls}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <div role="group" aria-label="Time range" className={classes.range}>
        <div className={classes.ranges}>
          <SegmentedControl
            aria-label="Time range"
            data={[...rangeOptions]}
            // Empty string deselects all; null would make the control uncontrolled.
            value={custom ? '' : search.range}
            onChange={(range) => {
              const known = rangeOptions.find(({ value }) => value === range)
              if (known) onSearchChange({ range: known.value, from: 0, to: 0, zoom: '' })
            }}
          />
        </div>
        <Button
          variant={custom ? 'secondary' : 'outline'}
          leftSection={<IconCalendar size={16} aria-hidden="true" />}
          onClick={() => onSearchChange({ dialog: 'range' })}
        >
          Custom range
          {custom && `: ${rangeText(format, search)}`}
        </Button>
        <span className={classes.zone}>
          <VisuallyHidden>Times in </VisuallyHidden>
          <ZoneName {...(custom && { at: search.from, until: search.to })} />
        </span>
      </div>
      <Refresh search={search} onSearchChange={onSearchChange} />
      {zoom !== null && (
        <p className={classes.zoomed}>
          Zoomed to {rangeText(format, zoom)} <ZoneName at={zoom.from} until={zoom.to} />
          <Button
            variant="outline"
            size="sm"
            leftSection={<IconZoomReset size={16} aria-hidden="true" />}
            onClick={() => onSearchChange({ zoom: '' })}
          >
            Reset zoom
          </Button>
        </p>
      )}
      {search.dialog === 'range' && (
        <CustomRangeDialog
          initial={visibleRange(search, now())}
          days={RETENTION_DAYS.metrics}
          onApply={({ from, to }) => onSearchChange({ range: 'custom', from, to, zoom: '', dialog: '' })}
          onClose={() => onSearchChange({ dialog: '' })}
        />
      )}
    </div>
  )
}

function Refresh({
  search,
  onSearchChange,
}: {
  readonly search: MonitoringSearch
  readonly onSearchChange: (change: Partial<MonitoringSearch>) => void
}) {
  const selectId = useId()
  const client = useQueryClient()
  const shown = {
    predicate: ({ queryKey }: { readonly queryKey: QueryKey }) =>
      MONITORING_OPERATIONS.has(operationOf(queryKey)?._id ?? ''),
  }
  const busy = useIsFetching(shown) > 0
  return (
    <div className={classes.refresh}>
      <label htmlFor={selectId}>Refresh</label>
      <Select
        id={selectId}
        value={search.refresh}
        data={REFRESH.map((value) => ({ value, label: refreshLabels[value] }))}
        onChange={(refresh) => onSearchChange({ refresh })}
      />
      <Button
        variant="outline"
        leftSection={<IconRefresh size={16} aria-hidden="true" />}
        loading={busy}
        onClick={() => void client.refetchQueries({ ...shown, type: 'active' })}
      >
        Refresh now
      </Button>
    </div>
  )
}
