import { IconEdit, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { Budget, BudgetState } from '#src/api/generated/types.gen.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { rowProps, useRowFocus } from '#src/ui/resource-table/use-row-focus.ts'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useShowAll } from '#src/ui/use-show-all.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '../billing.module.css'
import type { BillingTabProps } from '../billing-tab.ts'
import { budgetPercent, Meter } from '../meter.tsx'
import { thresholdText } from './threshold-text.ts'

const states: Readonly<Record<BudgetState, { readonly label: string; readonly tone: StatusTone }>> = {
  within: { label: 'Within', tone: 'healthy' },
  reached: { label: 'Threshold reached', tone: 'warning' },
  exceeded: { label: 'Exceeded', tone: 'critical' },
}

/** Number of budgets shown before "show all". */
const INITIAL_COUNT = 20

/** Budgets with their current spend, and buttons to edit and delete them. */
export function BudgetList({
  budgets,
  onDialog,
}: {
  readonly budgets: readonly Budget[]
  readonly onDialog: BillingTabProps['onDialog']
}) {
  const format = useFormat()
  const { shown, button } = useShowAll(budgets, INITIAL_COUNT)
  const list = useRef<HTMLUListElement>(null)
  useRowFocus(
    list,
    shown.map(({ id }) => id),
  )
  const canChange = useCan(requiredPermission.updateBudget)
  const reason = denialReason(canChange)
  return (
    <>
      <ul ref={list} className={classes.budgets}>
        {shown.map((budget) => {
          const { id, name, project, amount, spent, usedPercent, projectedPercent, thresholds, state } =
            budget
          const { label, tone } = states[state]
          return (
            <li key={id} {...rowProps(id)} className={classes.budget}>
              <div className={classes.budgetHead}>
                <strong>{name}</strong>
                <StatusBadge tone={tone}>{label}</StatusBadge>
              </div>
              <span className={classes.muted}>{project === null ? 'Whole organization' : project.name}</span>
              <Meter
                label={`${name} used`}
                percent={usedPercent}
                projected={projectedPercent}
                marks={thresholds.filter(({ basis }) => basis === 'spend').map(({ percent }) => percent)}
              />
              <span className={classes.side}>
                <span>
                  {format.money(spent)} of {format.money(amount)}, {budgetPercent(usedPercent, format)}
                </span>
                <span>{budgetPercent(projectedPercent, format)} projected</span>
              </span>
              <span className={classes.muted}>{thresholdText(budget, format)}</span>
              <span className={classes.buttons}>
                <DisabledReason reason={reason}>
                  <Button
                    size="sm"
                    variant="ghost"
                    leftSection={<IconEdit size={14} aria-hidden="true" />}
                    onClick={() => onDialog('edit-budget', id)}
                  >
                    Edit<VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                </DisabledReason>
                <DisabledReason reason={reason}>
                  <Button
                    size="sm"
                    variant="ghost"
                    leftSection={<IconTrash size={14} aria-hidden="true" />}
                    onClick={() => onDialog('delete-budget', id)}
                  >
                    Delete<VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                </DisabledReason>
              </span>
            </li>
          )
        })}
      </ul>
      {button}
    </>
  )
}
