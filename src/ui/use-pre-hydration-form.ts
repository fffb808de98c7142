import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Preserves what was entered into a prerendered form before hydration, which would reset its fields. If the form was
 * submitted too (`public/first-paint.js` notes that), submits it again. The form needs `method="post"`.
 * @param take gets the values by field name; unchecked boxes are missing
 * @returns ref of the form
 */
export function usePreHydrationForm(
  take: (entered: Readonly<Record<string, string>>) => void,
): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const takeOver = useEffectEvent(() => {
    const form = ref.current
    if (hydrated || form === null) return
    const entered = Object.fromEntries(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    if (Object.values(entered).some((text) => text !== '')) take(entered)
    if (form.dataset.submitted === undefined) return
    delete form.dataset.submitted
    // Once the form has rendered these values.
    setTimeout(() => form.requestSubmit())
  })
  // Before the first update of a field, which would reset it.
  useLayoutEffect(() => takeOver(), [])
  return ref
}
