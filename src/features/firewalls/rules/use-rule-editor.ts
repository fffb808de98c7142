import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useReducer, useState } from 'react'
import { replaceFirewallRules } from '#src/api/generated/sdk.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { useSignedIn } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { versioned } from '#src/api/versioned.ts'
import { changesBetween, type KeyedRuleSet, type RuleSetChanges } from '#src/domain/firewall-changes.ts'
import { invalidate } from '#src/resources/cache.ts'
import { parseDraft } from '#src/resources/create/use-draft.ts'
import { safeSessionStorage } from '#src/safe-storage.ts'
import { toast } from '#src/ui/toast.tsx'
import { firewallResource } from '../firewall-resource.ts'
import { type EditorEvent, type EditorState, editRules, hasChanges, reopenEditor } from './rule-editor.ts'
import { countChanges } from './rule-labels.ts'
import { toRuleSetInput } from './rule-set.ts'
import { firewallRulesQuery } from './rules-query.ts'
import { storedRulesSchema } from './stored-rules.ts'

/** Rules of the current firewall with all editor actions. */
export interface RuleEditor {
  readonly state: EditorState
  readonly changes: RuleSetChanges
  readonly dispatch: (event: EditorEvent) => void
  readonly change: (change: (draft: KeyedRuleSet) => KeyedRuleSet) => void
  readonly save: () => void
  readonly saving: boolean
  /** Error of the last save attempt, except conflicts. */
  readonly error: unknown
  /** True while the conflict dialog is open. */
  readonly comparing: boolean
  readonly compare: (open: boolean) => void
  /** Removes the changes from storage. Call when the user discards them. */
  readonly forget: () => void
}

/** Provided above the tabs, so switching tabs keeps unsaved changes. */
export const RuleEditorContext = createContext<RuleEditor | null>(null)

/** Returns the editor of the current screen; null while the rules load. */
export function useRuleEditor(): RuleEditor | null {
  return use(RuleEditorContext)
}

type Attempt = { readonly etag: string; readonly rules: KeyedRuleSet; readonly count: number }

/** Creates the rule editor of a screen; null while the rules load. */
export function useEditedRules(firewallId: string): RuleEditor | null {
  const path = { firewallId }
  const client = useQueryClient()
  const options = firewallRulesQuery(firewallId)
  const { data } = useQuery(options)
  // One storage key per user, like all drafts. Survives a reload and an expired session.
  const key = `nimbus-firewall-rules-${firewallId}-${useSignedIn().user.id}`
  const [state, dispatch] = useReducer(
    (current: EditorState | null, event: EditorEvent) => {
      if (current !== null) return editRules(current, event)
      return event.type === 'read' ? reopen(event.stored) : null
    },
    data,
    (first) => (first === undefined ? null : reopen(first)),
  )
  const [comparing, compare] = useState(false)
  useEffect(() => {
    if (data !== undefined) dispatch({ type: 'read', stored: data })
  }, [data])

  const save = useMutation({
    mutationFn: ({ etag, rules }: Attempt) =>
      versioned((fetch) =>
        replaceFirewallRules({ path, headers: { 'If-Match': etag }, body: toRuleSetInput(rules), fetch }),
      ),
    onSuccess: async (stored, { count }) => {
      // An earlier response would look like someone else's version.
      await client.cancelQueries({ queryKey: options.queryKey })
      client.setQueryData(options.queryKey, stored)
      dispatch({ type: 'saved', stored })
      toast.success(count === 0 ? 'Sending the rules again' : `${countChanges(count)} saved`)
      return refreshFirewall()
    },
    onError: async (error) => {
      if (isProblemWith(error, 'precondition_failed')) {
        // Refetch first, because the dialog shows the current version.
        await client.refetchQueries({ queryKey: options.queryKey })
        compare(true)
      }
      await refreshFirewall()
    },
  })

  function reopen(stored: EditorState['stored']): EditorState {
    return reopenEditor(stored, parseDraft(storedRulesSchema, safeSessionStorage.get(key)))
  }

  function refreshFirewall(): Promise<unknown> {
    return Promise.all([
      client.invalidateQueries({ queryKey: firewallResource.keyOf(firewallId) }),
      invalidate(client, firewallResource, 'action'),
    ])
  }

  const changes = state && changesBetween(state.base, state.draft)
  useEffect(() => {
    if (state === null) return
    const { stored, base, draft } = state
    if (hasChanges(state)) safeSessionStorage.set(key, JSON.stringify({ etag: stored.etag, base, draft }))
    else safeSessionStorage.remove(key)
  }, [key, state])

  if (state === null || changes === null) return null
  return {
    state,
    changes,
    dispatch: (event) => {
      if (event.type === 'take theirs' || event.type === 'apply mine over theirs') save.reset()
      dispatch(event)
    },
    change: (change) => {
      save.reset()
      dispatch({ type: 'change', change })
    },
    save: () => save.mutate({ etag: state.stored.etag, rules: state.draft, count: changes.count }),
    saving: save.isPending,
    // The dialog shows a conflict. Without their version there is nothing to compare, so show the error.
    error: isProblemWith(save.error, 'precondition_failed') && state.theirs !== null ? null : save.error,
    comparing: comparing && state.theirs !== null,
    compare,
    forget: () => safeSessionStorage.remove(key),
  }
}
