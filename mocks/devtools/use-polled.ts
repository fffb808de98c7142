import { useEffect, useState } from 'react'

/** How often what is on the panel is looked at anew, in milliseconds. */
const INTERVAL = 1000

/** A value that is read again each second and whenever `refresh` is called; undefined until it was read once. */
export function usePolled<T>(
  read: () => T | Promise<T>,
): readonly [value: T | undefined, refresh: () => void] {
  const [value, setValue] = useState<T>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for its own sake; `read` is another function each time
  useEffect(() => {
    let current = true
    Promise.resolve(read()).then((next) => {
      if (current) setValue(next)
    })
    const timer = setTimeout(() => setRound(round + 1), INTERVAL)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [round])
  return [value, () => setRound((it) => it + 1)]
}
