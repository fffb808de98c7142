import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from './button.tsx'
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

function showWaiting(): void {
  for (const { kind, title, message, action } of takeToasts()) {
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
    })
  }
}

/** Renders toasts; loaded with the first one. */
export default function Toasts() {
  useEffect(() => {
    showWaiting()
    return subscribeToasts(showWaiting)
  }, [])
  return <Notifications />
}
