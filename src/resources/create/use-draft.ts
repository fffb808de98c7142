import { useEffect, useState } from 'react'
import { useSignedIn } from '#src/api/session.ts'
import { parseStored, safeSessionStorage } from '#src/safe-storage.ts'
import { z } from '#src/ui/zod.ts'

/**
 * Draft of a form, kept in this tab's session storage so that it survives a reload and an expired session. The key
 * contains the user id, so the next user of the tab doesn't see it.
 */
export function useDraft<Draft extends object>({
  name,
  initial,
  schema,
  keep,
  etag,
  isShared = false,
}: {
  /** Form that the draft belongs to, as a part of the storage key: `vm`. */
  readonly name: string
  readonly initial: Draft
  /**
   * Validates the stored draft, since an older version or anything else may have written it. Must accept whatever the
   * fields take, too long text included, or a reload loses it.
   */
  readonly schema: z.ZodMiniType<Draft>
  /** Part of the draft to store, without secrets. @default the whole draft */
  readonly keep?: ((draft: Draft) => Draft) | undefined
  /** Version of the edited item when the form opens. */
  readonly etag?: string | undefined
  /**
   * Takes over what has changed elsewhere since the draft was stored, except for edited fields. For values that others
   * can change and that have no ETag. @default false
   */
  readonly isShared?: boolean
}) {
  const key = `nimbus-${name}-draft-${useSignedIn().user.id}`
  const [restored, setRestored] = useState(() => {
    const stored = parseDraft(
      z.object({ draft: schema, base: z.optional(schema), basedOn: z.optional(z.string()) }),
      safeSessionStorage.get(key),
    )
    if (!isShared || stored?.base === undefined) return stored
    const rebased = rebaseDraft(stored.draft, stored.base, initial)
    return isSame(rebased.draft, initial) ? null : { ...stored, ...rebased }
  })
  const [draft, setDraft] = useState(restored?.draft ?? initial)
  const [basedOn, setBasedOn] = useState(restored?.basedOn ?? etag)
  const [base, setBase] = useState((isShared && restored?.base) || initial)
  const rebased = rebaseDraft(draft, base, initial)
  if (!isSame(rebased.draft, draft)) setDraft(rebased.draft)
  if (!isSame(rebased.base, base)) setBase(rebased.base)
  const isChanged = !isSame(draft, initial)

  useEffect(() => {
    if (!isChanged) safeSessionStorage.remove(key)
    else {
      const stored = { draft: keep?.(draft) ?? draft, basedOn, ...(isShared && { base }) }
      safeSessionStorage.set(key, JSON.stringify(stored))
    }
  }, [key, draft, base, basedOn, isChanged, isShared, keep])

  return {
    draft,
    isChanged,
    /** True if the draft was restored from storage. */
    isRestored: restored !== null,
    /** True if an edited field has changed elsewhere, so that saving overwrites it. */
    isOutdated: !isSame(rebased.base, initial),
    setDraft,
    /** ETag of the version that the draft is based on, which may be older than the item by now. */
    basedOn,
    setBasedOn,
    /** Resets the form to its initial values. */
    startOver: () => {
      setRestored(null)
      setDraft(initial)
      setBase(initial)
      setBasedOn(etag)
    },
    /** Marks a draft as saved: what was not edited since takes the current values. Needs `isShared`. */
    markSaved: (saved: Draft) => {
      setRestored(null)
      setBase(saved)
    },
    /** Removes the draft from storage, after it was submitted or discarded. */
    forget: () => safeSessionStorage.remove(key),
  }
}

/**
 * Takes over what has changed elsewhere, except for fields that were edited here. The new `base` has the values that the
 * edited fields are based on, and the current ones of all others.
 */
export function rebaseDraft<Draft extends object>(
  draft: Draft,
  base: Draft,
  now: Draft,
): { readonly draft: Draft; readonly base: Draft } {
  const names = Object.keys(now) as (keyof Draft)[]
  const isEdited = (name: keyof Draft) => !isSame(draft[name], base[name]) && !isSame(draft[name], now[name])
  const merge = (edited: Draft) =>
    ({
      ...edited,
      ...Object.fromEntries(names.filter((name) => !isEdited(name)).map((name) => [name, now[name]])),
    }) as Draft
  return { draft: merge(draft), base: merge(base) }
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Returns the stored draft, or null if it is missing or invalid. */
export function parseDraft<Draft>(schema: z.ZodMiniType<Draft>, stored: string | null): Draft | null {
  const result = z.safeParse(schema, parseStored(stored))
  return result.success ? result.data : null
}
