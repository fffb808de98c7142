import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getAlertRule, updateAlertRule } from '#src/api/generated/sdk.gen.ts'
import type { AlertRule } from '#src/api/generated/types.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { keepInPages } from '#src/resources/cache.ts'
import { toast } from '#src/ui/toast.tsx'
import { refreshAlerts } from '../alert-queries.ts'

/** Somebody else was faster: what was seen, what there is now, and what was asked for. */
export interface SwitchConflict {
  readonly seen: AlertRule
  readonly theirs: AlertRule
  readonly enabled: boolean
}

/**
 * Turns rules on and off. What is turned is the version that the person has seen: when it has been changed meanwhile,
 * nothing happens until they have seen that.
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
      keepInPages(client, 'listAlertRules', rule)
      setConflict(null)
      toast.success(`${rule.name} is ${rule.enabled ? 'enabled' : 'disabled'}`)
    },
    onError: async (error, { rule, enabled }) => {
      const title = `Could not ${enabled ? 'enable' : 'disable'} ${rule.name}`
      if (!isProblemWith(error, 'precondition_failed')) return toast.problem(title, error)
      try {
        const theirs = await getAlertRule({ path: { alertRuleId: rule.id } })
        keepInPages(client, 'listAlertRules', theirs)
        setConflict({ seen: rule, theirs, enabled })
      } catch (failure) {
        toast.problem(title, failure)
      }
    },
    onSettled: () => void refreshAlerts(client),
  })
  const asked = change.isPending ? change.variables : null
  return {
    /** As it stands, or as it will once the server has agreed. */
    shown: (rule: AlertRule): boolean => (asked?.rule.id === rule.id ? asked.enabled : rule.enabled),
    turn: (rule: AlertRule, enabled: boolean) => {
      // A second press of the same one would be of a version that is on its way out.
      if (asked?.rule.id !== rule.id) change.mutate({ rule, enabled })
    },
    pending: change.isPending,
    conflict,
    /** Leaves it as the other person has made it. */
    yieldToTheirs: () => setConflict(null),
  }
}

export type RuleSwitch = ReturnType<typeof useRuleSwitch>
