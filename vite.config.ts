import { fileURLToPath } from 'node:url'
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { apiProxy } from './scripts/vite/api-proxy.ts'
import { apiReference } from './scripts/vite/api-reference.ts'
import { chunks } from './scripts/vite/chunks.ts'
import { consoleDocument } from './scripts/vite/console-document.ts'
import { contentSecurityPolicy } from './scripts/vite/content-security-policy.ts'
import { contract } from './scripts/vite/contract.ts'
import { documentation } from './scripts/vite/documentation.ts'
import { mockWorker } from './scripts/vite/mock-worker.ts'
import { prerender } from './scripts/vite/prerender.ts'

/**
 * Three shapes of one app, told apart by Vite's mode:
 * - `development` (npm start): mocks on, hot reload;
 * - `production` (npm run build): no byte of mock code, the API is a real one;
 * - `demo` (npm run build:demo): the production app with the mock inside, for preview deployments.
 *
 * `__MOCKS__` is a build-time constant, so that the bundler drops the only import of `mocks/` from production.
 */
export default defineConfig(({ mode, command, isSsrBuild }) => {
  const mocks = mode !== 'production'
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'API_'])
  const proxy = apiProxy(env.API_PROXY)
  return {
    define: { __MOCKS__: JSON.stringify(mocks) },
    resolve: {
      alias: [
        // React has had `useSyncExternalStore` since version 18, so the stand-in for older versions is left out.
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
      tanstackRouter({
        autoCodeSplitting: true,
        // A page's loader comes with its component: what it reads is no business of the first page somebody opens.
        codeSplittingOptions: {
          defaultBehavior: [
            ['component', 'loader'],
            ['pendingComponent'],
            ['errorComponent'],
            ['notFoundComponent'],
          ],
        },
        // All routes, for their types: links are checked across both entries.
        ...routeTree('routeTree.gen.ts'),
      }),
      tanstackRouterGenerator({
        ...routeTree('siteRouteTree.gen.js', '^_(auth|console)'),
        disableTypes: true,
      }),
      tanstackRouterGenerator({ ...routeTree('consoleRouteTree.gen.js', '^_site'), disableTypes: true }),
      consoleDocument(),
      contract(),
      documentation(),
      apiReference(),
      react(),
      mocks && !isSsrBuild && mockWorker(),
      command === 'build' && contentSecurityPolicy([env.VITE_API_URL, env.VITE_LIVE_URL]),
      !isSsrBuild && prerender(),
    ],
    server: { port: 5173, strictPort: true, host: 'localhost', proxy },
    preview: { port: 4173, strictPort: true, host: 'localhost', proxy },
    build: {
      target: 'es2023',
      outDir: mode === 'demo' ? 'dist/demo' : 'dist/production',
      emptyOutDir: true,
      manifest: true,
      modulePreload: {
        // Every browser of the target knows it.
        polyfill: false,
        // What a page starts with is named by its document. Naming what later parts import costs 7 to 14 kB at the start.
        resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        // So that whoever imports one operation is not taken to need the modules of all, which one file passes on.
        treeshake: { moduleSideEffects: [{ test: /\/src\/api\/generated\//, sideEffects: false }] },
        ...(!isSsrBuild && {
          input: ['index.html', 'console.html', '404.html'],
          output: { codeSplitting: chunks() },
        }),
      },
    },
  }
})

/** Generates a tree of the routes whose files or folders `without` does not match. */
function routeTree(file: string, without = '^$') {
  return {
    target: 'react',
    routesDirectory: 'src/routes',
    generatedRouteTree: `src/${file}`,
    routeFileIgnorePattern: `\\.test\\.tsx?$|${without}`,
    quoteStyle: 'single',
  } as const
}
