import { Skeleton, Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import {
  getNotificationPreferencesOptions,
  getNotificationPreferencesQueryKey,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { updateNotificationPreferences } from '#src/api/generated/sdk.gen.ts'
import type {
  NotificationEvent,
  NotificationPreference,
  NotificationPreferences,
} from '#src/api/generated/types.gen.ts'
import { useSignedIn } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { Panel } from '#src/resources/detail/panel.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { toast } from '#src/ui/toast.tsx'
import { eventLabels } from './event-labels.ts'
import classes from './notifications.module.css'

type Channel = 'inApp' | 'email'

const channels: readonly { readonly channel: Channel; readonly label: string }[] = [
  { channel: 'inApp', label: 'In the console' },
  { channel: 'email', label: 'By email' },
]

interface Choice {
  readonly event: NotificationEvent
  readonly channel: Channel
  readonly on: boolean
}

/**
 * Notification preferences. Each switch saves at once, so there is no form to submit and nothing to lose on leaving.
 */
export default function NotificationsTab() {
  const query = useQuery(getNotificationPreferencesOptions())
  const { user } = useSignedIn()
  return (
    <Panel title="Notifications">
      <p className={classes.about}>
        In the console, notifications appear under the bell. Email goes to {user.email}. Changes are saved
        automatically.
      </p>
      {query.data !== undefined ? (
        <Matrix preferences={query.data.items} />
      ) : query.error === null ? (
        <Skeleton height="24rem" />
      ) : (
        <ErrorState error={query.error} onRetry={() => query.refetch()} retrying={query.isFetching} />
      )}
    </Panel>
  )
}

function Matrix({ preferences }: { readonly preferences: readonly NotificationPreference[] }) {
  const id = useId()
  const choose = useChoose()
  return (
    <div className={classes.scroll}>
      <table className={classes.matrix} aria-label="Notifications by event and channel">
        <thead>
          <tr>
            <th scope="col">Event</th>
            {channels.map(({ channel, label }) => (
              <th key={channel} scope="col" id={`${id}-${channel}`} className={classes.channel}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preferences.map((preference) => {
            const { event, isFixed } = preference
            const { label, about } = eventLabels[event]
            return (
              <tr key={event}>
                <th scope="row">
                  <span id={`${id}-${event}`}>{label}</span>
                  <span className={classes.what} id={`${id}-${event}-about`}>
                    {about}
                  </span>
                </th>
                {channels.map(({ channel }) => (
                  <td key={channel} className={classes.channel}>
                    {isFixed ? (
                      'Always'
                    ) : (
                      <Switch
                        className={classes.switch ?? ''}
                        // Names both headers, because screen readers don't announce table headers when tabbing.
                        aria-labelledby={`${id}-${event} ${id}-${channel}`}
                        aria-describedby={`${id}-${event}-about`}
                        checked={preference[channel]}
                        onChange={({ currentTarget: { checked } }) => choose({ event, channel, on: checked })}
                      />
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const KEY = ['account', 'notification-preferences']

/** Saves switches one after another, with an optimistic update. */
function useChoose() {
  const client = useQueryClient()
  const queryKey = getNotificationPreferencesQueryKey()
  const show = ({ event, channel, on }: Choice) =>
    client.setQueryData<NotificationPreferences>(
      queryKey,
      (known) =>
        known && { items: known.items.map((it) => (it.event === event ? { ...it, [channel]: on } : it)) },
    )
  const save = useMutation({
    mutationKey: KEY,
    scope: { id: KEY.join(' ') },
    mutationFn: ({ event, channel, on }: Choice) =>
      updateNotificationPreferences({ body: { items: [{ event, [channel]: on }] } }),
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey })
      show(choice)
    },
    onError: (error, choice) => {
      show({ ...choice, on: !choice.on })
      toast.problem(`Could not change “${eventLabels[choice.event].label}”`, error)
    },
    // Refetch only after the last pending save: an earlier response would revert the switches that are still being
    // saved.
    onSettled: () =>
      client.isMutating({ mutationKey: KEY }) === 1 ? client.invalidateQueries({ queryKey }) : undefined,
  })
  return save.mutate
}
