import type {
  CdnDistributionRow,
  ContainerRow,
  DatabaseRow,
  DnsZoneRow,
  FirewallRow,
  LoadBalancerRow,
  Transaction,
  VmRow,
  VolumeRow,
} from '../db/index.ts'
import { memo } from '../kernel/memo.ts'
import { cdnGauge, servedDuring } from './cdn-traffic.ts'
import { containerGauge } from './container-metrics.ts'
import { databaseGauge } from './database-metrics.ts'
import { dnsGauge } from './dns-metrics.ts'
import { assignedSince, firewallGauge } from './firewall-metrics.ts'
import { balancerGauge, balancerOn } from './load-balancer-metrics.ts'
import type { Gauge, Sampler } from './metrics.ts'
import type { Subject } from './resource-definitions.ts'
import { healthyTargets } from './target-health.ts'
import { onTimes } from './up-times.ts'
import { vmGauge } from './vm-metrics.ts'
import { inUse, volumeGauge } from './volume-metrics.ts'

/** Context in which a resource is measured. */
interface View {
  readonly tx: Transaction
  readonly seed: number
  readonly now: number
}

/** Times a load balancer was on, and its healthy targets over time. */
export function balancerTargets({ tx, now }: View, row: LoadBalancerRow) {
  const on = () => balancerOnTimes(row, tx)
  const targets = tx.loadBalancerTargets.by('loadBalancerId', row.id).flatMap((target) => {
    const vm = tx.vms.get(target.vmId)
    return vm === undefined ? [] : { target, vm, up: () => onTimes(tx, 'vm', vm) }
  })
  return { on, healthy: healthyTargets(row, on, targets, now) }
}

/** Gauge of each resource type, used for single resources and for aggregates. */
export const GAUGES = {
  vm: ({ tx, seed }: View, row: VmRow) => vmGauge(seed, row, () => onTimes(tx, 'vm', row)),
  container: ({ tx, seed }: View, row: ContainerRow) =>
    containerGauge(seed, row, () => onTimes(tx, 'container', row)),
  database: ({ tx, seed }: View, row: DatabaseRow) =>
    databaseGauge(seed, row, () => onTimes(tx, 'database', row)),
  volume: ({ tx, seed }: View, row: VolumeRow) => {
    const vm = row.vmId === null ? undefined : tx.vms.get(row.vmId)
    const of = (it: VmRow | VolumeRow) => tx.activities.by('resourceId', it.id)
    return volumeGauge(seed, row, () => inUse(row, of(row), vm, vm === undefined ? [] : of(vm)))
  },
  load_balancer: (view: View, row: LoadBalancerRow) => {
    const { on, healthy } = balancerTargets(view, row)
    return balancerGauge(view.seed, row, healthy, on)
  },
  firewall: ({ tx, seed }: View, row: FirewallRow) => firewallGauge(seed, row, assignedSince(tx, row)),
  cdn_distribution: ({ tx, seed }: View, row: CdnDistributionRow) =>
    cdnGauge(seed, row, () => servedDuring(row, tx), tx.cdnPurges.by('cdnDistributionId', row.id)),
  dns_zone: ({ seed }: View, row: DnsZoneRow) => dnsGauge(seed, row),
}

export interface GaugeMetric {
  readonly gauge: Pick<Gauge<unknown>, 'on' | 'onSince' | 'boundsOf'>
  readonly sampleAt: Sampler<number | null>
}

/** Metric of a resource; undefined if it has none, such as GPU metrics of a VM without GPUs. */
export function gaugeMetricOf(view: View, { type, row }: Subject, metric: string): GaugeMetric | undefined {
  switch (type) {
    case 'vm':
      return gaugeFor(GAUGES.vm(view, row), metric)
    case 'container':
      return gaugeFor(GAUGES.container(view, row), metric)
    case 'database':
      return gaugeFor(GAUGES.database(view, row), metric)
    case 'volume':
      return gaugeFor(GAUGES.volume(view, row), metric)
    case 'load_balancer':
      return gaugeFor(GAUGES.load_balancer(view, row), metric)
    case 'firewall':
      return gaugeFor(GAUGES.firewall(view, row), metric)
    case 'cdn_distribution':
      return gaugeFor(GAUGES.cdn_distribution(view, row), metric)
    case 'dns_zone':
      return gaugeFor(GAUGES.dns_zone(view, row), metric)
    case 'volume_snapshot':
      return undefined
  }
}

function gaugeFor<Sample>(gauge: Gauge<Sample>, metric: string): GaugeMetric | undefined {
  const alone = gauge.alone?.[metric]
  if (alone !== undefined) return { gauge, sampleAt: alone }
  const reading = gauge.readings.find((it) => it.metric === metric)
  if (reading === undefined) return undefined
  return { gauge, sampleAt: (time, span, onSince) => reading.of(gauge.sampleAt(time, span, onSince)) }
}

/** Memoized by row alone: a row and its activities change together. */
const balancerOnTimes = memo((row: LoadBalancerRow, tx: Transaction) =>
  balancerOn(row, tx.activities.by('resourceId', row.id)),
)
