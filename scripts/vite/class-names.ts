import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { normalizePath } from 'vite'

/**
 * Names the classes of a CSS module by its path. Vite's own names have 22 bits of the file's content, which two files of
 * several hundred can share: each then gets the styles of both.
 */
export function classNamer(root: string): (local: string, file: string) => string {
  return (local, file) => {
    const path = normalizePath(relative(root, file.replace(/\?.*$/, '')))
    return `_${local}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
  }
}
