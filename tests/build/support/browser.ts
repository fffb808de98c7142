import { type Browser, chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../../../scripts/browser.ts'

let launching: Promise<Browser> | undefined

/** Browser that the test files of this process share. It ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  launching ??= chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() })
  return launching
}
