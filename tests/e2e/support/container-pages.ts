import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { detailOf, openFromList, rowsOf } from './resource-pages.ts'

/** Page object of the list of containers. */
export const containerList = (page: Page) => rowsOf(page, 'Containers')

/** Page object of a container. */
export function containerDetail(page: Page) {
  return {
    ...detailOf(page),
    replicas: page.getByRole('table', { name: 'Replicas' }).locator('tbody').getByRole('row'),
  }
}

/** Opens a seeded container from the list, at a tab. */
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

/** Page object of the manifest editor. */
export function manifestEditor(page: Page) {
  const text = page.getByRole('textbox', { name: 'Manifest' })
  // A plain field is shown until the editor's code is loaded.
  const theEditor = () => expect(page.locator('.cm-editor')).toBeVisible()
  return {
    text,
    problems: page.getByRole('status', { name: 'Problems of the manifest' }),
    changes: page.getByRole('region', { name: 'Changes' }),
    check: page.getByRole('button', { name: 'Preview changes' }),
    deploy: page.getByRole('button', { name: 'Deploy', exact: true }),
    /** Replaces the text. */
    write: async (manifest: string): Promise<void> => {
      await theEditor()
      await text.fill(manifest)
    },
    /** Full text. */
    read: async (): Promise<string> => {
      await theEditor()
      return (await text.locator('.cm-line').allTextContents()).join('\n')
    },
  }
}
