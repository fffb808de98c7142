import { useState } from 'react'

/**
 * State of a control whose value is in the URL: shows a click at once instead of after the navigation, and follows the
 * URL when that changes.
 */
export function useOptimisticValue<Value>(value: Value): [shown: Value, show: (next: Value) => void] {
  const [shown, setShown] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setShown(value)
  }
  return [shown, setShown]
}
