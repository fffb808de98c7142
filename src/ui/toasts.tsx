import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from './button.tsx'
import { TOAST_LIMIT } from './theme/timing.ts'
import { subscribeToasts, type Toast, takeToasts } from './toast-queue.ts'
import classes from './toasts.module.css'

const look: Record<
  Toast['kind'],
  { color: 'green' | 'blue' | 'red'; icon: ReactNode; role: 'status' | 'alert' }
> = {
  success: { color: 'green', icon: <IconCheck size={18} />, role: 'status' },
  info: { color: 'blue', icon: <IconInfoCircle size={18} />, role: 'status' },
  error: { color: 'red', icon: <IconAlertTriangle size={18} />, role: 'alert' },
}

/** Ids of the visible toasts, oldest first. */
const visible: string[] = []

function showWaiting(): void {
  for (const { kind, title, message, action } of takeToasts()) {
    // Make room for the new one, which would otherwise wait until an old one closes.
    const oldest = visible.length < TOAST_LIMIT ? undefined : visible.shift()
    if (oldest !== undefined) notifications.hide(oldest)
    const id = notifications.show({
      ...look[kind],
      title,
      message: action ? (
        <div className={classes.body}>
          <span>{message}</span>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              notifications.hide(id)
              action.onSelect()
            }}
          >
            {action.label}
          </Button>
        </div>
      ) : (
        message
      ),
      withBorder: true,
      closeButtonProps: { 'aria-label': 'Dismiss' },
      onClose: () => {
        const at = visible.indexOf(id)
        if (at >= 0) visible.splice(at, 1)
      },
    })
    visible.push(id)
  }
}

/** Removes all toasts at once. */
export function removeToasts(): void {
  visible.length = 0
  notifications.clean()
}

/** Renders toasts; loaded with the first one. */
export default function Toasts() {
  useEffect(() => {
    showWaiting()
    return subscribeToasts(showWaiting)
  }, [])
  return <Notifications />
}
