import type { Plugin } from 'vite'

/**
 * Has what answers a page's calls come with the page: whoever loads the operations of a tag (`api-virtual-machines-….js`)
 * is going to call one of them, and the mock would else load that tag's handlers (`mock-virtual-machines-….js`) only then.
 */
export function mockOfPage(): Plugin {
  /** Names of built files, by the tag whose operations they answer. */
  let answering = new Map<string, string>()
  return {
    name: 'mock-of-page',
    apply: 'build',
    // Before Vite writes down what is loaded with what.
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, dependencies) => [
            ...dependencies,
            ...dependencies.flatMap((file) => answering.get(tagOf(file, 'api') ?? '') ?? []),
          ],
        },
      },
    }),
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).flatMap((file) => {
        const tag = tagOf(file, 'mock')
        return tag === null ? [] : [[tag, file] as const]
      })
      answering = new Map(files)
    },
  }
}

/** The tag in the name of a built file (`chunks.ts`); its hash has eight letters. */
function tagOf(file: string, kind: 'api' | 'mock'): string | null {
  return new RegExp(`/${kind}-([\\w-]+)-[\\w-]{8}\\.js$`).exec(file)?.[1] ?? null
}
