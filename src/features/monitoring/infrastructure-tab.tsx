import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type {
  Health,
  HealthCounts,
  InfrastructureHealth,
  MetricQueryResult,
  RegionHealth,
  TypeHealth,
} from '#src/api/generated/types.gen.ts'
import { isBadLow, METRICS } from '#src/domain/metric-catalog.ts'
import { REGION_IDS, regionName } from '#src/domain/region.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { ConsumerList } from '#src/resources/consumer-list.tsx'
import { formatOf } from '#src/resources/detail/metric-charts.ts'
import panelClasses from '#src/resources/detail/panel.module.css'
import { IncidentsFailure } from '#src/resources/incidents/incidents-failure.tsx'
import { resourceHref } from '#src/resources/resource-href.ts'
import { resourceTypeLabels } from '#src/resources/resource-labels.ts'
import { UsagePercent } from '#src/resources/usage-percent.tsx'
import { EmptyText, Widget } from '#src/resources/widget.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { Select } from '#src/ui/select.tsx'
import { StaticTable, type StaticTableColumn } from '#src/ui/static-table.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { HealthBadge } from './health-badge.tsx'
import { infrastructureCharts } from './infrastructure-charts.ts'
import { MetricPanel } from './metric-panel.tsx'
import { monitoredType } from './monitored-labels.ts'
import classes from './monitoring.module.css'
import { incidentsOf, infrastructureQuery } from './monitoring-queries.ts'
import type { MonitoringTabProps } from './monitoring-search.ts'
import { MONITORED_TYPES, type MonitoringSearch } from './monitoring-search.ts'

/** Health by type and region, top consumers, and unhealthy resources. */
export function InfrastructureTab({ search, onSearchChange }: MonitoringTabProps) {
  const query = useQuery(infrastructureQuery(search))
  const { type, region, metric } = search
  const incidents = useQuery(incidentsOf(search, { type, region }))
  const none = (
    <EmptyText>
      {type === '' && region === '' ? 'No resources yet.' : 'No resources match the filters.'}
    </EmptyText>
  )
  const chartsTitle = isBadLow(metric) ? 'Lowest values' : 'Top consumers'
  const charts = (
    <section className={classes.stack} aria-label={chartsTitle}>
      <h2 className={classes.heading}>{chartsTitle}</h2>
      <IncidentsFailure query={incidents} />
      <div className={`${panelClasses.charts} ${classes.charts}`}>
        {infrastructureCharts(search).map((chart) => (
          <MetricPanel
            key={`${type} ${chart.title}`}
            chart={chart}
            region={region}
            search={search}
            onSearchChange={onSearchChange}
            incidents={incidents.data?.items ?? []}
            below={([response]) => response && <Consumers result={response} />}
          />
        ))}
      </div>
    </section>
  )
  return (
    <div className={classes.tab}>
      <div className={classes.filters}>
        <Choice
          label="Type"
          all="All types"
          value={type}
          options={MONITORED_TYPES.map((value) => ({ value, label: resourceTypeLabels[value] }))}
          onChange={(chosen) => onSearchChange({ type: chosen })}
        />
        <Choice
          label="Region"
          all="All regions"
          value={region}
          options={REGION_IDS.map((value) => ({ value, label: regionName(value) }))}
          onChange={(chosen) => onSearchChange({ region: chosen })}
        />
        <Choice
          label="Metric"
          all="Key metric"
          value={metric}
          options={METRICS.filter(
            ({ id, types }) => id === metric || type === '' || types.some((one) => one === type),
          ).map(({ id, label }) => ({ value: id, label }))}
          onChange={(chosen) => onSearchChange({ metric: chosen })}
        />
      </div>
      {metric !== '' && charts}
      <Widget title="Needs attention" query={query} height="12rem">
        {({ types, unhealthy }) => (types.length === 0 ? none : <Unhealthy unhealthy={unhealthy} />)}
      </Widget>
      <div className={classes.tables}>
        <Widget title="By type" query={query} height="14rem">
          {({ types }) =>
            types.length === 0 ? (
              none
            ) : (
              <Types types={types} onChoose={(chosen) => onSearchChange({ type: chosen })} />
            )
          }
        </Widget>
        <Widget title="By region" query={query} height="8rem">
          {({ regions }) => (regions.length === 0 ? none : <Regions regions={regions} />)}
        </Widget>
      </div>
      {metric === '' && charts}
    </div>
  )
}

