/** Somebody else was faster: screens then ask for what there is now, and nothing else makes some of them ask for it. */
export const CONFLICT = { status: 412, code: 'precondition_failed' } as const

/** What is said where that could not be read: the refusal itself. */
export const CONFLICT_WORDS = /This has changed since you read it/

/** And where it could. */
export const CHANGED = /changed it meanwhile/
