import { useState } from 'react'
import { scaleContainer } from '#src/api/generated/sdk.gen.ts'
import type { Container } from '#src/api/generated/types.gen.ts'
import { MAX_REPLICAS } from '#src/domain/container.ts'
import { findContainerPlan } from '#src/domain/container-catalog.ts'
import { timesMoney } from '#src/domain/price.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { isWholeBetween } from '#src/domain/whole-number.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { denialReason } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { formatReplicas } from './container-labels.ts'
import { containerResource } from './container-resource.ts'
import { useContainerActionCheck } from './use-container-action-check.ts'

/** Asks for the number of replicas and shows the cost. */
export function ScaleDialog({
  opened,
  container,
  onClose,
}: {
  readonly opened: boolean
  readonly container: Container
  readonly onClose: () => void
}) {
  const format = useFormat()
  const { desired, ready } = container.replicas
  const [wanted, setWanted] = useState<number | null>(desired)
  const check = useContainerActionCheck()('scale', container)
  const scale = useChange(containerResource, {
    call: ({ id }, replicas: number) => scaleContainer({ path: { containerId: id }, body: { replicas } }),
    change: 'action',
  })
  const isPossible = isWholeBetween(wanted, 1, MAX_REPLICAS)
  const outOfRange = isPossible ? undefined : `Enter a number from 1 to ${MAX_REPLICAS}.`
  const plan = findContainerPlan(container.planId)
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(scale, {
        // Unused fallback: confirming is disabled without a number.
        variables: { resource: container, input: wanted ?? desired },
        successMessage: `${resourceLabel(container)} is being scaled to ${formatReplicas(wanted ?? desired)}`,
        onClose,
      })}
      title={`Scale ${resourceLabel(container)}?`}
      confirmLabel="Scale"
      disabledReason={
        denialReason(check) ??
        outOfRange ??
        (wanted === desired ? `${resourceLabel(container)} already has ${formatReplicas(desired)}.` : null)
      }
    >
      <p>
        {format.number(ready)} of {formatReplicas(desired)} ready. Replicas start and stop one at a time.
      </p>
      <NumberField
        data-autofocus
        label="Replicas"
        description={`1 to ${MAX_REPLICAS}`}
        value={wanted ?? ''}
        min={1}
        max={MAX_REPLICAS}
        error={outOfRange}
        onChange={(value) => setWanted(value === '' ? null : value)}
      />
      {plan && isPossible && (
        <p>
          {wanted} × {plan.name}: {format.money(timesMoney(plan.monthlyPrice, wanted))} per month
          {wanted === desired ? '' : `, now ${format.money(container.monthlyCost)}`}.
        </p>
      )}
    </ConfirmDialog>
  )
}