function Choice<Value extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: {
  readonly label: string
  readonly all: string
  readonly value: Value | ''
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value | '') => void
}) {
  const id = useId()
  return (
    <span className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} data={[{ value: '', label: all }, ...options]} onChange={onChange} />
    </span>
  )
}

/** Columns shared by all health tables. */
function useHealthColumns(): readonly StaticTableColumn<{
  readonly health: Health
  readonly counts: HealthCounts
}>[] {
  const format = useFormat()
  return [
    { header: 'Health', cell: ({ health }) => <HealthBadge health={health} /> },
    { header: 'Total', align: 'end', cell: ({ counts }) => format.number(counts.total) },
    { header: 'Healthy', align: 'end', cell: ({ counts }) => format.number(counts.healthy) },
    { header: 'Warning', align: 'end', cell: ({ counts }) => format.number(counts.warning) },
    { header: 'Critical', align: 'end', cell: ({ counts }) => format.number(counts.critical) },
  ]
}

function Types({
  types,
  onChoose,
}: {
  readonly types: readonly TypeHealth[]
  readonly onChoose: (type: MonitoringSearch['type']) => void
}) {
  const healthColumns = useHealthColumns()
  const percent = (value: number | null) => (value === null ? '–' : <UsagePercent percent={value} />)
  const columns: readonly StaticTableColumn<TypeHealth>[] = [
    {
      header: 'Resource type',
      cell: ({ type }) => {
        const narrowed = MONITORED_TYPES.find((known) => known === type)
        const label = resourceTypeLabels[type]
        return narrowed === undefined ? (
          label
        ) : (
          <button type="button" className={classes.link} onClick={() => onChoose(narrowed)}>
            {label}
          </button>
        )
      },
    },
    ...healthColumns,
    { header: 'CPU', align: 'end', cell: ({ cpuPercent }) => percent(cpuPercent) },
    { header: 'Memory', align: 'end', cell: ({ memoryPercent }) => percent(memoryPercent) },
  ]
  return <StaticTable label="Resource types" columns={columns} rows={types} rowId={({ type }) => type} />
}

function Regions({ regions }: { readonly regions: readonly RegionHealth[] }) {
  const healthColumns = useHealthColumns()
  const name = ({ region }: RegionHealth) => (region === null ? 'Everywhere' : regionName(region))
  return (
    <StaticTable
      label="Regions"
      columns={[{ header: 'Region', cell: name }, ...healthColumns]}
      rows={regions}
      rowId={name}
    />
  )
}

function Unhealthy({ unhealthy }: Pick<InfrastructureHealth, 'unhealthy'>) {
  if (unhealthy.length === 0) return <EmptyText>Everything is healthy.</EmptyText>
  return (
    <ul className={`${classes.list} ${classes.attention}`}>
      {unhealthy.map(({ resource, health, reason }) => (
        <li key={resource.id}>
          <span className={classes.named}>
            <PathLink href={resourceHref(resource)}>{resource.name}</PathLink>
            <HealthBadge health={health} />
          </span>
          <span className={classes.muted}>
            {monitoredType(resource)}
            {resource.region !== null && `, ${regionName(resource.region)}`}: {reason}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Mean values of a chart's series, with links to the resources. */
function Consumers({ result: { metric, series, unit } }: { readonly result: MetricQueryResult }) {
  const format = useFormat()
  const write = formatOf(unit, format)
  const most = unit === 'percent' ? 100 : Math.max(...series.map(({ mean }) => mean ?? 0))
  const consumers = series.flatMap(({ resource, mean }) =>
    resource === null || mean === null
      ? []
      : [
          {
            resource: { ...resource, name: resourceLabel(resource) },
            type: resource.type,
            percent: most > 0 ? (mean / most) * 100 : 0,
            value: write(mean),
          },
        ],
  )
  if (consumers.length === 0) return null
  return (
    <>
      <h3 className={classes.subheading}>{isBadLow(metric) ? 'Lowest average' : 'Highest average'}</h3>
      <ConsumerList consumers={consumers} isUsage={unit === 'percent' && !isBadLow(metric)} />
    </>
  )
}
