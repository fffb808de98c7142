import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useReducer, useState } from 'react'
import { replaceFirewallRules } from '#src/api/generated/sdk.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { useSignedIn } from '#src/api/session.ts'
import { versioned } from '#src/api/versioned.ts'
import { changesBetween, type KeyedRuleSet, type RuleSetChanges } from '#src/domain/firewall-changes.ts'
import { invalidate } from '#src/resources/cache.ts'
import { parseDraft } from '#src/resources/create/use-draft.ts'
import { safeSessionStorage } from '#src/safe-storage.ts'
import { toast } from '#src/ui/toast.tsx'
import { firewallKind } from '../firewall-kind.ts'
import { keptRules } from './kept-rules.ts'
import { type EditorEvent, type EditorState, editRules, hasChanges, reopenEditor } from './rule-editor.ts'
import { inputOf } from './rule-set.ts'
import { countChanges } from './rule-words.ts'
import { firewallRulesQuery } from './rules-query.ts'

/** The rules of the firewall on screen and all that can be done to them. */
export interface RuleEditor {
  readonly state: EditorState
  readonly changes: RuleSetChanges
  readonly dispatch: (event: EditorEvent) => void
  readonly change: (change: (draft: KeyedRuleSet) => KeyedRuleSet) => void
  readonly save: () => void
  readonly saving: boolean
  /** Why the last attempt failed, but for a conflict. */
  readonly error: unknown
  /** Whether the two versions are being compared. */
  readonly comparing: boolean
  readonly compare: (open: boolean) => void
  /** Takes the staged changes out of storage: the person gives them up. */
  readonly forget: () => void
}

/** It outlives the tab it is shown in: looking something up elsewhere loses nothing that was typed. */
export const RuleEditorContext = createContext<RuleEditor | null>(null)

/** The editor of the screen; null until the rules have been read. */
export function useRuleEditor(): RuleEditor | null {
  return use(RuleEditorContext)
}

type Attempt = { readonly etag: string; readonly rules: KeyedRuleSet; readonly count: number }

/** Keeps the rules of a firewall for a screen. */
export function useEditedRules(firewallId: string): RuleEditor | null {
  const path = { firewallId }
  const client = useQueryClient()
  const options = firewallRulesQuery(firewallId)
  const { data } = useQuery(options)
  // Per person, as all drafts; outlives a reload and an expired session.
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
        replaceFirewallRules({ path, headers: { 'If-Match': etag }, body: inputOf(rules), fetch }),
      ),
    onSuccess: async (stored, { count }) => {
      // An answer that was asked for before would look like somebody else's version.
      await client.cancelQueries({ queryKey: options.queryKey })
      client.setQueryData(options.queryKey, stored)
      dispatch({ type: 'saved', stored })
      toast.success(count === 0 ? 'The rules are sent again' : `${countChanges(count)} saved`)
      return refreshFirewall()
    },
    onError: async (error) => {
      if (isProblemWith(error, 'precondition_failed')) {
        // The dialog shows what is there now, so it is asked for first.
        await client.refetchQueries({ queryKey: options.queryKey })
        compare(true)
      }
      await refreshFirewall()
    },
  })

  function reopen(stored: EditorState['stored']): EditorState {
    return reopenEditor(stored, parseDraft(keptRules, safeSessionStorage.get(key)))
  }

  function refreshFirewall(): Promise<unknown> {
    return Promise.all([
      client.invalidateQueries({ queryKey: firewallKind.keyOf(firewallId) }),
      invalidate(client, firewallKind, 'action'),
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
    // A conflict is told by what the two are compared in; what could not be read again has nothing to compare.
    error: isProblemWith(save.error, 'precondition_failed') && state.theirs !== null ? null : save.error,
    comparing: comparing && state.theirs !== null,
    compare,
    forget: () => safeSessionStorage.remove(key),
  }
}
