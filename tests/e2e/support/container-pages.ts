import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { detailOf, openFromList, rowsOf } from './resource-pages.ts'

/** What a person sees of the list of containers. */
export const containerList = (page: Page) => rowsOf(page, 'Containers')

/** One container's screen. */
export function containerDetail(page: Page) {
  return {
    ...detailOf(page),
    replicas: page.getByRole('table', { name: 'Replicas' }).locator('tbody').getByRole('row'),
  }
}

/** Opens a container of the data set by its name, from the list, and a tab of it. */
export async function openContainer(
  open: (path: string) => Promise<void>,
  page: Page,
  name: string,
  tab?: string,
) {
  await openFromList(open, page, '/compute/containers', name)
  const detail = containerDetail(page)
  if (tab !== undefined) await detail.tab(tab).click()
  return detail
}

/** The editor of manifests. */
export function manifestEditor(page: Page) {
  const text = page.getByRole('textbox', { name: 'Manifest' })
  // Until its code has come, which may be after what the server has to say, a plain field stands in its place.
  const theEditor = () => expect(page.locator('.cm-editor')).toBeVisible()
  return {
    text,
    problems: page.getByRole('status', { name: 'Problems of the manifest' }),
    changes: page.getByRole('region', { name: 'What would change' }),
    check: page.getByRole('button', { name: 'Show what would change' }),
    deploy: page.getByRole('button', { name: 'Deploy', exact: true }),
    /** Replaces everything. */
    write: async (manifest: string): Promise<void> => {
      await theEditor()
      await text.fill(manifest)
    },
    /** All that is written in it. */
    read: async (): Promise<string> => {
      await theEditor()
      return (await text.locator('.cm-line').allTextContents()).join('\n')
    },
  }
}
