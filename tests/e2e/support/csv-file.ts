import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Text of a downloaded CSV file, without the byte order mark that Excel needs. */
export async function readCsv(file: Download): Promise<string> {
  const text = await readFile(await file.path(), 'utf8')
  expect(text.at(0)).toBe('\uFEFF')
  return text.slice(1)
}
