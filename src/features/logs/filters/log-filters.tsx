import { CloseButton, SegmentedControl } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { LogServiceList } from '#src/api/generated/types.gen.ts'
import { LOG_LEVELS } from '#src/resources/detail/detail-search.ts'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { valuesOf } from '#src/ui/search-schema.ts'
import { endsNow, type Span } from '../log-span.ts'
import type { LogRange, LogsSearch } from '../logs-search.ts'
import classes from './log-filters.module.css'
import { MultiFilter } from './multi-filter.tsx'

const CustomSpan = onDemand(() => import('./custom-span.tsx'))

const ranges: (LogRange | { readonly value: LogRange; readonly label: string })[] = [
  '15m',
  '1h',
  '24h',
  '7d',
  { value: 'custom', label: 'Custom' },
]

/** Filters for time range, level and service. */
export function LogFilters({
  search,
  span,
  services,
  isRefreshing,
  onChange,
  onRefresh,
}: {
  readonly search: LogsSearch
  /** Resolved time range. */
  readonly span: Span
  readonly services: LogServiceList | undefined
  readonly isRefreshing: boolean
  readonly onChange: (change: Partial<LogsSearch>) => void
  readonly onRefresh: () => void
}) {
  const chosen = valuesOf(search.service)
  const known = services?.items ?? []
  // Keep selected services without matching lines, so they can be deselected.
  const silent = chosen.filter((service) => !known.some((one) => one.service === service))
  const isCustom = !endsNow(search)
  return (
    <div className={classes.filters}>
      <div className={classes.range}>
        <SegmentedControl
          aria-label="Time range"
          data={ranges}
          value={isCustom ? 'custom' : search.range === 'custom' ? '1h' : search.range}
          onChange={(range) => onChange(range === 'custom' ? { dialog: 'range' } : { range, from: 0, to: 0 })}
        />
      </div>
      <MultiFilter
        label="Level"
        options={LOG_LEVELS.map((value) => ({ value }))}
        values={valuesOf(search.level)}
        onChange={(level) => onChange({ level: LOG_LEVELS.filter((one) => level.includes(one)).join(',') })}
      />
      <MultiFilter
        label="Service"
        options={[
          ...known.map(({ service, count }) => ({ value: service, count })),
          ...silent.map((value) => ({ value })),
        ]}
        values={chosen}
        isApproximate={services?.approximate ?? false}
        onChange={(service) => onChange({ service: service.join(',') })}
      />
      <Button
        variant="outline"
        leftSection={<IconRefresh size={16} aria-hidden="true" />}
        loading={isRefreshing}
        onClick={onRefresh}
      >
        Refresh
      </Button>
      {isCustom && <CustomSpan span={span} onEdit={() => onChange({ dialog: 'range' })} />}
      {valuesOf(search.resource).map((id, _, all) => (
        <span key={id} className={classes.chip}>
          Resource <code>{id}</code>
          <CloseButton
            size="xs"
            aria-label={`Remove filter Resource ${id}`}
            onClick={() => onChange({ resource: all.filter((one) => one !== id).join(',') })}
          />
        </span>
      ))}
    </div>
  )
}
