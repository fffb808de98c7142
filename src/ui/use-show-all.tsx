import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { useFormat } from './use-format.tsx'

interface ShowAll<Item> {
  readonly shown: readonly Item[]
  /** "Show all" and "Show fewer"; null if no item is hidden. */
  readonly button: ReactNode
}

/**
 * First items of a list that is seldom longer than the limit, and a button to place after them.
 *
 * @param startsWithAll true if a link leads to an item after the limit
 */
export function useShowAll<Item>(
  items: readonly Item[],
  limit: number,
  startsWithAll = false,
): ShowAll<Item> {
  const format = useFormat()
  const [all, setAll] = useState(startsWithAll)
  if (items.length <= limit) return { shown: items, button: null }
  return {
    shown: all ? items : items.slice(0, limit),
    button: (
      <div>
        <Button variant="outline" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${format.number(items.length)}`}
        </Button>
      </div>
    ),
  }
}
