import type { RegisteredRouter } from '@tanstack/react-router'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { inspectedApp } from './inspected-app.ts'

/**
 * True if the document holds the page of the current URL. Uses the router's history, which updates before `location`.
 * A sign-up in progress continues at its own step (`public/first-paint.js`).
 */
export function isPrerendered(container: HTMLElement, router: RegisteredRouter): boolean {
  return (
    container.dataset.prerendered === router.history.location.pathname &&
    document.documentElement.dataset.draft === undefined
  )
}

/** Renders the app, or hydrates the page that the document holds. */
export async function renderPage(
  container: HTMLElement,
  router: RegisteredRouter,
  app: ReactNode,
): Promise<Root> {
  if (__MOCKS__) inspectedApp.router = router
  if (isPrerendered(container, router)) {
    // Hydration compares the rendered page with the document, so load its code and data first.
    await Promise.all([router.load(), stylesLoaded(), documentParsed()])
  }
  // If the user has navigated meanwhile, the document holds another page and can't be hydrated.
  if (!isPrerendered(container, router)) {
    const root = createRoot(container)
    takeLateFont()
    root.render(app)
    dispatchEvent(new Event('app-listens'))
    return root
  }
  const options = {
    // A navigation during hydration causes mismatches, which React fixes by rendering again; report only other errors.
    onRecoverableError: (error: unknown) => {
      if (isPrerendered(container, router)) reportError(error)
    },
  }
  // A transition hydrates in small steps, so that scrolling and typing stay responsive.
  const root = await new Promise<Root>((resolve) =>
    startTransition(() => resolve(hydrateRoot(container, app, options))),
  )
  router.subscribe('onRendered', ({ pathChanged }) => pathChanged && takeLateFont())
  // React hydrates first what is pressed (`public/first-paint.js`).
  dispatchEvent(new Event('app-listens'))
  return root
}

/** Uses a font that came too late for the first paint, now that another page is drawn (`public/first-paint.js`). */
function takeLateFont(): void {
  delete document.documentElement.dataset.lateFont
}

/** Waits for the end of the document: the app starts at the first paint, when the rest may still be on its way. */
export async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((done) => document.addEventListener('DOMContentLoaded', done))
}

/** Waits for style sheets that load after the first paint, since what the app adds needs their other rules. */
async function stylesLoaded(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')
  const loading = [...links].filter(({ sheet }) => sheet === null)
  await Promise.all(
    loading.map(
      (link) =>
        new Promise<unknown>((done) => {
          link.addEventListener('load', done)
          link.addEventListener('error', done)
        }),
    ),
  )
}
