/** Durations of the specification (part 1, section 9), in milliseconds. */
export const timing = {
  menuOpenDelay: 200,
  menuSkipDelay: 300,
  menuCloseDelay: 150,
  tooltipOpenDelay: 700,
  scrollHideDelay: 600,
  toastAutoClose: 4000,
} as const

export const TOAST_LIMIT = 3

/** Duration of transitions, in milliseconds. */
export const motion = { fast: 150, slow: 200 } as const
