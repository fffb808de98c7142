import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Hands over what somebody has typed into a field of a page that was written to a file, before the page was taken over: the
 * first rendering after that would put the field back to what it was written with.
 */
export function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  take: (text: string) => void,
): void {
  const handOver = useEffectEvent(take)
  useEffect(() => {
    const text = field.current?.value ?? ''
    if (text !== '') handOver(text)
  }, [field])
}
