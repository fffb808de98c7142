/** Versions of the legal documents that people agree to at sign-up: the date since which each applies. */
export const CURRENT_TERMS = { termsVersion: '2026-11-01', privacyVersion: '2026-11-01' } as const
