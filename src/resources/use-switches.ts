import { useState } from 'react'

/** Values that are being saved, by key of the switch. */
type PendingValues = ReadonlyMap<string, boolean>

interface SwitchOptions<Row> {
  readonly keyOf: (row: Row) => string
  /** Last known value of the server. */
  readonly isOn: (row: Row) => boolean
  /** Saves a value, and reports its own failures. Returns the saved row, whose version the next save needs. */
  readonly save: (row: Row, on: boolean) => Promise<Row>
}

/**
 * Switches that are saved at once. Each shows what the user chose last, and that is what is saved in the end, however
 * quickly it is turned.
 */
export function useSwitches<Row>(options: SwitchOptions<Row>) {
  const [pending, setPending] = useState<PendingValues>(new Map())
  const [save] = useState(() => createSwitchSaver<Row>(setPending))
  return {
    shown: (row: Row): boolean => pending.get(options.keyOf(row)) ?? options.isOn(row),
    turn: (row: Row, on: boolean) => void save(options, row, on),
  }
}

/** Returns a function that saves a switch: one value of a key at a time, then the last one chosen meanwhile. */
export function createSwitchSaver<Row>(onChange: (pending: PendingValues) => void) {
  const pending = new Map<string, boolean>()
  return async ({ keyOf, save }: SwitchOptions<Row>, row: Row, on: boolean): Promise<void> => {
    const key = keyOf(row)
    const isSaving = pending.has(key)
    pending.set(key, on)
    onChange(new Map(pending))
    if (isSaving) return
    try {
      let saved = row
      let value: boolean
      do {
        value = pending.get(key) === true
        saved = await save(saved, value)
      } while (pending.get(key) !== value)
    } catch {
      // Reported by `save`; the switch shows the server's value again.
    }
    pending.delete(key)
    onChange(new Map(pending))
  }
}
