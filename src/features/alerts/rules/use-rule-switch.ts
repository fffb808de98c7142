import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getAlertRule, updateAlertRule } from '#src/api/generated/sdk.gen.ts'
import type { AlertRule } from '#src/api/generated/types.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { replaceInPages } from '#src/resources/cache.ts'
import { useSwitches } from '#src/resources/use-switches.ts'
import { toast } from '#src/ui/toast.tsx'
import { refreshAlerts } from '../alert-queries.ts'

/** Edit conflict: the version on screen, the current version, and the requested state. */
export interface SwitchConflict {
  readonly seen: AlertRule
  readonly theirs: AlertRule
  readonly enabled: boolean
}

/**
 * Enables and disables rules. Requires the version on screen to be current; if the rule has changed, nothing happens
 * until the user has seen the change.
 */
export function useRuleSwitch() {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<SwitchConflict | null>(null)
  const change = useMutation({
    mutationFn: ({ rule, enabled }: { readonly rule: AlertRule; readonly enabled: boolean }) =>
      updateAlertRule({
        path: { alertRuleId: rule.id },
        headers: { 'If-Match': rule.etag },
        body: { enabled },
      }),
    onSuccess: (rule) => {
      replaceInPages(client, 'listAlertRules', rule)
      setConflict(null)
      toast.success(`${rule.name} is ${rule.enabled ? 'enabled' : 'disabled'}`)
    },
    onError: async (error, { rule, enabled }) => {
      const title = `Could not ${enabled ? 'enable' : 'disable'} ${rule.name}`
      if (!isProblemWith(error, 'precondition_failed')) return toast.problem(title, error)
      try {
        const theirs = await getAlertRule({ path: { alertRuleId: rule.id } })
        replaceInPages(client, 'listAlertRules', theirs)
        setConflict({ seen: rule, theirs, enabled })
      } catch (failure) {
        toast.problem(title, failure)
      }
    },
    onSettled: () => void refreshAlerts(client),
  })
  const { shown, turn } = useSwitches<AlertRule>({
    keyOf: ({ id }) => id,
    isOn: ({ enabled }) => enabled,
    save: (rule, enabled) => change.mutateAsync({ rule, enabled }),
  })
  return {
    shown,
    turn,
    pending: change.isPending,
    conflict,
    /** Discards the request and keeps their version. */
    yieldToTheirs: () => setConflict(null),
  }
}

export type RuleSwitch = ReturnType<typeof useRuleSwitch>
