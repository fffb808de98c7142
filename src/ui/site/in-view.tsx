import { type ComponentType, lazy, memo, Suspense, useState } from 'react'

/** Delay before loading is retried; doubles up to the maximum. */
const FIRST_RETRY_DELAY_MS = 500
const MAX_RETRY_DELAY_MS = 30_000

/** Starts to load this far below the window. */
const MARGIN = '300px'

type Load = () => Promise<{ readonly default: ComponentType }>

/**
 * Part of a prerendered page that hydrates when it comes into view; its code isn't loaded before. Its module is named
 * `*.in-view.tsx`, which puts its style sheets into the document (`scripts/vite/manifest.ts`).
 *
 * @param id id of the element, unique on the page
 */
export function inView(id: string, load: Load): ComponentType {
  const Part = lazy(async () => {
    await isInView(id)
    return retried(load)
  })
  // Memoized: a dehydrated boundary that is rendered again drops its prerendered content.
  return memo(function InView() {
    return (
      <div id={id}>
        <Suspense fallback={<Kept id={id} />}>
          <Part />
        </Suspense>
      </div>
    )
  })
}

/**
 * Prerendered content of an element. React drops it if a context changes, such as the color scheme, before the code is
 * there; this puts it back.
 */
function Kept({ id }: { readonly id: string }) {
  const [html] = useState(() =>
    typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? ''),
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

/** Resolves at once if the page isn't prerendered: then nothing is there to keep. */
function isInView(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (element === null) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
  })
}

/** Keeps the prerendered content while the network is down, where `lazy` would show an error. */
async function retried(load: Load): ReturnType<Load> {
  for (let delay = FIRST_RETRY_DELAY_MS; ; delay = Math.min(2 * delay, MAX_RETRY_DELAY_MS)) {
    try {
      return await load()
    } catch (error) {
      if (typeof document === 'undefined') throw error
      // Logged only: the user can't do anything about it.
      reportError(error)
      await new Promise((resume) => setTimeout(resume, delay))
    }
  }
}
