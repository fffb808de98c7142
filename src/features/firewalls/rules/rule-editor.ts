import type { FirewallRuleSet } from '#src/api/generated/types.gen.ts'
import type { Versioned } from '#src/api/versioned.ts'
import { changesBetween, isSameRuleSet, type KeyedRuleSet, rebase } from '#src/domain/firewall-changes.ts'
import { newKey, toKeyedRules } from './rule-set.ts'
import type { StoredRules } from './stored-rules.ts'

/** Changes set aside in favor of someone else's version, with their base. */
interface SetAside {
  readonly base: KeyedRuleSet
  readonly draft: KeyedRuleSet
}

/** State of the rule editor: stored rules and edited rules. */
export interface EditorState {
  /** Version that the changes are based on. */
  readonly stored: Versioned<FirewallRuleSet>
  readonly base: KeyedRuleSet
  readonly draft: KeyedRuleSet
  /** Version someone else saved in the meantime; null if there is none. */
  readonly theirs: Versioned<FirewallRuleSet> | null
  readonly setAside: SetAside | null
}

export type EditorEvent =
  /** Server response: a fetched version, or the saved one. */
  | { readonly type: 'read'; readonly stored: Versioned<FirewallRuleSet> }
  | { readonly type: 'saved'; readonly stored: Versioned<FirewallRuleSet> }
  | { readonly type: 'change'; readonly change: (draft: KeyedRuleSet) => KeyedRuleSet }
  | { readonly type: 'undo all' }
  /** Two ways to resolve a conflict, and one to undo it. */
  | { readonly type: 'take theirs' }
  | { readonly type: 'apply mine over theirs' }
  | { readonly type: 'bring back' }

export function openEditor(stored: Versioned<FirewallRuleSet>): EditorState {
  const base = toKeyedRules(stored.document)
  return { stored, base, draft: base, theirs: null, setAside: null }
}

/** Restores stored changes on top of the current version. */
export function reopenEditor(stored: Versioned<FirewallRuleSet>, kept: StoredRules | null): EditorState {
  const fresh = openEditor(stored)
  if (kept === null) return fresh
  if (kept.etag === stored.etag) return { ...fresh, draft: kept.draft }
  const { etag, base, draft } = kept
  return { ...fresh, stored: { ...stored, etag }, base, draft, theirs: stored }
}

export function hasChanges({ base, draft }: Pick<EditorState, 'base' | 'draft'>): boolean {
  return base !== draft && changesBetween(base, draft).count > 0
}

/** Reducer of the rule editor. Only `undo all` discards changes. */
export function editRules(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'read':
      if (event.stored.etag === state.stored.etag) return state.theirs ? { ...state, theirs: null } : state
      // A version with the same rules was saved by an attempt whose response was lost.
      if (hasChanges(state) && !isSameRuleSet(event.stored.document, state.draft))
        return { ...state, theirs: event.stored }
      return { ...openEditor(event.stored), setAside: state.setAside }
    case 'saved':
      return openEditor(event.stored)
    case 'change':
      return { ...state, draft: event.change(state.draft) }
    case 'undo all':
      return state.theirs === null ? { ...state, draft: state.base } : openEditor(state.theirs)
    case 'take theirs': {
      if (state.theirs === null) return state
      return { ...openEditor(state.theirs), setAside: { base: state.base, draft: state.draft } }
    }
    case 'apply mine over theirs':
      return state.theirs === null ? state : rebaseOnto(state, state.theirs)
    case 'bring back':
      return state.setAside === null ? state : rebaseOnto(state.setAside, state.stored)
  }
}

function rebaseOnto({ base, draft }: SetAside, stored: Versioned<FirewallRuleSet>): EditorState {
  const fresh = openEditor(stored)
  return { ...fresh, draft: rebase(base, draft, fresh.base, newKey) }
}
