import { it } from 'vitest'
import { sharedBrowser } from './support/browser.ts'
import { builtFolder } from './support/builds.ts'
import { startStaticHost } from './support/static-host.ts'

it.each(['/compute/vms', '/compute/containers', '/storage/databases', '/network/load-balancers'])(
  'the document of %s names all scripts that its first row needs',
  async (path) => {
    const host = await startStaticHost(builtFolder('demo'), '/')
    const url = `${host.origin}${path}?scenario=test,owner`
    const browser = await sharedBrowser()
    const page = await browser.newPage()
    const html = await page.request.get(url).then((response) => response.text())
    const blocked: string[] = []
    await page.route('**/*.js', (route) => {
      const { pathname } = new URL(route.request().url())
      if (html.includes(pathname)) return route.continue()
      blocked.push(pathname)
      return route.abort()
    })
    await page.goto(url)
    await page
      .locator('tbody a')
      .first()
      .waitFor({ timeout: 10_000 })
      .catch((cause: unknown) => {
        throw new Error(`No row without the scripts ${blocked.join(', ')}, which the document doesn’t name`, {
          cause,
        })
      })
    await page.context().close()
    await host.close()
  },
)
