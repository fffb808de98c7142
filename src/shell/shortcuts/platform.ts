/** Apple's keyboards have a command key where others have control. */
export const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** How the modifier of the platform's own shortcuts is written. */
export const modifierName = isApple ? '⌘' : 'Ctrl'
