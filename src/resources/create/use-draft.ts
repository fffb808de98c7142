import { useEffect, useState } from 'react'
import { useSignedIn } from '#src/api/session.ts'
import { safeSessionStorage } from '#src/safe-storage.ts'
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
}) {
  const key = `nimbus-${name}-draft-${useSignedIn().user.id}`
  const [restored, setRestored] = useState(() =>
    parseDraft(z.object({ draft: schema, basedOn: z.optional(z.string()) }), safeSessionStorage.get(key)),
  )
  const [draft, setDraft] = useState(restored?.draft ?? initial)
  const [basedOn, setBasedOn] = useState(restored?.basedOn ?? etag)
  const [base, setBase] = useState(initial)
  if (!isSame(base, initial)) {
    setBase(initial)
    setDraft(rebaseDraft(draft, base, initial))
  }
  const isChanged = !isSame(draft, initial)

  useEffect(() => {
    if (isChanged) safeSessionStorage.set(key, JSON.stringify({ draft: keep?.(draft) ?? draft, basedOn }))
    else safeSessionStorage.remove(key)
  }, [key, draft, basedOn, isChanged, keep])

  return {
    draft,
    isChanged,
    /** True if the draft was restored from storage. */
    isRestored: restored !== null,
    setDraft,
    /** ETag of the version that the draft is based on, which may be older than the item by now. */
    basedOn,
    setBasedOn,
    /** Resets the form to its initial values. */
    startOver: () => {
      setRestored(null)
      setDraft(initial)
      setBasedOn(etag)
    },
    /** Removes the draft from storage, after it was submitted or discarded. */
    forget: () => safeSessionStorage.remove(key),
  }
}

/** Takes over what has changed elsewhere since the form was opened, except for fields that were edited here. */
export function rebaseDraft<Draft extends object>(draft: Draft, before: Draft, now: Draft): Draft {
  const names = Object.keys(now) as (keyof Draft)[]
  const unedited = names.filter((name) => isSame(draft[name], before[name]))
  return { ...draft, ...Object.fromEntries(unedited.map((name) => [name, now[name]])) }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Returns the stored draft, or null if it is missing or invalid. */
export function parseDraft<Draft>(schema: z.ZodMiniType<Draft>, stored: string | null): Draft | null {
  if (stored === null) return null
  try {
    const result = z.safeParse(schema, JSON.parse(stored))
    return result.success ? result.data : null
  } catch {
    return null
  }
}
