import { useQueryClient } from '@tanstack/react-query'
import {
  getNotificationChannel,
  testNotificationChannel,
  updateNotificationChannel,
} from '#src/api/generated/sdk.gen.ts'
import type { NotificationChannel } from '#src/api/generated/types.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { replaceInPages } from '#src/resources/cache.ts'
import { useSwitches } from '#src/resources/use-switches.ts'
import { toast } from '#src/ui/toast.tsx'
import { actorName } from '../alert-labels.ts'
import { refreshAlerts } from '../alert-queries.ts'

/** Mutations that enable, disable and test channels. */
export function useChannelMutations() {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: ({
      channel,
      enabled,
    }: {
      readonly channel: NotificationChannel
      readonly enabled: boolean
    }) =>
      updateNotificationChannel({
        path: { notificationChannelId: channel.id },
        headers: { 'If-Match': channel.etag },
        body: { enabled },
      }),
    onSuccess: (channel) => {
      replaceInPages(client, 'listNotificationChannels', channel)
      toast.success(`${channel.name} is ${channel.enabled ? 'enabled' : 'disabled'}`)
    },
    onError: async (error, { channel, enabled }) => {
      const title = `Could not ${enabled ? 'enable' : 'disable'} ${channel.name}`
      if (!isProblemWith(error, 'precondition_failed')) return toast.problem(title, error)
      const theirs = await getNotificationChannel({ path: { notificationChannelId: channel.id } }).catch(
        () => null,
      )
      if (theirs === null) return toast.problem(title, error)
      replaceInPages(client, 'listNotificationChannels', theirs)
      toast.error(
        title,
        `${actorName(theirs.updatedBy)} just changed this channel. You now see the latest version.`,
      )
    },
    onSettled: () => void refreshAlerts(client),
  })
  const test = useMutation({
    mutationFn: ({ id }: NotificationChannel) =>
      testNotificationChannel({ path: { notificationChannelId: id } }),
    onSuccess: (channel) => {
      replaceInPages(client, 'listNotificationChannels', channel)
      toast.success('Test sent', `Sent to ${channel.name}, ${channel.destination}.`)
    },
    onError: (error, { name }) => toast.problem(`Could not send a test to ${name}`, error),
  })
  const { shown, turn } = useSwitches<NotificationChannel>({
    keyOf: ({ id }) => id,
    isOn: ({ enabled }) => enabled,
    save: (channel, enabled) => change.mutateAsync({ channel, enabled }),
  })
  return {
    turn,
    shown,
    test: (channel: NotificationChannel) => test.mutate(channel),
    /** ID of the channel being tested; null if none. */
    testing: test.isPending ? test.variables.id : null,
  }
}

export type ChannelMutations = ReturnType<typeof useChannelMutations>
