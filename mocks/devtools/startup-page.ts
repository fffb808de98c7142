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
  | { readonly kind: 'no-response' }
  /** The mock itself failed to start. */
  | { readonly kind: 'broken'; readonly detail: string; readonly actions: readonly RecoveryAction[] }

/** Action on the page that may let the mock start again. */
export interface RecoveryAction {
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
    element('h1', 'The mock can’t run in this window'),
    element(
      'p',
      'This build uses a mocked API. A service worker handles the page’s requests, and nothing works without it.',
    ),
    element('h2', 'Why'),
    element('p', why),
    ...(detail ? [element('pre', detail)] : []),
    element('h2', 'What to do'),
    list(remedies),
    ...(error.kind === 'broken' ? actionElements(error.actions) : []),
    retry,
  )
  // An element of its own, since React removes the app's when it is unmounted.
  document.head.prepend(element('title', 'The mock can’t run'))
  const root = document.getElementById('root')
  // Replace the whole element: the app may have rendered into it.
  if (root === null) document.body.replaceChildren(page)
  else root.replaceWith(page)
  // Makes screen readers start at the top; nothing else has the focus.
  page.tabIndex = -1
  page.focus()
}

const OWN_SERVER =
  'Or run the mock as a server with “npm run mock-server”, and build the app with VITE_API_URL=http://localhost:4010/api/v1.'

function describeStartupError(error: StartupError): Explanation {
  switch (error.kind) {
    case 'insecure-origin':
      return {
        why: `The page was loaded from ${location.origin} without encryption. Browsers allow service workers only on HTTPS and localhost.`,
        remedies: [
          `On the computer that serves the page, open ${localAddress()}.`,
          'From another device, forward the port to its localhost, or serve the page over HTTPS.',
          OWN_SERVER,
        ],
      }
    case 'no-service-workers':
      return {
        why: 'Service workers aren’t available in this browser. A setting or a policy may have turned them off.',
        remedies: [
          'In Firefox, check that dom.serviceWorkers.enabled is true in about:config.',
          'Update your browser: older versions of Firefox don’t support service workers in private windows.',
          OWN_SERVER,
        ],
      }
    case 'storage-blocked':
      return {
        why: 'The browser blocks cookies and site data for this page, which also blocks service workers.',
        remedies: [
          'Allow cookies and site data for this page in your browser’s settings, then try again.',
          OWN_SERVER,
        ],
      }
    case 'registration-failed':
      return {
        why: 'The browser didn’t register the service worker.',
        detail: error.detail,
        remedies: [
          'Allow cookies and site data for this page. Without them, browsers block service workers, too.',
          'Check that the host serves mockServiceWorker.js as JavaScript, next to index.html.',
          OWN_SERVER,
        ],
      }
    case 'bypassed':
      return {
        why: 'The service worker is installed, but the browser bypasses it.',
        remedies: [
          'In the developer tools, under Application › Service workers, turn off “Bypass for network”.',
          'Load the page without holding Shift.',
        ],
      }
    case 'no-response':
      return {
        why: 'The service worker started but didn’t respond in time.',
        remedies: [
          'Try again. Your computer may have been busy.',
          'Close other tabs of this page, or unregister the worker in the developer tools, under Application › Service workers.',
          OWN_SERVER,
        ],
      }
    case 'broken':
      return {
        why: 'The mock failed to start because of a bug.',
        detail: error.detail,
        remedies: [
          'Try again first. If that doesn’t help, download a snapshot for a bug report, then start over.',
          'The browser’s console shows the error’s stack.',
        ],
      }
  }
}

/** A button with its consequence for each action, and a line for errors. */
function actionElements(actions: readonly RecoveryAction[]): HTMLElement[] {
  const status = element('p')
  status.role = 'alert'
  const rows = actions.map(({ label, hint, run }, index) => {
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
  group.className = 'mock-startup-actions'
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
