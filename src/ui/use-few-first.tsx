import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { useFormat } from './use-format.tsx'

interface FewFirst<Item> {
  readonly shown: readonly Item[]
  /** Shows all or fewer. Null if there are only a few. */
  readonly button: ReactNode
}

/** First items of a list that is seldom long, and a button to place after them. */
export function useFewFirst<Item>(items: readonly Item[], few: number): FewFirst<Item> {
  const format = useFormat()
  const [all, setAll] = useState(false)
  if (items.length <= few) return { shown: items, button: null }
  return {
    shown: all ? items : items.slice(0, few),
    button: (
      <div>
        <Button variant="outline" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${format.number(items.length)}`}
        </Button>
      </div>
    ),
  }
}
