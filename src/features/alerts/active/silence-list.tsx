import { IconBellCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { endAlertSilence } from '#src/api/generated/sdk.gen.ts'
import type { AlertSilence } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { denialReason } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useShowAll } from '#src/ui/use-show-all.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { actorName } from '../alert-labels.ts'
import { refreshAlerts } from '../alert-queries.ts'
import { useCanChangeAlerts } from '../use-alert-actions.tsx'
import classes from './silence-list.module.css'

/** Number of silences shown before "show all". */
const INITIAL_COUNT = 10

export function SilenceList({
  silences,
  onEnded,
}: {
  readonly silences: readonly AlertSilence[]
  /** Called after a silence ended. Moves the focus, because the button disappears with its row. */
  readonly onEnded?: () => void
}) {
  const client = useQueryClient()
  const format = useFormat()
  const { shown, button } = useShowAll(silences, INITIAL_COUNT)
  const canChange = useCanChangeAlerts()
  const end = useMutation({
    mutationFn: (alertSilenceId: string) => endAlertSilence({ path: { alertSilenceId } }),
    onSuccess: () => {
      toast.success('Silence ended', 'Notifications are sent again.')
      onEnded?.()
    },
    onError: (error) => toast.problem('Could not end the silence', error),
    onSettled: () => refreshAlerts(client),
  })
  return (
    <>
      <ul className={classes.list}>
        {shown.map((silence) => {
          const { id, reason, endsAt, createdBy } = silence
          return (
            <li key={id}>
              <div>
                <p>
                  {describeSilenced(silence)}, until {format.dateTime(endsAt)}
                </p>
                <p className={classes.muted}>
                  {actorName(createdBy)}
                  {reason !== '' && `: ${reason}`}
                </p>
              </div>
              <DisabledReason reason={denialReason(canChange)}>
                <Button
                  variant="outline"
                  size="sm"
                  leftSection={<IconBellCheck size={16} aria-hidden="true" />}
                  loading={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  End silence
                  <VisuallyHidden> of {describeSilenced(silence)}</VisuallyHidden>
                </Button>
              </DisabledReason>
            </li>
          )
        })}
      </ul>
      {button}
    </>
  )
}

function describeSilenced({ rule, resource }: AlertSilence): string {
  return `${rule === null ? 'Everything' : `“${rule.name}”`} on ${resource === null ? 'all resources' : resourceLabel(resource)}`
}
