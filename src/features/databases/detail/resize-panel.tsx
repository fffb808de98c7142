import { useState } from 'react'
import { resizeDatabase } from '#src/api/generated/sdk.gen.ts'
import type { Database, DatabaseCatalog } from '#src/api/generated/types.gen.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { Panel } from '#src/resources/detail/panel.tsx'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { databaseResource } from '../database-resource.ts'
import { type PlanOption, planChoices, plansFor } from '../parts/plan-choices.tsx'

/** Changes to a plan with at least the same storage. Remount it (`key`) when the plan changes. */
export function ResizePanel({
  database,
  catalog,
}: {
  readonly database: Database
  readonly catalog: DatabaseCatalog
}) {
  const format = useFormat()
  const [planId, setPlanId] = useState(database.planId)
  const [isConfirming, setConfirming] = useState(false)
  const resize = useChange(databaseResource, {
    call: ({ id }, plan: PlanOption) =>
      resizeDatabase({ path: { databaseId: id }, body: { planId: plan.id } }),
    change: 'action',
  })
  const reason = denialReason(useActionCheck(databaseResource)('resize', database))
  const plans = plansFor(database, catalog)
  const current = plans.find(({ id }) => id === database.planId)
  const chosen = planId === database.planId ? undefined : plans.find(({ id }) => id === planId)
  return (
    <Panel title="Plan">
      <ChoiceCards
        label="Plan"
        hideLabel
        name="plan"
        cardWidth={18}
        value={planId}
        choices={planChoices(catalog, database.engine, format, plans, current)}
        onChange={setPlanId}
      />
      <div>
        <DisabledReason reason={reason ?? (chosen ? null : 'Choose another plan.')}>
          <Button variant="outline" onClick={() => setConfirming(true)}>
            Change plan
          </Button>
        </DisabledReason>
      </div>
      {chosen && (
        <ConfirmDialog
          opened={isConfirming}
          {...confirmationOf(resize, {
            variables: { resource: database, input: chosen },
            successMessage: `${database.name} is being resized`,
            onClose: () => setConfirming(false),
          })}
          title={`Change ${database.name} to ${chosen.name}?`}
          confirmLabel="Change plan"
        >
          <p>
            {database.status === 'running'
              ? 'Connections close for a few seconds. Clients must reconnect.'
              : 'The database stays stopped. The new plan applies at its next start.'}
          </p>
          <p>
            It will cost {format.money(chosen.monthlyPrice)} per month instead of{' '}
            {format.money(database.monthlyCost)}. Storage can’t shrink later.
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
