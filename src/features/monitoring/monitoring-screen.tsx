import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { detailTab } from '#src/resources/detail/detail-tab.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PageTabs } from '#src/ui/page-tabs.tsx'
import { MetricCards } from './metric-cards.tsx'
import classes from './monitoring.module.css'
import type { MonitoringSearch, MonitoringTabProps } from './monitoring-search.ts'
import { TimeControls } from './time-controls.tsx'

const route = getRouteApi('/_console/monitoring/')

const labels: Readonly<Record<MonitoringSearch['tab'], string>> = {
  overview: 'Overview',
  infrastructure: 'Infrastructure',
  applications: 'Applications',
  alerts: 'Alerts',
}

const tabs: Readonly<Record<MonitoringSearch['tab'], ComponentType<MonitoringTabProps>>> = {
  overview: detailTab(() => import('./overview-tab.tsx').then((part) => part.OverviewTab)),
  infrastructure: detailTab(() => import('./infrastructure-tab.tsx').then((part) => part.InfrastructureTab)),
  applications: detailTab(() => import('./applications-tab.tsx').then((part) => part.ApplicationsTab)),
  alerts: detailTab(() => import('./alerts-tab.tsx').then((part) => part.AlertsTab)),
}

/** `/monitoring`. */
export function MonitoringScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (part: Partial<MonitoringSearch>) =>
    void navigate({
      search: (before) => ({ ...before, ...part }),
      replace: part.dialog === '',
      resetScroll: false,
    })
  return (
    <>
      <PageHeader title="Monitoring" description="Metrics and health of infrastructure and applications." />
      <div className={classes.page}>
        <TimeControls search={search} onSearchChange={change} />
        <MetricCards search={search} />
        <PageTabs value={search.tab} labels={labels} onChange={(tab) => change({ tab })}>
          {(tab) => {
            const Panel = tabs[tab]
            return <Panel search={search} onSearchChange={change} />
          }}
        </PageTabs>
      </div>
    </>
  )
}
