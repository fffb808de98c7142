/** Another user changed it first: screens then load the current version, and some do so only then. */
export const CONFLICT = { status: 412, code: 'precondition_failed' } as const

/** Message if the current version can't be loaded: the server's denial. */
export const CONFLICT_TEXT = /Someone changed this after you loaded it/

/** Message if it can. */
export const CHANGED = /changed this (budget|channel)\./
