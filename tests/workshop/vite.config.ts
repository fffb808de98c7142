import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiReference } from '../../scripts/vite/api-reference.ts'
import { documentation } from '../../scripts/vite/documentation.ts'
import { iconImports } from '../../scripts/vite/icon-imports.ts'
import { mockWorker } from '../../scripts/vite/mock-worker.ts'
import app from '../../vite.config.ts'

const root = resolve(import.meta.dirname, '../..')

/** Builds the stories alone, for their test. `npm run workshop` uses the dev server of the app. */
export default defineConfig((env) => {
  const { css = {}, define = {}, resolve: resolving = {} } = app({ ...env, mode: 'demo' })
  return {
    root,
    css,
    define,
    resolve: resolving,
    plugins: [documentation(), apiReference(), react(), iconImports(), mockWorker()],
    build: {
      target: 'es2023',
      outDir: 'dist/workshop',
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      // Nobody downloads it.
      minify: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: /\/src\/api\/generated\//, sideEffects: false }] },
        input: ['index', 'console-frame', 'site-frame', 'sample'].map(
          (name) => `tests/workshop/${name}.html`,
        ),
      },
    },
  }
})
