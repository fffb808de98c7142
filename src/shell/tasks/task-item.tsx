import { Loader, Progress } from '@mantine/core'
import { type Icon, IconBan, IconCircleCheck, IconExclamationCircle, IconX } from '@tabler/icons-react'
import type { Task } from '#src/api/generated/types.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { timeLeft } from '#src/ui/time-left.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import list from '../header/popup-list.module.css'
import { BulkTaskDetails, outcomesText } from './bulk-task-details.tsx'
import classes from './tasks.module.css'
import { dismissTasks, endLabels } from './tasks.ts'

const endIcons: Readonly<Record<keyof typeof endLabels, Icon>> = {
  succeeded: IconCircleCheck,
  failed: IconExclamationCircle,
  canceled: IconBan,
}

/** One task: title, progress or outcome, and what can be done about it. */
export function TaskItem({
  task,
  isRetried,
  onClose,
}: {
  readonly task: Task
  /** True if another task has retried what failed. */
  readonly isRetried: boolean
  readonly onClose: () => void
}) {
  const format = useFormat()
  const { title, status, href, failure, finishedAt, bulkOperation } = task
  return (
    <li className={list.item} tabIndex={-1}>
      <span className={`${list.icon} ${classes.icon}`} data-status={status}>
        <StatusIcon status={status} />
      </span>
      <div className={list.text}>
        <p className={list.title}>
          {href === null ? (
            title
          ) : (
            <PathLink href={href} onClick={onClose}>
              {title}
            </PathLink>
          )}
        </p>
        {status === 'running' ? (
          <TaskProgress task={task} />
        ) : (
          <p className={classes.outcome}>
            {(bulkOperation && outcomesText(bulkOperation, format.number)) || (failure ?? endLabels[status])}
            {finishedAt !== null && (
              <>
                {' · '}
                <RelativeTime at={finishedAt} />
              </>
            )}
          </p>
        )}
        {bulkOperation && (
          <BulkTaskDetails operation={bulkOperation} isRetried={isRetried} onClose={onClose} />
        )}
      </div>
      {status !== 'running' && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Dismiss “${title}”`}
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
            dismissTasks([task])
          }}
        >
          <IconX size={16} />
        </Button>
      )}
    </li>
  )
}

function StatusIcon({ status }: Pick<Task, 'status'>) {
  if (status === 'running') return <Loader size={16} aria-hidden="true" />
  const End = endIcons[status]
  return (
    <>
      <End size={18} aria-hidden="true" />
      <VisuallyHidden>{endLabels[status]}</VisuallyHidden>
    </>
  )
}

function TaskProgress({ task }: { readonly task: Task }) {
  const format = useFormat()
  const { title, progressPercent, estimatedEndAt, bulkOperation } = task
  const texts = [
    progressPercent === null ? 'In progress' : `${progressPercent}%`,
    ...(estimatedEndAt === null ? [] : [timeLeft(Date.parse(estimatedEndAt) - now())]),
    ...(bulkOperation === null ? [] : [outcomesText(bulkOperation, format.number)]),
  ]
  return (
    <>
      {progressPercent !== null && (
        <Progress className={classes.meter ?? ''} value={progressPercent} aria-label={title} />
      )}
      <p className={classes.outcome}>{texts.filter((text) => text !== '').join(' · ')}</p>
    </>
  )
}
