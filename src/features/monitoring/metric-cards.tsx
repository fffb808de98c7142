import { IconAlertTriangle, IconArrowsExchange, IconCpu, IconDeviceSdCard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MonitoringCard, MonitoringOverview } from '#src/api/generated/types.gen.ts'
import { pointsText } from '#src/resources/change.ts'
import { Change } from '#src/resources/change-hint.tsx'
import { formatOf } from '#src/resources/detail/metric-charts.ts'
import { QueryCard } from '#src/resources/widget.tsx'
import { Sparkline } from '#src/ui/charts/sparkline.tsx'
import { StatGrid } from '#src/ui/stat-card.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { overviewQuery } from './monitoring-queries.ts'
import type { MonitoringSearch } from './monitoring-search.ts'

interface CardLabels {
  readonly label: string
  readonly icon: ReactNode
  /** Decimals of the value. */
  readonly digits: number
  readonly improvement?: 'down'
}

const cards: Readonly<Record<MonitoringCard['card'], CardLabels>> = {
  cpu: { label: 'CPU usage', icon: <IconCpu size={18} />, digits: 1 },
  memory: { label: 'Memory usage', icon: <IconDeviceSdCard size={18} />, digits: 1 },
  requests: { label: 'Requests', icon: <IconArrowsExchange size={18} />, digits: 0 },
  error_rate: {
    label: 'Error rate',
    icon: <IconAlertTriangle size={18} />,
    digits: 2,
    improvement: 'down',
  },
}

/** Text for the comparison period of each range. */
const before: Readonly<Record<MonitoringSearch['range'], string>> = {
  '1h': 'previous hour',
  '24h': 'the day before',
  '7d': 'the week before',
  '30d': 'the 30 days before',
  custom: 'the time before',
}

/** Four metrics over the shown range, each compared with the previous period. */
export function MetricCards({ search }: { readonly search: MonitoringSearch }) {
  const format = useFormat()
  const query = useQuery(overviewQuery(search))
  const period = search.zoom === '' ? before[search.range] : before.custom
  const names = Object.keys(cards) as MonitoringCard['card'][]
  return (
    <StatGrid>
      {names.map((name) => {
        const { label, icon, digits, improvement } = cards[name]
        const cardOf = (overview: MonitoringOverview) => overview.cards.find(({ card }) => card === name)
        return (
          <QueryCard
            key={name}
            label={label}
            icon={icon}
            unit={(overview) => (cardOf(overview)?.value == null ? undefined : 'avg')}
            query={query}
            value={(overview) => {
              const { value = null, unit = 'percent' } = cardOf(overview) ?? {}
              if (value === null) return '–'
              return unit === 'percent' ? format.percent(value, digits) : formatOf(unit, format)(value)
            }}
            hint={(overview) => {
              const { value = null, previous = null, unit = 'percent' } = cardOf(overview) ?? {}
              const share = unit !== 'percent' && value !== null && previous !== null && previous > 0
              // Compare rates in percent, because the absolute change means nothing without the base.
              return share ? (
                <Change
                  comparison={{ current: (value / previous) * 100, previous: 100 }}
                  period={period}
                  formatDifference={(difference) => format.percent(difference, 1)}
                  digits={1}
                />
              ) : (
                <Change
                  comparison={{ current: value, previous }}
                  period={period}
                  formatDifference={(difference) => pointsText(format, difference, digits)}
                  digits={digits}
                  {...(improvement !== undefined && { improvement })}
                />
              )
            }}
            trend={(overview) => <Sparkline values={cardOf(overview)?.line ?? []} />}
          />
        )
      })}
    </StatGrid>
  )
}
