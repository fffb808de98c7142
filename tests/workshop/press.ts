const CONTROLS = 'button, a, summary, input, [role="tab"], [role="menuitem"]'

/** Time for code that loads on demand, in milliseconds. */
const PATIENCE_MS = 5000

/** Presses the first visible control with this accessible name, which takes the focus, as with a mouse. */
export async function press(name: string): Promise<void> {
  const start = performance.now()
  while (performance.now() - start < PATIENCE_MS) {
    const control = [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(
      (element) => element.checkVisibility() && nameOf(element) === name,
    )
    if (control !== undefined) {
      control.focus()
      control.click()
      return
    }
    await new Promise((done) => requestAnimationFrame(done))
  }
  throw new Error(`There is nothing named “${name}” to press.`)
}

function nameOf(element: HTMLElement): string | undefined {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  return (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent)?.trim()
}
