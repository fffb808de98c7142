import type { Plugin } from 'vite'

/**
 * Has the browser ask for a file together with the page's first script, instead of after that has run. The mock takes
 * longest of all that a mocked page waits for.
 *
 * By `preload`, not `modulepreload`, which would compile it at once, beside the first script, which everything else waits for.
 *
 * @param module how the path of a module in that file ends
 */
export function earlyModule(module: string): Plugin {
  let base = '/'
  return {
    name: 'early-module',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((it) => it.type === 'chunk')
        const early = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
        if (early === undefined) throw new Error(`No file of the build holds ${module}.`)
        // What it shares with the first script is in that, which the page asks for anyway.
        const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
        const files = [early.fileName, ...early.imports].filter((file) => !entries.includes(file))
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'script', crossorigin: true, href: base + file },
          injectTo: 'head',
        }))
      },
    },
  }
}
