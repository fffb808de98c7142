import { useEffect, useState } from 'react'
import type { TextProblem } from '#src/domain/yaml-documents.ts'

/** Debounce in milliseconds, so unfinished input isn't marked as an error. */
const DEBOUNCE_MS = 350

/** Client-side checks of a manifest. The checks and the YAML parser load on demand. */
export function useManifestCheck(manifest: string): readonly TextProblem[] {
  const [problems, setProblems] = useState<readonly TextProblem[]>([])
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      import('#src/domain/container-manifest.ts').then(
        ({ checkManifest }) => isCurrent && setProblems(checkManifest(manifest)),
        // If loading fails, the server still checks everything.
        reportError,
      )
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [manifest])
  return problems
}
