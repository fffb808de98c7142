/** Notifies the listeners of one event. */
export interface Emitter<Event> {
  readonly size: number
  emit(event: Event): void
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: (event: Event) => void) => () => void
}

export function createEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>()
  return {
    get size() {
      return listeners.size
    },
    emit: (event) => {
      // Iterate over a copy, since a listener may unsubscribe itself or another.
      for (const listener of [...listeners]) listener(event)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Observable value, for React: `useSyncExternalStore(store.subscribe, store.get)`. */
export interface Store<Value> {
  readonly get: () => Value
  /** Notifies the listeners, unless the value is the same (`Object.is`). */
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const { emit, subscribe } = createEmitter()
  let current = initial
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      emit()
    },
    subscribe,
  }
}
