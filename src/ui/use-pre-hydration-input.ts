import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Preserves text typed into a prerendered field before hydration, which would reset the field. */
export function usePreHydrationInput(
  field: RefObject<HTMLInputElement | null>,
  take: (text: string) => void,
): void {
  const handOver = useEffectEvent(take)
  useEffect(() => {
    const text = field.current?.value ?? ''
    if (text !== '') handOver(text)
  }, [field])
}
