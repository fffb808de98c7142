import { Radio, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as limits from '#src/api/generated/limits.gen.ts'
import { createAlertSilence } from '#src/api/generated/sdk.gen.ts'
import type { Alert, AlertSilenceCreate } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { lengthProblem } from '#src/domain/text-length.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { useRejectedText } from '#src/resources/form/use-rejected-text.ts'
import { denialReason } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { z } from '#src/ui/zod.ts'
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

const SCOPES = ['alert', 'resource', 'rule'] as const

interface SilenceDraft {
  readonly minutes: number
  readonly scope: (typeof SCOPES)[number]
  readonly reason: string
}

const NEW_SILENCE: SilenceDraft = { minutes: 60, scope: 'alert', reason: '' }

const storedSilenceSchema: z.ZodMiniType<SilenceDraft> = z.object({
  minutes: z.number(),
  scope: z.enum(SCOPES),
  reason: z.string(),
})

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
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft({
    name: `silence-${alert.id}`,
    initial: NEW_SILENCE,
    schema: storedSilenceSchema,
  })
  const { minutes, scope, reason } = draft
  const [keyFor] = useState(() => createIdempotencyKeys())
  const silence = useMutation({
    mutationFn: (body: AlertSilenceCreate) =>
      createAlertSilence({ body, headers: { 'Idempotency-Key': keyFor(body) } }),
    onSuccess: ({ endsAt }) => {
      forget()
      toast.success('Silenced', `No notifications until ${format.dateTime(endsAt)}.`)
    },
    onSettled: () => void refreshAlerts(client),
  })
  const unsaved = useRef(false)
  unsaved.current = isChanged && !silence.isSuccess
  const tooLong = lengthProblem(cleanName(reason), REASON_LENGTH)
  const { rejected, otherError, around, textChanged } = useRejectedText(silence, 'reason')
  const close = () => {
    silence.reset()
    onClose()
  }
  const scopeLabels = {
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
            ...(cleanName(reason) !== '' && { reason: cleanName(reason) }),
          },
          { onSuccess: close },
        )
      }
      title={`Silence ${alert.title}`}
      confirmLabel="Silence"
      pending={silence.isPending}
      error={otherError}
      disabledReason={denialReason(canChange) ?? tooLong ?? null}
    >
      <LeaveGuard unsaved={unsaved} onLeave={forget} title="Leave without silencing?" />
      {/* While the dialog closes, the form starts afresh and shows no note. */}
      {opened && isRestored && <RestoredNote onStartOver={startOver} />}
      <p>Alerts still fire and resolve, but no one is notified.</p>
      <Radio.Group
        label="Duration"
        value={String(minutes)}
        onChange={(value) => setDraft({ ...draft, minutes: Number(value) })}
      >
        {durations.map((it) => (
          <Radio key={it.minutes} mt={8} value={String(it.minutes)} label={it.label} />
        ))}
      </Radio.Group>
      <Radio.Group
        label="Alerts"
        value={scope}
        onChange={(value) =>
          setDraft({ ...draft, scope: SCOPES.find((known) => known === value) ?? draft.scope })
        }
      >
        {SCOPES.map((value) => (
          <Radio key={value} mt={8} value={value} label={scopeLabels[value]} />
        ))}
      </Radio.Group>
      <div ref={around}>
        <TextInput
          label="Reason"
          description="Optional. Visible to your team."
          value={reason}
          error={tooLong ?? rejected}
          onChange={(event) => {
            setDraft({ ...draft, reason: event.currentTarget.value })
            textChanged()
          }}
        />
      </div>
    </ConfirmDialog>
  )
}
