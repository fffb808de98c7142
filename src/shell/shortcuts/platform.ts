/** True on Apple platforms, which use the command key instead of control. */
export const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Label of the platform's shortcut modifier. */
export const modifierName = isApple ? '⌘' : 'Ctrl'
