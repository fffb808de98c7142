/** Returns a function that runs a task unless one with the same key is pending. Failures are left to the task's owner. */
export function ignoreRepeats(): (key: string, run: () => Promise<unknown>) => void {
  const pending = new Set<string>()
  return (key, run) => {
    if (pending.has(key)) return
    pending.add(key)
    const end = () => void pending.delete(key)
    run().then(end, end)
  }
}
