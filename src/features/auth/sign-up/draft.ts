import { useState } from 'react'
import type { SignUp, SignUpCompletion } from '#src/api/generated/types.gen.ts'
import { experiences, type SignUpStep, useCases } from '#src/domain/sign-up.ts'
import { parseStored, safeSessionStorage } from '#src/safe-storage.ts'
import { z } from '#src/ui/zod.ts'

/** Parts of a sign-up that its steps need. */
export type StartedSignUp = Omit<SignUp, 'consent'>

/**
 * Entered values except passwords, kept in session storage to survive a reload. The sign-up ID is a secret of this
 * browser and goes away with the tab.
 */
export interface SignUpDraft {
  readonly email: string
  readonly fullName: string
  /** Set once step 1 was sent. */
  readonly signUp: StartedSignUp | null
  readonly personal: SignUpCompletion
  /** True once step 3 is done, even if nothing was chosen. */
  readonly personalized: boolean
}

const STORAGE_KEY = 'nimbus-sign-up'

const emptyDraft: SignUpDraft = { email: '', fullName: '', signUp: null, personal: {}, personalized: false }

const storedDraftSchema = z.object({
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
    useCase: z.exactOptional(z.enum(useCases.map(({ value }) => value))),
    experience: z.exactOptional(z.enum(experiences.map(({ value }) => value))),
    company: z.exactOptional(z.string()),
  }),
  personalized: z.boolean(),
})

/** Returns the furthest step the draft allows. For example, step 2 needs a code that was sent. */
export function reachedStep({ signUp, personalized }: SignUpDraft): SignUpStep {
  if (!signUp) return 1
  if (!signUp.verified) return 2
  return personalized ? 4 : 3
}

/** Returns the stored draft, or an empty one if it is missing or unreadable. */
export function parseDraft(stored: string | null): SignUpDraft {
  const parsed = storedDraftSchema.safeParse(parseStored(stored))
  return parsed.success ? parsed.data : emptyDraft
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
    /** Removes the stored draft once the account exists. The screen keeps its state until the user leaves. */
    discard: () => safeSessionStorage.remove(STORAGE_KEY),
  }
}
