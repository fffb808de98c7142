import { holdRequests } from './api/fetch-with-timeout.ts'
import { getQueryClient } from './api/query-client.ts'
import { resetDocumentStores } from './document-store.ts'
import { hasShownToasts } from './ui/toast-queue.ts'

declare global {
  interface Window {
    /** In builds with mocks, on pages of the console. */
    nimbusApp?: RestartableApp
  }
}

/** Lets tests share a document: loading one takes half of a short test. */
interface RestartableApp {
  /** Ends the app, with its requests. */
  stop(): Promise<void>
  /** Shows the page of the URL, as in a new document. */
  start(): Promise<void>
}

/** Ends an app. */
type End = () => Promise<void>

/**
 * @param end ends the app that runs
 * @param show shows the page of the URL
 */
export function allowRestart(end: End, show: () => Promise<End>): void {
  let endApp = end
  window.nimbusApp = {
    stop: async () => {
      const queryClient = getQueryClient()
      // Mutations can't be canceled, so wait for their responses.
      while (queryClient.isMutating() > 0) await nextFrame()
      await endApp()
      // Later requests of this app wait forever.
      holdRequests(() => new Promise(() => {}))
      await queryClient.cancelQueries()
      queryClient.clear()
      queryClient.unmount()
      if (hasShownToasts()) (await import('./ui/toasts.tsx')).removeToasts()
    },
    start: async () => {
      resetDocumentStores()
      holdRequests(async () => undefined)
      // The prerendered page is gone.
      delete document.getElementById('root')?.dataset.prerendered
      scrollTo(0, 0)
      endApp = await show()
    },
  }
}

export const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame)
