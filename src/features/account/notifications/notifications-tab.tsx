import { Skeleton, Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import {
  getNotificationPreferencesOptions,
  getNotificationPreferencesQueryKey,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { updateNotificationPreferences } from '#src/api/generated/sdk.gen.ts'
import type { NotificationEvent, NotificationPreference } from '#src/api/generated/types.gen.ts'
import { useSignedIn } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { notificationEventLabels } from '#src/domain/notification-event.ts'
import { Panel } from '#src/resources/detail/panel.tsx'
import { useSwitches } from '#src/resources/use-switches.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { toast } from '#src/ui/toast.tsx'
import { eventDescriptions } from './event-descriptions.ts'
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
  const { shown, turn } = usePreferenceSwitches()
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
            const label = notificationEventLabels[event]
            return (
              <tr key={event}>
                <th scope="row">
                  <span id={`${id}-${event}`}>{label}</span>
                  <span className={classes.what} id={`${id}-${event}-about`}>
                    {eventDescriptions[event]}
                  </span>
                </th>
                {channels.map(({ channel }) => {
                  const choice = { event, channel, on: preference[channel] }
                  return (
                    <td key={channel} className={classes.channel}>
                      {isFixed ? (
                        'Always'
                      ) : (
                        <Switch
                          className={classes.switch ?? ''}
                          // Names both headers, because screen readers don't announce table headers when tabbing.
                          aria-labelledby={`${id}-${event} ${id}-${channel}`}
                          aria-describedby={`${id}-${event}-about`}
                          checked={shown(choice)}
                          onChange={({ currentTarget: { checked } }) => turn(choice, checked)}
                        />
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Switches that save one after another, since each response has the values of all of them. */
function usePreferenceSwitches() {
  const client = useQueryClient()
  const queryKey = getNotificationPreferencesQueryKey()
  const change = useMutation({
    scope: { id: 'notification-preferences' },
    mutationFn: ({ event, channel, on }: Choice) =>
      updateNotificationPreferences({ body: { items: [{ event, [channel]: on }] } }),
    onSuccess: async (preferences) => {
      // An earlier response would revert the switch.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, preferences)
    },
    onError: (error, { event }) => {
      toast.problem(`Could not change “${notificationEventLabels[event]}”`, error)
      return client.invalidateQueries({ queryKey })
    },
  })
  return useSwitches<Choice>({
    keyOf: ({ event, channel }) => `${event} ${channel}`,
    isOn: ({ on }) => on,
    save: async (choice, on) => {
      await change.mutateAsync({ ...choice, on })
      return { ...choice, on }
    },
  })
}
