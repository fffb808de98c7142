import { IconChartLine } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { METRICS } from '#src/domain/metric-catalog.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** Metrics of the catalog; each opens its chart over all resources. */
export function usePaletteMetrics(signedIn: boolean): readonly PaletteEntry[] {
  const router = useRouter()
  if (!signedIn) return []
  return METRICS.map(({ id, label, types }) => ({
    id: `metric-${id}`,
    label,
    hint: 'Metric',
    keywords: ['metric', 'chart', ...[id, ...types].map((word) => word.replaceAll('_', ' '))],
    icon: IconChartLine,
    run: () => void router.navigate({ to: '/monitoring', search: { tab: 'infrastructure', metric: id } }),
  }))
}
