import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** Minifies `public/first-paint.js`. Vite copies files of `public/` as they are, but the first paint waits for this one. */
export function firstPaint(): Plugin {
  let file = ''
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved({ root, build }) {
      file = resolve(root, build.outDir, 'first-paint.js')
    },
    writeBundle() {
      const { code, errors } = minifySync(file, readFileSync(file, 'utf8'))
      const [error] = errors
      if (error) throw error
      writeFileSync(file, code)
    },
  }
}
