import { useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { deleteAlertRule } from '#src/api/generated/sdk.gen.ts'
import type { AlertRule } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { ruleNoun } from '../alert-labels.ts'
import { refreshAlerts } from '../alert-queries.ts'

/** Confirms the deletion. Needs no typed name, because a rule is easy to create again. */
export function DeleteRuleDialog({
  rule,
  opened,
  onClose,
}: {
  readonly rule: AlertRule | undefined
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const shown = useLastValue(rule)
  const remove = useMutation({
    mutationFn: (alertRuleId: string) => deleteAlertRule({ path: { alertRuleId } }),
    onSettled: () => void refreshAlerts(client),
  })
  const denial = denialReason(useCan(requiredPermission.deleteAlertRule, ruleNoun))
  if (shown === undefined) return null
  const { id, name, activeAlerts } = shown
  return (
    <ConfirmDialog
      opened={opened && rule !== undefined}
      {...confirmationOf(remove, { variables: id, successMessage: `${name} has been deleted`, onClose })}
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      destructive
      disabledReason={denial}
    >
      <p>
        This rule stops watching resources.
        {activeAlerts > 0 &&
          ` ${activeAlerts === 1 ? 'Its active alert is' : `Its ${activeAlerts} active alerts are`} resolved.`}{' '}
        Past alerts stay in the history.
      </p>
    </ConfirmDialog>
  )
}
