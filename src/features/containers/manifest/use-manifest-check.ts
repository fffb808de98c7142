import { useEffect, useState } from 'react'
import type { TextProblem } from '#src/domain/yaml-documents.ts'

/** As long as somebody goes on typing, nothing is wrong yet. */
const PAUSE_MS = 350

/** What is wrong with a manifest, by the rules that need no server. Its code, with the YAML parser, is loaded on demand. */
export function useManifestCheck(manifest: string): readonly TextProblem[] {
  const [problems, setProblems] = useState<readonly TextProblem[]>([])
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      import('#src/domain/container-manifest.ts').then(
        ({ checkManifest }) => isCurrent && setProblems(checkManifest(manifest)),
        // Without it the server still checks everything.
        reportError,
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [manifest])
  return problems
}
