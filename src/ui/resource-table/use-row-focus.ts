import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { replaceFocus } from '../use-return-focus.ts'

/** Attribute of a row's element with its id. */
const ROW = 'data-row'

export const rowProps = (id: string) => ({ [ROW]: id })

/**
 * Moves the focus on when its row disappears, such as a deleted one: to the row that takes its place, or to the list
 * if none is left. A dialog that was opened from the row returns the focus there too.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const focused = useRef<string>(undefined)
  const before = useRef(ids)

  useEffect(() => {
    const element = list.current
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest(`[${ROW}]`) : null
      focused.current = row?.getAttribute(ROW) ?? undefined
    }
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [list])

  useLayoutEffect(() => {
    const at = before.current.indexOf(focused.current ?? '')
    before.current = ids
    if (at < 0 || ids.includes(focused.current ?? '')) return
    focused.current = undefined
    replaceFocus(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? []
      const next = rows[Math.min(at, rows.length - 1)]
      return next?.querySelector<HTMLElement>('a[href], button') ?? list.current
    })
  }, [list, ids])
}
