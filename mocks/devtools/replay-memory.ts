import type { ReplayReport } from '../recording/replay.ts'

const KEY = 'nimbus-mock-replay'

/** What came of the last replay: the page is loaded anew after it. */
export function lastReport(): ReplayReport | null {
  try {
    const text = sessionStorage.getItem(KEY)
    return text === null ? null : (JSON.parse(text) as ReplayReport)
  } catch {
    return null
  }
}

export function rememberReport(report: ReplayReport | null): void {
  try {
    if (report === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(report))
  } catch {
    // Storage is forbidden or full: the report is gone with the page.
  }
}
