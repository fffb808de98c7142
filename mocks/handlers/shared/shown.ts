import { deepFreeze } from '../../kernel/freeze.ts'
import type { View } from './view.ts'

/** What it takes to tell two states apart. A list is compared value by value: numbers are dear to write as a text. */
type Version = Value | readonly Value[]
type Value = string | number | null

interface Shown<Shape> {
  readonly seed: number
  readonly version: Version
  readonly shape: Shape
}

/**
 * A row as the contract has it: frozen, and the same object as long as nothing in it changes, so that the engine need
 * not check and write it again. Rows never change; what else an answer depends on is its version.
 *
 * What a write answers is not kept: it is sent once, and what it shows is under way and another row by the next look.
 *
 * @param versionOf what the answer depends on beside the row: the last report of its figures, what hangs on it
 */
export function shown<Row extends object, Shape, Seen extends View = View>(
  versionOf: (row: Row, view: Seen) => Version,
  show: (row: Row, view: Seen) => Shape,
): (row: Row, view: Seen) => Shape {
  const kept = new WeakMap<Row, Shown<Shape>>()
  return (row, view) => {
    if (view.tx.mayWrite) return show(row, view)
    const version = versionOf(row, view)
    const before = kept.get(row)
    if (before?.seed === view.seed && isSame(before.version, version)) return before.shape
    const shape = deepFreeze(show(row, view))
    kept.set(row, { seed: view.seed, version, shape })
    return shape
  }
}

function isSame(a: Version, b: Version): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  for (let index = 0; index < b.length; index++) if (a[index] !== b[index]) return false
  return a.length === b.length
}
