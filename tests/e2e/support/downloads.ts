import { readFile } from 'node:fs/promises'
import type { Download, Locator } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Clicks a button, and returns the file that it downloads. */
export async function downloadBy(button: Locator): Promise<Download> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()])
  return file
}

/** Text of a downloaded file. */
export async function readText(file: Download): Promise<string> {
  return readFile(await file.path(), 'utf8')
}

/** Text of a downloaded CSV file, without the byte order mark that Excel needs. */
export async function readCsv(file: Download): Promise<string> {
  const text = await readText(file)
  expect(text.at(0)).toBe('\uFEFF')
  return text.slice(1)
}

/** Clicks a button that downloads a CSV file. */
export async function downloadCsv(button: Locator): Promise<{ name: string; text: string }> {
  const file = await downloadBy(button)
  return { name: file.suggestedFilename(), text: await readCsv(file) }
}
