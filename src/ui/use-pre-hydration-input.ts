import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Preserves text typed into a prerendered field before hydration, which would reset the field. */
export function usePreHydrationInput(
  field: RefObject<HTMLInputElement | null>,
  take: (text: string) => void,
): void {
  const handOver = useEffectEvent(take)
  // In the same task as hydration, so that a submit right after it finds the text.
  useLayoutEffect(() => {
    const text = field.current?.value ?? ''
    if (text !== '') handOver(text)
  }, [field])
}
