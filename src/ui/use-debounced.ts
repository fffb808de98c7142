import { useEffect, useState } from 'react'

/** Returns the value once it has been the same for `pause` milliseconds; until then, the one before. */
export function useDebounced<Value>(value: Value, pause: number): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return rested
}
