import { expect, it } from 'vitest'
import { sharedBrowser } from './support/browser.ts'
import { builtFolder } from './support/builds.ts'
import { startStaticHost } from './support/static-host.ts'

/** Parts of the mock's devtools, which wait at most a second for the page. */
const devtools = /\/(?:mount|panel-state)-[^/]+\.js$/

it.each(['/compute/vms', '/compute/containers', '/storage/databases', '/network/load-balancers'])(
  'the document of %s names all scripts that its first row needs',
  async (path) => {
    const host = await startStaticHost(builtFolder('demo'), '/')
    const browser = await sharedBrowser()
    const page = await browser.newPage()
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('tbody a') === null) return
        performance.mark('first row')
        observer.disconnect()
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await page.goto(`${host.origin}${path}?scenario=test,owner`)
    await page.locator('tbody a').first().waitFor()
    const html = await page.request.get(`${host.origin}${path}`).then((response) => response.text())
    const scripts = await page.evaluate(() => {
      const until = performance.getEntriesByName('first row')[0]?.startTime ?? 0
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < until)
        .map(({ name }) => new URL(name).pathname)
    })
    expect(scripts.length).toBeGreaterThan(10)
    expect(scripts.filter((script) => !html.includes(script) && !devtools.test(script))).toEqual([])
    await page.context().close()
    await host.close()
  },
)
