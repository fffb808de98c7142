import { useEffect, useState } from 'react'
import { type VmAction, type VmStatus, vmCan, vmTransition } from '#src/domain/vm.ts'
import { Button } from '#src/ui/button.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { vmStatuses } from '../vm-statuses.ts'
import classes from './vm-sample.module.css'

const TRANSITION_MS = 1800
const NAME = 'web-prod-01'
const ID = 'vm_4f8k2m9x1c7q'

type SampleAction = Extract<VmAction, 'start' | 'stop' | 'restart'>

const actions: ReadonlyArray<readonly [action: SampleAction, label: string]> = [
  ['start', 'Start'],
  ['stop', 'Stop'],
  ['restart', 'Restart'],
]

interface State {
  readonly status: VmStatus
  /** Status after the transition; null outside of one. */
  readonly next: VmStatus | null
  /** Request of the last action, and its response. */
  readonly request: string
  readonly response: string
}

const initial: State = {
  status: 'running',
  next: null,
  request: `GET /api/v1/vms/${ID}`,
  response: '200  "status": "running"',
}

/** A VM to start and stop by the rules of the console, with the API request of each click. */
export default function VmSample() {
  const [{ status, next, request, response }, setState] = useState(initial)

  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(
      () => setState({ ...initial, status: next, response: `200  "status": "${next}"` }),
      TRANSITION_MS,
    )
    return () => clearTimeout(timer)
  }, [next])

  function run(action: SampleAction): void {
    if (status !== 'running' && status !== 'stopped') return
    const { during, to } = vmTransition(action, status)
    setState({
      status: during,
      next: to === 'deleted' ? null : to,
      request: `POST /api/v1/vms/${ID}/${action}`,
      response: `202  "status": "${during}"`,
    })
  }

  const { label, tone } = vmStatuses[status]
  return (
    <section className={classes.root} aria-label="Try the console">
      <header className={classes.head}>
        <strong>{NAME}</strong>
        <StatusBadge tone={tone} busy={next !== null} variant="filled">
          {label}
        </StatusBadge>
      </header>
      <p className={classes.facts}>
        4 vCPUs · 8 GB · EU West · <span className="mono">203.0.113.215</span>
      </p>
      <div className={classes.actions}>
        {actions.map(([action, name]) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'start' ? 'default' : 'outline'}
            disabled={!vmCan(action, status).allowed}
            onClick={() => run(action)}
          >
            {name}
          </Button>
        ))}
        <span className={classes.tag}>Sample data</span>
      </div>
      <p className={classes.api} role="status">
        <span>{request}</span>
        <span>{response}</span>
      </p>
    </section>
  )
}
