// Runs around the first paint, which waits for it. A file, because the content security policy forbids inline scripts.
{
  const root = document.documentElement.dataset
  const kept = (key, area = 'localStorage') => {
    try {
      return window[area].getItem(key)
    } catch {
      // Storage is forbidden: nothing is known.
      return null
    }
  }

  // Avoids a white flash in dark mode (src/ui/theme/color-scheme.ts).
  const choice = kept('nimbus-color-scheme')
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.mantineColorScheme = dark ? 'dark' : 'light'

  // Paper is white.
  let shown
  addEventListener('beforeprint', () => {
    shown = root.mantineColorScheme
    root.mantineColorScheme = 'light'
  })
  addEventListener('afterprint', () => (root.mantineColorScheme = shown))

  // Who has never signed in here is shown at once how to (src/session-hint.ts).
  if (kept('nimbus-signed-in') === null) root.signedOut = ''

  // A sign-up in progress (src/features/auth/sign-up/draft.ts) continues at its step, not at the one in the document.
  if (location.pathname.endsWith('/signup') && kept('nimbus-sign-up', 'sessionStorage') !== null)
    root.draft = ''

  // Nobody answers a form that is submitted before hydration; the app does it then (src/ui/use-pre-hydration-form.ts).
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || event.target.method !== 'post') return
    event.preventDefault()
    event.target.dataset.submitted = ''
  })

  // Nobody answers a click on a button either; the last one is repeated once the app listens (src/render-page.ts).
  let pressed
  // Pressed button and pointer position. The button may move before the release: the app adds the password checklist.
  let held
  const hold = ({ target, clientX, clientY }) => {
    const button = target.closest('button')
    held = button && { button, clientX, clientY }
  }
  const press = ({ target }) => {
    held = undefined
    pressed = target.closest('[type=button]') ?? pressed
  }
  const letGo = ({ target, clientX, clientY }) => {
    removeEventListener('pointerdown', hold)
    if (!held || held.button.contains(target)) return
    if (Math.hypot(clientX - held.clientX, clientY - held.clientY) < 5) held.button.click()
  }
  addEventListener('pointerdown', hold)
  addEventListener('click', press)
  const takeOver = () => {
    removeEventListener('click', press)
    pressed?.click()
    addEventListener('click', letGo, { once: true })
  }
  addEventListener('app-listens', takeOver, { once: true })

  // After it, the app: a page that was written to a file can be read without, and what makes it readable should have the
  // line for itself. Such a page keeps the tags for the app in a template (scripts/vite/prerender.ts).
  let started = false
  const start = () => {
    const app = document.getElementById('app-tags')
    if (started || app === null) return
    started = true
    app.before(app.content.cloneNode(true))
  }
  // The first paint keeps its font (`font-display: optional`). But Chromium decides again when a style sheet with layers
  // is added, and a font that has come by then would break lines elsewhere. So a late font waits for the next page.
  const keepFont = () => {
    const families = getComputedStyle(document.documentElement).getPropertyValue('--mantine-font-family')
    const samples = [families, families.replace(/^[^,]+,/, '')].map((fontFamily) => {
      const sample = document.createElement('span')
      sample.textContent = 'The quick brown fox'
      Object.assign(sample.style, { fontFamily, position: 'absolute', visibility: 'hidden' })
      return sample
    })
    document.body.append(...samples)
    const [width, fallbackWidth] = samples.map((sample) => sample.getBoundingClientRect().width)
    for (const sample of samples) sample.remove()
    if (width === fallbackWidth) root.lateFont = ''
  }
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    start()
    const addedSheet = document.querySelector('#app-tags')?.content.querySelector('[rel=stylesheet]')
    if (addedSheet) keepFont()
  }).observe({ type: 'paint', buffered: true })
  // Nothing is painted in a tab that nobody looks at.
  addEventListener('DOMContentLoaded', () => document.hidden && start())
  // Some browsers tell nobody when they have painted.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, 1000)))
}
