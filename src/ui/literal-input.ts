/** Attributes of a field for codes, host names and the like, in which browsers and keyboards must not change a letter. */
export const literalInput = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
