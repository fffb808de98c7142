import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { apiProxy } from './scripts/vite/api-proxy.ts'
import { apiReference } from './scripts/vite/api-reference.ts'
import { bundledPackages } from './scripts/vite/bundled-packages.ts'
import { chunks } from './scripts/vite/chunks.ts'
import { classNamer } from './scripts/vite/class-names.ts'
import { consoleDocument } from './scripts/vite/console-document.ts'
import { contentSecurityPolicy, policyMeta } from './scripts/vite/content-security-policy.ts'
import { contract } from './scripts/vite/contract.ts'
import { documentation } from './scripts/vite/documentation.ts'
import { feeds } from './scripts/vite/feeds.ts'
import { firstPaint } from './scripts/vite/first-paint.ts'
import { iconImports } from './scripts/vite/icon-imports.ts'
import { listenError } from './scripts/vite/listen-error.ts'
import { mockWorker } from './scripts/vite/mock-worker.ts'
import { moduleList } from './scripts/vite/module-list.ts'
import { packageMaps } from './scripts/vite/package-maps.ts'
import { pageBridge } from './scripts/vite/page-bridge.ts'
import { prerender } from './scripts/vite/prerender.ts'
import { responseHeaders } from './scripts/vite/response-headers.ts'
import { routes } from './scripts/vite/routes.ts'
import { securityTxt } from './scripts/vite/security-txt.ts'
import { siteDocumentFiles } from './scripts/vite/site-documents.ts'
import { staticHost } from './scripts/vite/static-host.ts'
import { unwatched } from './scripts/vite/unwatched.ts'

/**
 * Three builds of one app, by Vite's mode:
 * - `development` (npm start): with mocks and hot reload
 * - `production` (npm run build): a real API; `__MOCKS__` is false, which drops the only import of `mocks/`
 * - `demo` (npm run build:demo): production with the mock inside, for preview deployments
 */
export default defineConfig(({ mode, command, isSsrBuild = false, isPreview }) => {
  const mocks = mode !== 'production'
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'API_'])
  const proxy = apiProxy(env.API_PROXY)
  const policy = contentSecurityPolicy({ apis: [env.VITE_API_URL, env.VITE_LIVE_URL], localhost: mocks })
  return {
    define: { __MOCKS__: JSON.stringify(mocks), __BUILD_YEAR__: String(new Date().getUTCFullYear()) },
    optimizeDeps: { entries: [], include: [...bundledPackages] },
    css: { modules: { generateScopedName: classNamer(import.meta.dirname) } },
    resolve: {
      alias: [
        // React has `useSyncExternalStore` since version 18, so skip the shim for older versions.
        {
          find: 'use-sync-external-store/shim/with-selector',
          replacement: 'use-sync-external-store/with-selector',
        },
        ...(mocks
          ? [
              {
                find: 'tldts',
                replacement: fileURLToPath(new URL('./mocks/browser/no-public-suffixes.ts', import.meta.url)),
              },
            ]
          : []),
        {
          find: /^\.\.\/core\/serverSentEvents\.gen\.ts$/,
          replacement: fileURLToPath(new URL('./src/api/no-server-sent-events.ts', import.meta.url)),
        },
      ],
    },
    plugins: [
      !isPreview && routes({ isSsrBuild }),
      consoleDocument(),
      listenError(),
      contract(),
      documentation(),
      apiReference(),
      react(),
      iconImports(),
      packageMaps(),
      mocks && !isSsrBuild && mockWorker(),
      mocks && pageBridge(),
      command === 'build' && policyMeta(policy),
      !isSsrBuild && responseHeaders(policy, !mocks && !URL.canParse(env.VITE_API_URL ?? '')),
      !isSsrBuild && firstPaint(),
      !isSsrBuild && securityTxt(),
      !isSsrBuild && siteDocumentFiles(),
      !isSsrBuild && feeds(),
      !isSsrBuild && moduleList(),
      !isSsrBuild && prerender(),
      staticHost(),
    ],
    server: { port: 5173, strictPort: true, host: 'localhost', proxy, watch: { ignored: [...unwatched] } },
    preview: { port: 4173, strictPort: true, host: 'localhost', proxy },
    build: {
      target: 'es2023',
      outDir: mode === 'demo' ? 'dist/demo' : 'dist/production',
      emptyOutDir: true,
      manifest: true,
      // Vite's warning is about single files; `tests/build/` limits what each page loads.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      modulePreload: {
        // All target browsers support it.
        polyfill: false,
        // Each document preloads the chunks of its page. Listing the dependencies of later chunks adds 7 to 14 kB to
        // the start.
        resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        // Prerendering always takes a third of a build, which Rolldown would report each time.
        checks: { bundlerTimings: false },
        // Importing one operation must not load the modules of all, which one file re-exports.
        treeshake: { moduleSideEffects: [{ test: /\/src\/api\/generated\//, sideEffects: false }] },
        ...(!isSsrBuild && {
          input: ['index.html', 'console.html', '404.html'],
          output: { codeSplitting: chunks({ mocks }) },
        }),
      },
    },
  }
})
