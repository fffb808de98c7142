import { Radio, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as limits from '#src/api/generated/limits.gen.ts'
import { createAlertSilence } from '#src/api/generated/sdk.gen.ts'
import type { Alert, AlertSilenceCreate } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { lengthProblem } from '#src/domain/text-length.ts'
import { denialReason } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { alertQuery, refreshAlerts } from '../alert-queries.ts'
import { useCanChangeAlerts } from '../use-alert-actions.tsx'

const durations = [
  { minutes: 30, label: '30 minutes' },
  { minutes: 60, label: '1 hour' },
  { minutes: 4 * 60, label: '4 hours' },
  { minutes: 24 * 60, label: '1 day' },
  { minutes: 7 * 24 * 60, label: '1 week' },
] as const

const REASON_LENGTH = limits.AlertSilenceCreate.reason.maxLength

type Scope = 'alert' | 'resource' | 'rule'

/** Mutes notifications for one alert, or for all alerts of its resource or rule, for a limited time. */
export default function SilenceDialog({
  opened,
  alertId,
  onClose,
}: {
  readonly opened: boolean
  readonly alertId: string
  readonly onClose: () => void
}) {
  const { data, error, isFetching, refetch } = useQuery({ ...alertQuery(alertId), enabled: opened })
  if (data !== undefined)
    return <Question key={`${alertId} ${opened}`} opened={opened} alert={data.alert} onClose={onClose} />
  return (
    <Dialog opened={opened} onClose={onClose} title="Silence alert" aria-busy={error === null}>
      {error !== null && <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />}
    </Dialog>
  )
}

function Question({
  opened,
  alert,
  onClose,
}: {
  readonly opened: boolean
  readonly alert: Alert
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const format = useFormat()
  const canChange = useCanChangeAlerts()
  const [minutes, setMinutes] = useState<number>(60)
  const [scope, setScope] = useState<Scope>('alert')
  const [reason, setReason] = useState('')
  const [keyFor] = useState(() => createIdempotencyKeys())
  const silence = useMutation({
    mutationFn: (body: AlertSilenceCreate) =>
      createAlertSilence({ body, headers: { 'Idempotency-Key': keyFor(body) } }),
    onSuccess: ({ endsAt }) => {
      toast.success('Silenced', `No notifications until ${format.dateTime(endsAt)}.`)
    },
    onSettled: () => void refreshAlerts(client),
  })
  const problem = lengthProblem(reason.trim(), REASON_LENGTH)
  const close = () => {
    silence.reset()
    onClose()
  }
  const scopes: Readonly<Record<Scope, string>> = {
    alert: `“${alert.rule.name}” on ${resourceLabel(alert.resource)}`,
    resource: `All alerts on ${resourceLabel(alert.resource)}`,
    rule: `“${alert.rule.name}” on all resources`,
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={() =>
        silence.mutate(
          {
            durationMinutes: minutes,
            ...(scope !== 'resource' && { ruleId: alert.rule.id }),
            ...(scope !== 'rule' && { resourceId: alert.resource.id }),
            ...(reason.trim() !== '' && { reason: reason.trim() }),
          },
          { onSuccess: close },
        )
      }
      title={`Silence ${alert.title}`}
      confirmLabel="Silence"
      pending={silence.isPending}
      error={silence.error}
      disabledReason={denialReason(canChange) ?? problem ?? null}
    >
      <p>Alerts still fire and resolve, but no one is notified.</p>
      <Radio.Group
        label="For how long"
        value={String(minutes)}
        onChange={(value) => setMinutes(Number(value))}
      >
        {durations.map((it) => (
          <Radio key={it.minutes} mt={8} value={String(it.minutes)} label={it.label} />
        ))}
      </Radio.Group>
      <Radio.Group
        label="What"
        value={scope}
        onChange={(value) => setScope(value === 'resource' || value === 'rule' ? value : 'alert')}
      >
        {(Object.entries(scopes) as [Scope, string][]).map(([value, label]) => (
          <Radio key={value} mt={8} value={value} label={label} />
        ))}
      </Radio.Group>
      <TextInput
        label="Why"
        description="Optional. Visible to your team."
        value={reason}
        error={problem}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
