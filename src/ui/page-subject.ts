import { useLayoutEffect, useSyncExternalStore } from 'react'
import { documentStore } from '#src/document-store.ts'

const subject = documentStore<string | undefined>(() => undefined)

/** Puts the name of what a page shows before the page's title, so that tabs of several resources can be told apart. */
export function usePageSubject(name: string | undefined): void {
  useLayoutEffect(() => {
    subject.set(name)
    return () => subject.set(undefined)
  }, [name])
}

/** Undefined on pages about many things. */
export function useCurrentSubject(): string | undefined {
  return useSyncExternalStore(subject.subscribe, subject.get, () => undefined)
}
