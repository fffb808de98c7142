import { IconCloudOff, IconExclamationCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { ForbiddenState } from './forbidden-state.tsx'
import { RetryWait } from './lazy-retry-wait.ts'
import { detailWithoutWait, isForbidden, isOutage, problemOf } from './problem.ts'
import classes from './state.module.css'
import { isThrottle } from './use-retry-after.ts'

interface ErrorStateProps {
  /** Any thrown value; `problemOf` extracts the message. */
  readonly error: unknown
  /** Retries; no button if omitted. */
  readonly onRetry?: () => void
  readonly retrying?: boolean
  /** Other actions besides the retry. */
  readonly actions?: ReactNode
  /** Heading level: 1 if the error is the whole page. */
  readonly level?: 1 | 2
}

/** Error message with the request id for support. During an outage it retries by itself. */
export function ErrorState({ error, onRetry, retrying = false, actions, level = 2 }: ErrorStateProps) {
  const problem = problemOf(error)
  if (isForbidden(problem)) {
    return <ForbiddenState detail={problem.detail} actions={actions} level={level} />
  }

  const Heading = level === 1 ? 'h1' : 'h2'
  const unreachable = problem.status === 0
  return (
    <div className={classes.root} role="alert">
      <span className={classes.icon} data-tone="critical" aria-hidden="true">
        {unreachable ? <IconCloudOff size={22} /> : <IconExclamationCircle size={22} />}
      </span>
      <Heading>{problem.title}</Heading>
      {/* The text of a rate limit repeats the title. */}
      {!(onRetry && isThrottle(error)) && (
        <p className={classes.detail}>{onRetry ? detailWithoutWait(problem) : problem.detail}</p>
      )}
      {onRetry && (isOutage(problem) || isThrottle(error)) && (
        <RetryWait className={classes.detail} error={error} onRetry={onRetry} />
      )}
      {(onRetry || actions) && (
        <div className={classes.actions}>
          {onRetry && (
            <Button variant="outline" onClick={onRetry} loading={retrying}>
              Try again
            </Button>
          )}
          {actions}
        </div>
      )}
      {problem.status > 0 && (
        <dl className={classes.facts}>
          <Fact name="Status">{problem.status}</Fact>
          <Fact name="Code">{problem.code}</Fact>
          {problem.requestId && <Fact name="Request">{problem.requestId}</Fact>}
        </dl>
      )}
    </div>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="mono">{children}</dd>
    </div>
  )
}
