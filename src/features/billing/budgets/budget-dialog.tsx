import { NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { listProjectsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as takes from '#src/api/generated/permissions.gen.ts'
import { createBudget, getBudget, updateBudget } from '#src/api/generated/sdk.gen.ts'
import type { Budget } from '#src/api/generated/types.gen.ts'
import { fieldErrors, isProblemWith } from '#src/api/problem.ts'
import { requestKeys } from '#src/api/request-key.ts'
import { type FieldProblems, NO_PROBLEMS, problemAt } from '#src/resources/create/field-problems.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { formProblem } from '#src/resources/form-problem.ts'
import { reasonOf, useMay } from '#src/resources/may.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { toast } from '#src/ui/toast.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '../billing.module.css'
import { budgetsQuery, refreshBudgets } from '../billing-queries.ts'
import {
  type BudgetDraft,
  bodyOf,
  budgetProblems,
  draftOf,
  MOST_THRESHOLDS,
  NEW_BUDGET,
} from './budget-draft.ts'

/** Sets a budget, or changes one. */
export default function BudgetDialog({
  opened,
  budgetId,
  onClose,
}: {
  readonly opened: boolean
  /** Empty for a new one. */
  readonly budgetId: string
  readonly onClose: () => void
}) {
  const { data, error, isFetching, refetch } = useQuery({ ...budgetsQuery(), enabled: opened })
  const budget = data?.items.find(({ id }) => id === budgetId)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={budgetId === '' ? 'New Budget' : 'Edit Budget'}
      size="lg"
      // A slip of the pointer is no reason to put away what is being typed.
      closeOnClickOutside={false}
    >
      {budgetId === '' || budget !== undefined ? (
        <BudgetForm key={budgetId} budget={budget ?? null} onClose={onClose} />
      ) : data !== undefined ? (
        <p>There is no such budget any more.</p>
      ) : error === null ? (
        <Skeleton height="16rem" />
      ) : (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
    </Dialog>
  )
}

function BudgetForm({
  budget: given,
  onClose,
}: {
  readonly budget: Budget | null
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const mayChange = useMay(given === null ? takes.createBudget : takes.updateBudget)
  const projects = useQuery(listProjectsOptions())
  // As the dialog opened, until somebody else's change has been met.
  const [budget, setBudget] = useState(given)
  const [initial] = useState(() => (given === null ? NEW_BUDGET : draftOf(given)))
  const [draft, setDraft] = useState(initial)
  const [keyFor] = useState(() => requestKeys())
  const [attempt, setAttempt] = useState(0)
  const [fromServer, setFromServer] = useState<FieldProblems>(NO_PROBLEMS)
  const [changedBy, setChangedBy] = useState<string | null>(null)
  const own = budgetProblems(draft)
  const problems: FieldProblems = attempt === 0 ? NO_PROBLEMS : { ...fromServer, ...own }

  const save = useMutation({
    mutationFn: (written: BudgetDraft) => {
      const body = bodyOf(written)
      return budget === null
        ? createBudget({ body, headers: { 'Idempotency-Key': keyFor(body) } })
        : updateBudget({ path: { budgetId: budget.id }, headers: { 'If-Match': budget.etag }, body })
    },
    onSettled: () => void refreshBudgets(client),
  })
  const isChanged = draft !== initial
  const unsaved = useRef(false)
  unsaved.current = isChanged && !save.isSuccess

  const form = useRef<HTMLFormElement>(null)
  // Each attempt takes the focus to what is wrong.
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])

  const change = (part: Partial<BudgetDraft>) => {
    setDraft((current) => ({ ...current, ...part }))
    // What was found fault with is another thing now.
    setFromServer(NO_PROBLEMS)
  }
  const changeThreshold = (key: number, part: Partial<BudgetDraft['thresholds'][number]>) =>
    change({ thresholds: draft.thresholds.map((it) => (it.key === key ? { ...it, ...part } : it)) })

  function submit(event: FormEvent): void {
    event.preventDefault()
    event.stopPropagation()
    if (save.isPending) return
    save.reset()
    setAttempt((count) => count + 1)
    setFromServer(NO_PROBLEMS)
    setChangedBy(null)
    if (Object.keys(own).length > 0) return
    save.mutate(draft, {
      onSuccess: ({ name }) => {
        unsaved.current = false
        toast.success(budget === null ? `${name} has been set` : `${name} has been saved`)
        onClose()
      },
      onError: async (failure) => {
        setFromServer(fieldErrors(failure))
        setAttempt((count) => count + 1)
        if (budget === null || !isProblemWith(failure, 'precondition_failed')) return
        const theirs = await getBudget({ path: { budgetId: budget.id } }).catch(() => null)
        if (theirs === null) return
        setBudget(theirs)
        setChangedBy(
          `${theirs.updatedBy.name} changed it meanwhile. Nothing of yours has been saved; save again to put yours in its place.`,
        )
      },
    })
  }

  const shown = ['name', 'amount', 'projectId', ...draft.thresholds.map((_, index) => `thresholds.${index}`)]
  const problem = changedBy ?? (attempt > 0 ? formProblem(save.error, shown) : null)
  return (
    <form ref={form} className={dialog.body} onSubmit={submit} noValidate>
      <LeaveGuard
        unsaved={unsaved}
        onLeave={() => {}}
        title={budget === null ? 'Leave without setting it?' : 'Leave without saving?'}
      />
      {problem && (
        <p className={dialog.problem} role="alert">
          {problem}
        </p>
      )}
      <TextInput
        data-autofocus
        label="Name"
        value={draft.name}
        error={problems.name}
        autoComplete="off"
        required
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Amount a month"
        description="In dollars, for a billing month."
        leftSection="$"
        inputMode="decimal"
        value={draft.amount}
        error={problemAt(problems, 'amount')}
        autoComplete="off"
        required
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <NativeSelect
        label="For"
        value={draft.projectId}
        error={problems.projectId}
        data={[
          { value: '', label: 'Whole organisation' },
          ...(projects.data?.items ?? []).map(({ id, name }) => ({ value: id, label: `Project ${name}` })),
        ]}
        onChange={(event) => change({ projectId: event.currentTarget.value })}
      />
      <fieldset className={classes.thresholds}>
        <legend>Thresholds</legend>
        <p className={classes.muted}>Whoever sees the bill is told once a month of each that is reached.</p>
        {draft.thresholds.map(({ key, basis, percent }, index) => (
          <div key={key} className={classes.threshold}>
            <NativeSelect
              aria-label={`Threshold ${index + 1} is of`}
              value={basis}
              data={[
                { value: 'spend', label: 'Spent' },
                { value: 'forecast', label: 'Projected' },
              ]}
              onChange={(event) =>
                changeThreshold(key, {
                  basis: event.currentTarget.value === 'forecast' ? 'forecast' : 'spend',
                })
              }
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
              draft.thresholds.length >= MOST_THRESHOLDS ? `There are ${MOST_THRESHOLDS} at most.` : null
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
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <DisabledReason
          reason={reasonOf(mayChange) ?? (budget !== null && !isChanged ? 'Nothing has been changed.' : null)}
        >
          <Button type="submit" loading={save.isPending}>
            {budget === null ? 'Set budget' : 'Save budget'}
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}
