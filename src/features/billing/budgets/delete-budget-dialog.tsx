import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { deleteBudget } from '#src/api/generated/sdk.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { useMissingRow } from '#src/resources/use-missing-row.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { budgetsQuery, refreshBudgets } from '../billing-queries.ts'

export default function DeleteBudgetDialog({
  opened,
  budgetId,
  onClose,
}: {
  readonly opened: boolean
  readonly budgetId: string
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const canDelete = useCan(requiredPermission.deleteBudget)
  const { data } = useQuery({ ...budgetsQuery(), enabled: opened })
  const remove = useMutation({
    mutationFn: (id: string) => deleteBudget({ path: { budgetId: id } }),
    onSettled: () => void refreshBudgets(client),
  })
  const name = data?.items.find(({ id }) => id === budgetId)?.name
  useMissingRow({
    opened,
    id: budgetId,
    isFound: name !== undefined,
    isLoaded: data !== undefined,
    noun: 'budget',
    onClose,
  })
  if (name === undefined) return null
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(remove, {
        variables: budgetId,
        successMessage: `${name} has been deleted`,
        onClose,
      })}
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      destructive
      disabledReason={denialReason(canDelete)}
    >
      <p>You’ll no longer be notified of its thresholds. Costs aren’t affected.</p>
    </ConfirmDialog>
  )
}
