import { IconProgressCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Task } from '#src/api/generated/types.gen.ts'
import { announceEvent } from '#src/ui/announce.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PopupButton } from '../header/popup-button.tsx'
import { endLabels, isRunning, useTasks } from './tasks.ts'

const TaskList = onDemand(
  () => import('./task-list.tsx'),
  () => <div style={{ height: '12rem' }} aria-busy="true" />,
)

/** Button with the number of running tasks; opens the list of tasks. Loaded after the page. */
export default function TaskTray() {
  const { tasks, isRetried } = useTasks()
  const running = tasks.filter(isRunning).length
  const failed = tasks.filter((task) => task.status === 'failed' && !isRetried(task)).length
  useAnnouncedEnds(tasks)

  const shown = running > 0 ? running : failed
  return (
    <PopupButton
      title="Tasks"
      label={labelOf(running, failed)}
      icon={<IconProgressCheck size={20} />}
      count={shown > 0 ? shown : null}
      tone={running > 0 ? 'accent' : 'destructive'}
    >
      {(close) => <TaskList onClose={close} />}
    </PopupButton>
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
      if (status !== 'running' && seen.current.has(id))
        announceEvent(`${title}: ${endLabels[status].toLowerCase()}`)
    }
    seen.current = new Set(tasks.filter(isRunning).map(({ id }) => id))
  }, [tasks])
}
