import { useEffect, useState } from 'react'
import type { LoadBalancerTarget } from '#src/api/generated/types.gen.ts'
import { isLastServing } from '#src/domain/load-balancer.ts'
import { Button } from '#src/ui/button.tsx'
import { SampleFrame } from '#src/ui/site/sample-frame.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from '../detail/targets-tab.module.css'
import { healthNames, healthTones, trafficNames } from '../target-labels.ts'

const REQUESTS_PER_SECOND = 1200
const DRAIN_MS = 2000

interface SampleTarget extends Pick<LoadBalancerTarget, 'health' | 'traffic' | 'privateIp'> {
  readonly vm: { readonly id: string; readonly name: string }
}

const target = (name: string, privateIp: string): SampleTarget => ({
  vm: { id: name, name },
  privateIp,
  health: 'healthy',
  traffic: 'receiving',
})

const initial: readonly SampleTarget[] = [
  target('web-prod-01', '10.0.1.11'),
  target('web-prod-02', '10.0.1.12'),
  target('web-prod-03', '10.0.1.13'),
]

const isServing = ({ health, traffic }: SampleTarget) => health === 'healthy' && traffic === 'receiving'

/** Targets that fail, recover and drain, with the requests that each gets. */
export default function TargetSample() {
  const format = useFormat()
  const [targets, setTargets] = useState(initial)
  const serving = targets.filter(isServing).length
  const isDraining = targets.some(({ traffic }) => traffic === 'draining')

  useEffect(() => {
    if (!isDraining) return
    const timer = setTimeout(
      () =>
        setTargets((all) =>
          all.map((it) => (it.traffic === 'draining' ? { ...it, traffic: 'drained' as const } : it)),
        ),
      DRAIN_MS,
    )
    return () => clearTimeout(timer)
  }, [isDraining])

  function change(id: string, values: Partial<SampleTarget>): void {
    setTargets(targets.map((it) => (it.vm.id === id ? { ...it, ...values } : it)))
  }

  const requests = (count: number) => format.number(REQUESTS_PER_SECOND / count)
  return (
    <SampleFrame
      title="shop-web · Targets"
      controls={
        <Button variant="outline" size="sm" onClick={() => setTargets(initial)}>
          Reset
        </Button>
      }
      result={
        serving === 0
          ? 'No target receives traffic: every request fails with 503.'
          : `${format.number(REQUESTS_PER_SECOND)} requests per second on ${serving === 1 ? 'one target' : `${serving} targets`}.`
      }
    >
      <ul className={classes.targets} aria-label="Targets">
        {targets.map((it) => {
          const { vm, health, traffic, privateIp } = it
          const isFailing = health === 'unhealthy'
          const isReceiving = traffic === 'receiving'
          return (
            <li key={vm.id} className={classes.target}>
              <div className={classes.text}>
                <div className={classes.name}>
                  <strong>{vm.name}</strong>
                  <StatusBadge tone={healthTones[health]}>{healthNames[health]}</StatusBadge>
                  {!isReceiving && (
                    <StatusBadge tone="warning" busy={traffic === 'draining'}>
                      {trafficNames[traffic]}
                    </StatusBadge>
                  )}
                </div>
                <span className={classes.detail}>
                  <span className="mono">{privateIp}</span> · {isServing(it) ? requests(serving) : 0}{' '}
                  requests/s
                  {isLastServing(targets, vm.id) && ' · last one that serves'}
                </span>
              </div>
              <div className={classes.buttons}>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`${isFailing ? 'Repair' : 'Break'} ${vm.name}`}
                  onClick={() => change(vm.id, { health: isFailing ? 'healthy' : 'unhealthy' })}
                >
                  {isFailing ? 'Repair' : 'Break'}
                </Button>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`${isReceiving ? 'Drain' : 'Resume'} ${vm.name}`}
                  onClick={() => change(vm.id, { traffic: isReceiving ? 'draining' : 'receiving' })}
                >
                  {isReceiving ? 'Drain' : 'Resume'}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </SampleFrame>
  )
}
