import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { PlatformStatus, StatusService } from '#src/api/generated/types.gen.ts'
import { PLATFORM_SERVICES, STATUS_HISTORY_DAYS } from '#src/domain/platform-service.ts'
import { regionName } from '#src/domain/region.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { HistoryBar } from './history-bar.tsx'
import classes from './status.module.css'
import { conditionLabels, daysOfService, uptimeOfService, utc } from './status-labels.ts'

/** Services with their history; each opens to its regions. */
export function ServiceList({ status }: { readonly status: PlatformStatus | undefined }) {
  return (
    <ul className={classes.services}>
      {PLATFORM_SERVICES.map(({ id, name }) => (
        <li key={id}>
          <Service
            name={name}
            service={status?.services.find(({ service }) => service === id)}
            from={status?.from}
          />
        </li>
      ))}
    </ul>
  )
}

interface ServiceProps {
  readonly name: string
  /** Undefined while it loads. */
  readonly service: StatusService | undefined
  readonly from: string | undefined
}

function Service({ name, service, from }: ServiceProps) {
  const [isOpen, setOpen] = useState(false)
  const { label, tone } = service ? conditionLabels[service.status] : CHECKING
  return (
    <details className={classes.service} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={classes.head}>
          <IconChevronRight size={16} className={classes.chevron} aria-hidden="true" />
          <h3>{name}</h3>
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </span>
        <HistoryBar days={service ? daysOfService(service) : []} from={from} />
        <span className={classes.scale}>
          <span>{STATUS_HISTORY_DAYS} days ago</span>
          <span>{service ? uptimeText(uptimeOfService(service)) : 'Uptime'}</span>
          <span>Today</span>
        </span>
      </summary>
      {isOpen && service && (
        <ul className={classes.regions}>
          {service.regions.map(({ region, status, uptimePercent, days }) => (
            <li key={region}>
              <span className={classes.head}>
                <h4>{region === null ? 'Global' : regionName(region)}</h4>
                <span className={classes.muted}>{uptimeText(uptimePercent)}</span>
                <StatusBadge tone={conditionLabels[status].tone}>{conditionLabels[status].label}</StatusBadge>
              </span>
              <HistoryBar days={days} from={from} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

const CHECKING = { label: 'Checking…', tone: 'neutral' } as const

/** "99.98% uptime" */
function uptimeText(percent: number): string {
  return `${utc.percent(percent, 2)} uptime`
}
