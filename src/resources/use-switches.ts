import { useState } from 'react'

/** Values of switches that differ from the server's while they are saved, by key. */
type Wanted = ReadonlyMap<string, boolean>

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
  const [wanted, setWanted] = useState<Wanted>(new Map())
  const [save] = useState(() => createSwitchSaver<Row>(setWanted))
  return {
    shown: (row: Row): boolean => wanted.get(options.keyOf(row)) ?? options.isOn(row),
    turn: (row: Row, on: boolean) => void save(options, row, on),
  }
}

/** Returns a function that saves a switch: one value of a key at a time, then the last one chosen meanwhile. */
export function createSwitchSaver<Row>(onChange: (wanted: Wanted) => void) {
  const wanted = new Map<string, boolean>()
  return async ({ keyOf, save }: SwitchOptions<Row>, row: Row, on: boolean): Promise<void> => {
    const key = keyOf(row)
    const isSaving = wanted.has(key)
    wanted.set(key, on)
    onChange(new Map(wanted))
    if (isSaving) return
    try {
      let saved = row
      let value: boolean
      do {
        value = wanted.get(key) === true
        saved = await save(saved, value)
      } while (wanted.get(key) !== value)
    } catch {
      // Reported by `save`; the switch shows the server's value again.
    }
    wanted.delete(key)
    onChange(new Map(wanted))
  }
}
