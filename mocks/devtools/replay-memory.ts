import { safeSessionStorage } from '#src/safe-storage.ts'
import type { ReplayReport } from '../recording/replay.ts'

const KEY = 'nimbus-mock-replay'

/** What came of the last replay: the page is loaded anew after it. */
export function lastReport(): ReplayReport | null {
  const text = safeSessionStorage.get(KEY)
  try {
    return text === null ? null : (JSON.parse(text) as ReplayReport)
  } catch {
    return null
  }
}

export function rememberReport(report: ReplayReport | null): void {
  if (report === null) safeSessionStorage.remove(KEY)
  else safeSessionStorage.set(KEY, JSON.stringify(report))
}
