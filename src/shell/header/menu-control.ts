export interface MenuDelays {
  /** Hover time before a menu opens, in milliseconds. */
  readonly open: number
  /** Time after closing during which another menu opens without delay, in milliseconds. */
  readonly skip: number
  /** Time before a menu closes after the pointer leaves, in milliseconds. */
  readonly close: number
}

export interface MenuControl<Id> {
  /** The pointer entered a menu's button or panel. */
  enter(id: Id): void
  /** The pointer left both. */
  leave(): void
  /** The button was pressed by any input; toggles the menu. */
  press(id: Id): void
  close(): void
  /** Cancels pending timers, e.g. on unmount. */
  dispose(): void
}

/**
 * Determines which menu is open, with the delays of the specification (part 1, section 9). Crossing the header opens
 * nothing, moving to a neighboring menu opens it at once, and briefly leaving a menu keeps it open. Keyboard and
 * touch have no delays.
 */
export function createMenuControl<Id>(
  { open, skip, close }: MenuDelays,
  onChange: (id: Id | undefined) => void,
): MenuControl<Id> {
  let current: Id | undefined
  let openedByPress = false
  let closedAt = Number.NEGATIVE_INFINITY
  let pending: ReturnType<typeof setTimeout> | undefined

  function cancel() {
    clearTimeout(pending)
    pending = undefined
  }

  function show(id: Id | undefined, byPress: boolean) {
    cancel()
    if (current !== undefined && id === undefined) closedAt = performance.now()
    const changed = current !== id
    current = id
    openedByPress = byPress
    if (changed) onChange(id)
  }

  return {
    enter(id) {
      cancel()
      if (id === current) return
      const warm = current !== undefined || performance.now() - closedAt < skip
      if (warm) show(id, false)
      else pending = setTimeout(() => show(id, false), open)
    },
    leave() {
      cancel()
      if (current !== undefined) pending = setTimeout(() => show(undefined, false), close)
    },
    press(id) {
      // Pressing a menu that has just opened on hover keeps it open.
      const shut = current === id && openedByPress
      show(shut ? undefined : id, !shut)
    },
    close: () => show(undefined, false),
    dispose: cancel,
  }
}
