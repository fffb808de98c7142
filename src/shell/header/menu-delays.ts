export interface MenuDelays {
  /** How long the pointer rests on a menu before it opens, in milliseconds. */
  readonly open: number
  /** How long after a menu was open another one opens at once. */
  readonly skip: number
  /** How long the pointer may be away before the menu closes. */
  readonly close: number
}

export interface MenuControl<Id> {
  /** The pointer is on a menu's button or panel. */
  enter(id: Id): void
  /** The pointer has left both. */
  leave(): void
  /** The button was pressed, by whatever means: opens, or closes what is open. */
  press(id: Id): void
  close(): void
  /** Drops what is pending, e.g. when the header goes away. */
  dispose(): void
}

/**
 * Which of several menus is open, by the delays of the specification (part 1, section 9). A pointer that only crosses
 * the header opens nothing; one that wanders from an open menu to the next does not wait again; a short slip beyond the
 * edge closes nothing. Keyboard and touch know no delays.
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
      // Who presses a menu that has just opened under the pointer wants it open.
      const shut = current === id && openedByPress
      show(shut ? undefined : id, !shut)
    },
    close: () => show(undefined, false),
    dispose: cancel,
  }
}
