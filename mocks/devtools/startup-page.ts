import './startup-page.css'
/** Reason why the mock can't answer the requests of this page. */
export type StartupError =
  /** Browsers allow service workers only on https and localhost. */
  | { readonly kind: 'insecure-origin' }
  /** The browser has no service workers, for example because of a setting or a policy. */
  | { readonly kind: 'no-service-workers' }
  /** The browser denies the page cookies and all other site data. */
  | { readonly kind: 'storage-blocked' }
  /** The browser denies registration, for example because the host doesn't serve the script. */
  | { readonly kind: 'registration-failed'; readonly detail: string }
  /** Requests bypass the worker, as with "Bypass for network" in the developer tools. */
  | { readonly kind: 'bypassed' }
  /** The worker was registered but doesn't answer. */
  | { readonly kind: 'no-answer' }
  /** The mock itself failed to start. */
  | { readonly kind: 'broken'; readonly detail: string; readonly waysOut: readonly WayOut[] }

/** Action on the page that may let the mock start again. */
export interface WayOut {
  readonly label: string
  /** Consequence, as a sentence. */
  readonly hint: string
  /** Rejects with a message for the user. */
  run(): Promise<void>
}

interface Explanation {
  readonly why: string
  readonly remedies: readonly string[]
  /** Original error message of the browser. */
  readonly detail?: string
}

/**
 * Shows an error page instead of the app. Uses neither React nor the app's styles, so it works when nothing else does.
 */
export function showStartupPage(error: StartupError): void {
  const { why, remedies, detail } = describeStartupError(error)
  const retry = element('button', 'Try again')
  retry.type = 'button'
  retry.addEventListener('click', () => location.reload())

  const page = element('main')
  page.className = 'mock-startup'
  page.append(
    element('h1', 'The mock cannot run in this window'),
    element(
      'p',
      'This is a build with a mocked API. A service worker answers the requests of the page, and without it nothing would.',
    ),
    element('h2', 'Why'),
    element('p', why),
    ...(detail ? [element('pre', detail)] : []),
    element('h2', 'What to do'),
    list(remedies),
    ...(error.kind === 'broken' ? actions(error.waysOut) : []),
    retry,
  )
  // An element of its own, since React removes the app's when it is unmounted.
  document.head.prepend(element('title', 'The mock cannot run'))
  const root = document.getElementById('root')
  // Replace the whole element: the app may have rendered into it.
  if (root === null) document.body.replaceChildren(page)
  else root.replaceWith(page)
  // Makes screen readers start at the top; nothing else has the focus.
  page.tabIndex = -1
  page.focus()
}

const OWN_SERVER =
  'Or run the mock as a server, with “npm run mock-server”, and the app against it: build it with VITE_API_URL=http://localhost:4010/api/v1.'

function describeStartupError(error: StartupError): Explanation {
  switch (error.kind) {
    case 'insecure-origin':
      return {
        why: `The page came from ${location.origin}, which is not encrypted. Browsers allow service workers on https and on localhost only.`,
        remedies: [
          `On the machine that serves the page, open ${localAddress()}.`,
          'From another device, forward the port to its localhost, or serve the page over https.',
          OWN_SERVER,
        ],
      }
    case 'no-service-workers':
      return {
        why: 'This browser offers no service workers here. A setting or a policy may have switched them off.',
        remedies: [
          'In Firefox, see that dom.serviceWorkers.enabled is true in about:config.',
          'Update the browser: in old versions of Firefox, private windows had no service workers.',
          OWN_SERVER,
        ],
      }
    case 'storage-blocked':
      return {
        why: 'The browser blocks cookies and site data for this page, and service workers with them.',
        remedies: [
          'Allow cookies and site data for this page in the settings of the browser, then try again.',
          OWN_SERVER,
        ],
      }
    case 'registration-failed':
      return {
        why: 'The browser did not take the service worker.',
        detail: error.detail,
        remedies: [
          'Allow cookies and site data for this page: without them browsers refuse service workers too.',
          'See that the host serves mockServiceWorker.js beside index.html, as JavaScript.',
          OWN_SERVER,
        ],
      }
    case 'bypassed':
      return {
        why: 'The service worker is there, but the browser goes round it.',
        remedies: [
          'In the developer tools, under Application and Service workers, switch “Bypass for network” off.',
          'Load the page without holding Shift.',
        ],
      }
    case 'no-answer':
      return {
        why: 'The service worker was started and did not answer in time.',
        remedies: [
          'Try again; the machine may have been busy.',
          'Close the other tabs of this page, or unregister the worker in the developer tools, under Application and Service workers.',
          OWN_SERVER,
        ],
      }
    case 'broken':
      return {
        why: 'The mock failed while it started. That is a fault in the mock.',
        detail: error.detail,
        remedies: [
          'Try again first. If that does not help, download a snapshot for a bug report, then start over.',
          'The browser’s console shows the stack of the error.',
        ],
      }
  }
}

/** A button with its consequence for each way out, and a line for errors. */
function actions(waysOut: readonly WayOut[]): HTMLElement[] {
  const status = element('p')
  status.role = 'alert'
  const rows = waysOut.map(({ label, hint, run }, index) => {
    const button = element('button', label)
    button.type = 'button'
    const explanation = element('span', hint)
    explanation.id = `mock-way-out-${index}`
    button.setAttribute('aria-describedby', explanation.id)
    button.addEventListener('click', () => {
      status.textContent = ''
      run().catch((error: unknown) => {
        status.textContent = `${label}: ${error instanceof Error ? error.message : error}`
      })
    })
    const row = element('div')
    row.append(button, explanation)
    return row
  })
  const group = element('div')
  group.className = 'mock-startup-ways-out'
  group.append(...rows)
  return [group, status]
}

function localAddress(): string {
  const url = new URL(location.href)
  url.hostname = 'localhost'
  return url.origin + url.pathname
}

function list(items: readonly string[]): HTMLUListElement {
  const ul = element('ul')
  ul.append(...items.map((item) => element('li', item)))
  return ul
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  created.textContent = text
  return created
}
