import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Makes addresses such as `/compute/vms/new` work on hosts of plain files: many answer an address without a file with
 * the folder's `404.html`, so the page is put there too and the router in it finds its way.
 */
export function deepLinks(): Plugin {
  return {
    name: 'deep-links',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir !== undefined) copyFileSync(join(dir, 'index.html'), join(dir, '404.html'))
    },
  }
}
