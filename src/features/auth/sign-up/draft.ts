import { useState } from 'react'
import type { SignUp, SignUpCompletion } from '#src/api/generated/types.gen.ts'
import type { SignUpStep } from '#src/domain/sign-up.ts'
import { safeSessionStorage } from '#src/safe-storage.ts'
import { z } from '#src/ui/zod.ts'

/**
 * What has been entered so far, except for the passwords: kept for this tab, so that a reload in the middle loses
 * nothing. The id of the sign-up is a secret of the browser that began; it goes with the tab.
 */
export interface SignUpDraft {
  readonly email: string
  readonly fullName: string
  /** Since step 1 was sent. */
  readonly signUp: SignUp | null
  readonly personal: SignUpCompletion
  /** Step 3 is done, whether or not anything was chosen. */
  readonly personalized: boolean
}

const STORAGE_KEY = 'nimbus-sign-up'

const emptyDraft: SignUpDraft = { email: '', fullName: '', signUp: null, personal: {}, personalized: false }

const storedDraft = z.object({
  email: z.string(),
  fullName: z.string(),
  signUp: z.nullable(
    z.object({
      id: z.string(),
      email: z.string(),
      codeExpiresAt: z.string(),
      resendAvailableAt: z.string(),
      verified: z.boolean(),
    }),
  ),
  personal: z.object({
    useCase: z.exactOptional(
      z.enum([
        'web_applications',
        'mobile_backend',
        'data_processing',
        'machine_learning',
        'development_testing',
        'other',
      ]),
    ),
    experience: z.exactOptional(z.enum(['new', 'some', 'experienced', 'expert'])),
    company: z.exactOptional(z.string()),
  }),
  personalized: z.boolean(),
})

/** The furthest step that a draft allows: nobody verifies an address that no code was sent to. */
export function reachedStep({ signUp, personalized }: SignUpDraft): SignUpStep {
  if (!signUp) return 1
  if (!signUp.verified) return 2
  return personalized ? 4 : 3
}

/** A draft as it was stored; empty when there is none, or none that can be read. */
export function parseDraft(stored: string | null): SignUpDraft {
  try {
    const parsed = storedDraft.safeParse(JSON.parse(stored ?? 'null'))
    return parsed.success ? parsed.data : emptyDraft
  } catch {
    return emptyDraft
  }
}

export function useSignUpDraft() {
  const [draft, setDraft] = useState(() => parseDraft(safeSessionStorage.get(STORAGE_KEY)))
  return {
    draft,
    change: (patch: Partial<SignUpDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...patch }
        safeSessionStorage.set(STORAGE_KEY, JSON.stringify(next))
        return next
      }),
    /** The account exists: nothing is kept, but the screen stays as it is until it is left. */
    discard: () => safeSessionStorage.remove(STORAGE_KEY),
  }
}
