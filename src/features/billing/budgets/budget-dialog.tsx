import { TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listProjectsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { createBudget, getBudget, updateBudget } from '#src/api/generated/sdk.gen.ts'
import type { Budget } from '#src/api/generated/types.gen.ts'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { EditDialog } from '#src/resources/form/edit-dialog.tsx'
import { EditFormFrame } from '#src/resources/form/edit-form-frame.tsx'
import { NameField } from '#src/resources/form/naming-fields.tsx'
import { useEditForm } from '#src/resources/form/use-edit-form.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { Select } from '#src/ui/select.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '../billing.module.css'
import { budgetsQuery, refreshBudgets } from '../billing-queries.ts'
import {
  type BudgetDraft,
  budgetProblems,
  MAX_THRESHOLDS,
  NEW_BUDGET,
  storedBudgetSchema,
  toDraft,
  toRequest,
} from './budget-draft.ts'
import { BudgetSpendHint } from './budget-spend-hint.tsx'
import { thresholdText } from './threshold-text.ts'

/** Creates or edits a budget. */
export default function BudgetDialog({
  opened,
  budgetId,
  onClose,
}: {
  readonly opened: boolean
  /** Empty for a new budget. */
  readonly budgetId: string
  readonly onClose: () => void
}) {
  return (
    <EditDialog
      opened={opened}
      id={budgetId}
      query={useQuery({ ...budgetsQuery(), enabled: opened })}
      titles={{ create: 'Create budget', edit: 'Edit budget' }}
      noun="budget"
      onClose={onClose}
    >
      {(budget) => <BudgetForm budget={budget} onClose={onClose} />}
    </EditDialog>
  )
}

function BudgetForm({
  budget: given,
  onClose,
}: {
  readonly budget: Budget | null
  readonly onClose: () => void
}) {
  const format = useFormat()
  const client = useQueryClient()
  const canChange = useCan(given === null ? requiredPermission.createBudget : requiredPermission.updateBudget)
  const projects = useQuery(listProjectsOptions())
  const form = useEditForm<Budget, BudgetDraft>({
    name: 'budget',
    entity: given,
    initial: () => (given === null ? NEW_BUDGET : toDraft(given)),
    schema: storedBudgetSchema,
    check: budgetProblems,
    fields: ({ thresholds }) => [
      'name',
      'amount',
      'projectId',
      ...thresholds.map((_, index) => `thresholds.${index}`),
    ],
    disabledReason: denialReason(canChange),
    create: (draft, keyFor) => {
      const body = toRequest(draft)
      return createBudget({ body, headers: { 'Idempotency-Key': keyFor(body) } })
    },
    update: (draft, { id, etag }) =>
      updateBudget({ path: { budgetId: id }, headers: { 'If-Match': etag }, body: toRequest(draft) }),
    conflict: {
      read: (budgetId) => getBudget({ path: { budgetId } }),
      toDraft,
      describe: (theirs) =>
        `${theirs.updatedBy.name} changed this budget. It’s now “${theirs.name}”, ${format.money(theirs.amount)} per month for ${theirs.project?.name ?? 'the whole organization'}. ${thresholdText(theirs, format)}`,
    },
    refresh: () => refreshBudgets(client),
    onSaved: ({ name }) => {
      toast.success(`${name} has been ${given === null ? 'set' : 'saved'}`)
      onClose()
    },
  })
  const { draft, change, problems } = form
  const changeThreshold = (key: number, part: Partial<BudgetDraft['thresholds'][number]>) =>
    change({ thresholds: draft.thresholds.map((it) => (it.key === key ? { ...it, ...part } : it)) })

  return (
    <EditFormFrame form={form} verbs={{ create: 'Create budget', save: 'Save budget' }} onCancel={onClose}>
      <NameField form={form} />
      <TextInput
        label="Monthly amount"
        description="In US dollars."
        leftSection="$"
        inputMode="decimal"
        value={draft.amount}
        error={problemAt(problems, 'amount')}
        autoComplete="off"
        required
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <Select
        label="Scope"
        value={draft.projectId}
        error={problems.projectId}
        data={[
          { value: '', label: 'Whole organization' },
          ...(projects.data?.items ?? []).map(({ id, name }) => ({ value: id, label: `Project ${name}` })),
        ]}
        onChange={(projectId) => change({ projectId })}
      />
      <fieldset className={classes.thresholds}>
        <legend>Thresholds</legend>
        <p className={classes.muted}>Members who can view billing are notified once a month per threshold.</p>
        {draft.thresholds.map(({ key, basis, percent }, index) => (
          <div key={key} className={classes.threshold}>
            <Select
              aria-label={`Threshold ${index + 1} is of`}
              value={basis}
              data={[
                { value: 'spend', label: 'Spent' },
                { value: 'forecast', label: 'Projected' },
              ]}
              onChange={(chosen) => changeThreshold(key, { basis: chosen })}
            />
            <TextInput
              aria-label={`Threshold ${index + 1} in percent`}
              rightSection="%"
              inputMode="numeric"
              value={percent}
              error={problemAt(problems, `thresholds.${index}`)}
              onChange={(event) => changeThreshold(key, { percent: event.currentTarget.value })}
            />
            <Button
              variant="ghost"
              onClick={() => change({ thresholds: draft.thresholds.filter((it) => it.key !== key) })}
            >
              <IconX size={16} aria-hidden="true" />
              <VisuallyHidden>Remove threshold {index + 1}</VisuallyHidden>
            </Button>
          </div>
        ))}
        <div>
          <DisabledReason
            reason={
              draft.thresholds.length >= MAX_THRESHOLDS
                ? `A budget can have at most ${MAX_THRESHOLDS} thresholds.`
                : null
            }
          >
            <Button
              size="sm"
              variant="outline"
              leftSection={<IconPlus size={14} aria-hidden="true" />}
              onClick={() =>
                change({
                  thresholds: [
                    ...draft.thresholds,
                    {
                      key: Math.max(-1, ...draft.thresholds.map((it) => it.key)) + 1,
                      basis: 'spend',
                      percent: '',
                    },
                  ],
                })
              }
            >
              Add threshold
            </Button>
          </DisabledReason>
        </div>
      </fieldset>
      <BudgetSpendHint draft={draft} budget={form.entity} />
    </EditFormFrame>
  )
}
