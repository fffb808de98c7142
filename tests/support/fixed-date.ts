import type { BrowserContext, Disposable, Page } from '@playwright/test'

interface Fixed {
  readonly time: number
  /** Fixes the date in later documents. */
  readonly script: Disposable
}

const fixed = new WeakMap<BrowserContext, Fixed>()

/**
 * Fixes `Date` in all pages of a page's context, now and after a navigation. Timers stay the browser's. Playwright's clock
 * replaces them too, and starts each at the time it last looked: after a long task of two seconds, a wait of three ends
 * after one.
 *
 * @param at date, or epoch milliseconds
 */
export async function fixDate(page: Page, at: Date | number): Promise<void> {
  const context = page.context()
  const time = Number(at)
  const before = fixed.get(context)
  if (before?.time === time) return
  fixed.set(context, { time, script: await context.addInitScript(setDate, time) })
  await before?.script.dispose()
  const frames = context.pages().flatMap((other) => other.frames())
  await Promise.all(frames.map((frame) => frame.evaluate(setDate, time)))
}

/** Runs in the page. */
function setDate(time: number): void {
  const native = Date.prototype.constructor as DateConstructor & { fixedAt?: number }
  const isFixed = native.fixedAt !== undefined
  native.fixedAt = time
  if (isFixed) return
  // Scripts may keep these functions, so they read the time that was set last.
  native.now = () => native.fixedAt ?? time
  window.Date = new Proxy(native, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [target.now()] : values, newTarget),
    apply: (target) => new target(target.now()).toString(),
  })
}
