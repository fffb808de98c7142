import { IconPlayerPlay, IconPlayerStop, IconRefresh, IconTrash } from '@tabler/icons-react'
import type { ActionConfirmation, ActionDefinition } from './action.ts'

const icon = { size: 16, 'aria-hidden': true } as const

type Call<R> = ActionDefinition<R>['call']
type Confirmation<R> = Omit<ActionConfirmation<R>, 'requiresName'>

/** Start action. Harmless, so it has no confirmation. */
export function startAction<R>(call: Call<R>): ActionDefinition<R> {
  return {
    verb: 'Start',
    gerund: 'Starting',
    state: 'starting',
    icon: <IconPlayerPlay {...icon} />,
    call,
  }
}

export function stopAction<R>(call: Call<R>, confirmation: Confirmation<R>): ActionDefinition<R> {
  return {
    verb: 'Stop',
    gerund: 'Stopping',
    state: 'stopping',
    icon: <IconPlayerStop {...icon} />,
    destructive: true,
    call,
    confirmation,
  }
}

export function restartAction<R>(call: Call<R>, confirmation: Confirmation<R>): ActionDefinition<R> {
  return {
    verb: 'Restart',
    gerund: 'Restarting',
    state: 'restarting',
    icon: <IconRefresh {...icon} />,
    call,
    confirmation,
  }
}

/** Delete action. Requires typing the name and lists the dependent resources. */
export function deleteAction<R>(call: Call<R>, confirmation: Confirmation<R>): ActionDefinition<R> {
  return {
    verb: 'Delete',
    gerund: 'Deleting',
    state: 'being deleted',
    icon: <IconTrash {...icon} />,
    destructive: true,
    call,
    confirmation: { ...confirmation, requiresName: true },
  }
}
