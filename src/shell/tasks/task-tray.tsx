import { IconProgressCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Task } from '#src/api/generated/types.gen.ts'
import { announceEvent } from '#src/ui/announce.ts'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import popup from '../header/popup.module.css'
import { usePopup } from '../header/use-popup.ts'
import classes from './tasks.module.css'
import { isRunning, useTasks } from './tasks.ts'

const TaskList = onDemand(
  () => import('./task-list.tsx'),
  () => <div style={{ height: '12rem' }} aria-busy="true" />,
)

/** Button with the number of running tasks; opens the list of tasks. Loaded after the page. */
export default function TaskTray() {
  const { opened, toggle, close, root } = usePopup('[role="dialog"]')
  const { tasks } = useTasks()
  const running = tasks.filter(isRunning).length
  const failed = tasks.filter(({ status }) => status === 'failed').length
  useAnnouncedEnds(tasks)

  return (
    <div {...root} className={popup.root}>
      <span className={classes.button}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={labelOf(running, failed)}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={toggle}
        >
          <IconProgressCheck size={20} />
        </Button>
        {running + failed > 0 && (
          <span className={classes.count} data-failed={running === 0 || undefined} aria-hidden="true">
            {running > 0 ? running : failed}
          </span>
        )}
      </span>
      {opened && (
        <div role="dialog" tabIndex={-1} aria-label="Tasks" className={`${popup.panel} ${classes.panel}`}>
          <TaskList onClose={close} />
        </div>
      )}
    </div>
  )
}

function labelOf(running: number, failed: number): string {
  const parts = [...(running > 0 ? [`${running} running`] : []), ...(failed > 0 ? [`${failed} failed`] : [])]
  return ['Tasks', ...parts].join(', ')
}

/** Announces the end of tasks that were seen running. */
function useAnnouncedEnds(tasks: readonly Task[]): void {
  const seen = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    for (const { id, title, status } of tasks) {
      if (status !== 'running' && seen.current.has(id)) announceEvent(`${title}: ${END[status]}`)
    }
    seen.current = new Set(tasks.filter(isRunning).map(({ id }) => id))
  }, [tasks])
}

const END = { succeeded: 'done', failed: 'failed', canceled: 'canceled' } as const
