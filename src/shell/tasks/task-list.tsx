import { ScrollArea, Skeleton } from '@mantine/core'
import { IconProgressCheck } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import list from '../header/popup-list.module.css'
import { TaskItem } from './task-item.tsx'
import { dismissTasks, isRunning, useTasks } from './tasks.ts'

/** Running and recently ended tasks, newest first. Lazy-loaded when the button is first pressed. */
export default function TaskList({ onClose }: { readonly onClose: () => void }) {
  const { data, tasks, isRetried, error, isPending, refetch, isFetching } = useTasks()
  const ended = tasks.filter((task) => !isRunning(task))
  return (
    <>
      <div className={list.head}>
        <h2>Tasks</h2>
        {ended.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
              dismissTasks(ended)
            }}
          >
            Clear ended
          </Button>
        )}
      </div>
      <ScrollArea.Autosize mah="min(32rem, 70dvh)" viewportProps={{ tabIndex: 0, 'aria-label': 'Tasks' }}>
        {isPending && (
          <div aria-busy="true" className={list.item}>
            <VisuallyHidden>Loading tasks</VisuallyHidden>
            <Skeleton circle height={18} />
            <div>
              <Skeleton height="0.875rem" width="60%" />
              <Skeleton height="0.75rem" width="90%" mt={8} />
            </div>
          </div>
        )}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {data !== undefined && tasks.length === 0 && (
          <EmptyState
            icon={<IconProgressCheck size={22} />}
            title="No tasks"
            description="Work that takes time appears here: resizes, restores, backups, purges and bulk actions."
          />
        )}
        {tasks.length > 0 && (
          <ul className={list.list}>
            {tasks.map((task) => (
              <TaskItem key={task.id} task={task} isRetried={isRetried(task)} onClose={onClose} />
            ))}
          </ul>
        )}
      </ScrollArea.Autosize>
    </>
  )
}
