import { IconCheck, IconCircleCheck, IconRotate, IconRotate2 } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import {
  acknowledgeAlert,
  endAlertSilence,
  getAlert,
  reopenAlert,
  resolveAlert,
  unacknowledgeAlert,
} from '#src/api/generated/sdk.gen.ts'
import type { Alert } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { ALLOWED, type CheckResult, denied } from '#src/domain/check-result.ts'
import { useStartBulkRun } from '#src/resources/actions/use-bulk-actions.tsx'
import { replaceInPages } from '#src/resources/cache.ts'
import { useCan } from '#src/resources/permissions.ts'
import type { BulkAction, RowAction } from '#src/ui/resource-table/columns.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { alertNoun } from './alert-labels.ts'
import { refreshAlerts } from './alert-queries.ts'

export type AlertActionName = 'acknowledge' | 'unacknowledge' | 'resolve' | 'reopen'

/** Actions on an alert with their labels and messages. The first two titles and texts come from the specification. */
const actions: Readonly<
  Record<
    AlertActionName,
    {
      readonly label: string
      readonly icon: RowAction['icon']
      readonly call: (alertId: string) => Promise<Alert>
      readonly done: readonly [title: string, message: string]
      readonly failed: string
      /** Null if no action restores what was: an inverse would give the alert another person and time. */
      readonly undo: AlertActionName | null
    }
  >
> = {
  acknowledge: {
    label: 'Acknowledge',
    icon: <IconCheck size={16} aria-hidden="true" />,
    call: (alertId) => acknowledgeAlert({ path: { alertId } }),
    done: ['Alert acknowledged', 'Alert has been acknowledged and assigned to you.'],
    failed: 'Could not acknowledge the alert',
    undo: 'unacknowledge',
  },
  resolve: {
    label: 'Resolve',
    icon: <IconCircleCheck size={16} aria-hidden="true" />,
    call: (alertId) => resolveAlert({ path: { alertId } }),
    done: ['Alert resolved', 'Alert has been marked as resolved.'],
    failed: 'Could not resolve the alert',
    undo: 'reopen',
  },
  unacknowledge: {
    label: 'Remove acknowledgment',
    icon: <IconRotate2 size={16} aria-hidden="true" />,
    call: (alertId) => unacknowledgeAlert({ path: { alertId } }),
    done: ['Acknowledgment removed', 'The alert is no longer assigned.'],
    failed: 'Could not remove the acknowledgment',
    undo: null,
  },
  reopen: {
    label: 'Reopen',
    icon: <IconRotate size={16} aria-hidden="true" />,
    call: (alertId) => reopenAlert({ path: { alertId } }),
    done: ['Alert reopened', 'Alert is active again.'],
    failed: 'Could not reopen the alert',
    undo: null,
  },
}

/** Checks an action against the alert's state. */
function checkAction(name: AlertActionName, alert: Alert): CheckResult {
  if (name === 'reopen') {
    return alert.state === 'resolved' && alert.resolution === 'manual'
      ? ALLOWED
      : denied('Only manually resolved alerts can be reopened.')
  }
  if (alert.state !== 'active') return denied('The alert is not active.')
  if (name === 'acknowledge' && alert.acknowledgedAt !== null)
    return denied('The alert is already acknowledged.')
  if (name === 'unacknowledge' && alert.acknowledgedAt === null)
    return denied('The alert is not acknowledged.')
  return ALLOWED
}

/** Permission check for any change to alerts. */
export function useCanChangeAlerts(): CheckResult {
  return useCan(requiredPermission.resolveAlert, alertNoun)
}

/** Actions on alerts. No optimistic updates, because several people work on the same alerts. */
export function useAlertActions() {
  const client = useQueryClient()
  const format = useFormat()
  const canChange = useCanChangeAlerts()
  const startBulk = useStartBulkRun()

  const check = (name: AlertActionName, alert: Alert): CheckResult =>
    canChange.allowed ? checkAction(name, alert) : canChange

  /** Replaces the alert in the cached lists. The refetch then decides if it still belongs in them. */
  const keep = (alert: Alert) => replaceInPages(client, 'listAlerts', alert)

  const action = useMutation({
    mutationFn: ({ name, id }: { readonly name: AlertActionName; readonly id: string }) =>
      actions[name].call(id),
    onSuccess: keep,
    onError: (error, { name }) => toast.problem(actions[name].failed, error),
    onSettled: () => refreshAlerts(client),
  })

  const run = (name: AlertActionName, id: string, onDone?: () => void): void =>
    action.mutate(
      { name, id },
      {
        onSuccess: () => {
          const { done, undo } = actions[name]
          const undoAction = undo && { label: 'Undo', onSelect: () => run(undo, id) }
          toast.success(done[0], done[1], undoAction ?? undefined)
          onDone?.()
        },
      },
    )

  async function runOnAll(name: AlertActionName, ids: readonly string[]): Promise<void> {
    try {
      const run = await startBulk({ resourceType: 'alert', action: name }, { ids })
      const { failed } = await run.follow(() => void refreshAlerts(client), new AbortController().signal)
      const [first] = failed.shown
      if (first !== undefined) toast.error(actions[name].failed, `${first.name}: ${first.detail}`)
    } catch (error) {
      toast.problem(actions[name].failed, error)
    }
  }

  const endSilences = useMutation({
    mutationFn: async (alertId: string) => {
      const { silences } = await getAlert({ path: { alertId } })
      await Promise.all(silences.map(({ id }) => endAlertSilence({ path: { alertSilenceId: id } })))
    },
    onSuccess: () => toast.success('Silence ended', 'Notifications are sent again.'),
    onError: (error) => toast.problem('Could not end the silence', error),
    onSettled: () => refreshAlerts(client),
  })

  return {
    canChange,
    check,
    run,
    /** Action in progress and its alert; null if none. */
    running: action.isPending ? action.variables : null,
    endSilences: (alert: Alert) => endSilences.mutate(alert.id),

    /** Menu entries for the given actions. */
    entries: (names: readonly AlertActionName[], alert: Alert): RowAction[] =>
      names.map((name) => ({
        key: name,
        label: actions[name].label,
        icon: actions[name].icon,
        check: check(name, alert),
        onSelect: () => run(name, alert.id),
      })),

    bulk: (query: Readonly<Record<string, unknown>>) =>
      (['acknowledge', 'resolve'] as const).map((name): BulkAction<Alert> => {
        const { undo } = actions[name]
        return {
          key: name,
          label: actions[name].label,
          icon: actions[name].icon,
          running: name === 'acknowledge' ? 'Acknowledging' : 'Resolving',
          done: (count) =>
            `${countOf(count, alertNoun, format.number)} ${name === 'acknowledge' ? 'acknowledged' : 'resolved'}`,
          check: (alert) => check(name, alert),
          matching: canChange,
          start: (selection) => startBulk({ resourceType: 'alert', action: name, query }, selection),
          onProgress: () => void refreshAlerts(client),
          ...(undo !== null && { undo: (ids) => void runOnAll(undo, ids) }),
        }
      }),
  }
}

export type AlertActions = ReturnType<typeof useAlertActions>
