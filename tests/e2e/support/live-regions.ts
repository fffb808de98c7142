import type { Page } from '@playwright/test'

/** Records the texts that live regions of later documents announce: what a screen reader would say. */
export async function listenToLiveRegions(page: Page): Promise<{ said: () => Promise<readonly string[]> }> {
  await page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])'
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest(live)
      const within = element?.querySelectorAll(live) ?? []
      for (const it of region ? [region] : within) {
        const text = it.textContent?.trim() ?? ''
        if (text !== '' && announced.at(-1) !== text) announced.push(text)
      }
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        hear(target)
        for (const node of addedNodes) hear(node)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return {
    said: () => page.evaluate(() => (window as unknown as { announced: readonly string[] }).announced),
  }
}
