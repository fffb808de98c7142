import { useEffect, useState } from 'react'
import { useSignedIn } from '#src/api/session.ts'
import { safeSessionStorage } from '#src/safe-storage.ts'
import { z } from '#src/ui/zod.ts'

/**
 * What somebody has entered so far, kept in this tab's storage so that it outlives a reload and an expired session. Per
 * person: whoever signs in next on the same tab does not find somebody else's.
 */
export function useDraft<Draft extends object>({
  name,
  initial,
  schema,
  keep,
}: {
  /** What it is a draft of, as a part of the key in storage: `vm`. */
  readonly name: string
  readonly initial: Draft
  /** What a draft looks like; what was stored is read with it, since anybody or an older version may have written it. */
  readonly schema: z.ZodMiniType<Draft>
  /** What of it is put into storage: no secrets. @default all */
  readonly keep?: ((draft: Draft) => Draft) | undefined
}) {
  const key = `nimbus-${name}-draft-${useSignedIn().user.id}`
  const [restored, setRestored] = useState(() => parseDraft(schema, safeSessionStorage.get(key)))
  const [draft, setDraft] = useState(restored ?? initial)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(initial)

  useEffect(() => {
    if (isChanged) safeSessionStorage.set(key, JSON.stringify(keep?.(draft) ?? draft))
    else safeSessionStorage.remove(key)
  }, [key, draft, isChanged, keep])

  return {
    draft,
    isChanged,
    /** Whether this is what was entered earlier. */
    isRestored: restored !== null,
    setDraft,
    /** Back to an empty form. */
    startOver: () => {
      setRestored(null)
      setDraft(initial)
    },
    /** Takes the draft out of storage: it has been created, or given up. */
    forget: () => safeSessionStorage.remove(key),
  }
}

/** What was stored, or null when it is nothing that can be gone on with. */
export function parseDraft<Draft>(schema: z.ZodMiniType<Draft>, stored: string | null): Draft | null {
  if (stored === null) return null
  try {
    const result = z.safeParse(schema, JSON.parse(stored))
    return result.success ? result.data : null
  } catch {
    return null
  }
}
