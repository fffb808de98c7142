import type { Recorder } from '../recording/recorder.ts'

const KEY = 'nimbus-mock-recording'

/**
 * Lets a recording go on over a reload of its tab, and keeps one that has ended for as long as the tab is there. One that
 * is too long for the browser's storage ends with the page.
 */
export function rememberRecording(recorder: Recorder): void {
  try {
    const text = sessionStorage.getItem(KEY)
    if (text !== null) {
      const { isRunning, recording } = JSON.parse(text) as { isRunning: boolean; recording: unknown }
      recorder.take(recording, isRunning)
    }
  } catch {
    // Storage is forbidden, or holds what another version wrote.
  }
  addEventListener('pagehide', () => {
    const { recording, isRunning } = recorder
    if (recording === null) return
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ isRunning, recording }))
    } catch {
      // Forbidden or full.
    }
  })
}
