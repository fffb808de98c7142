import type { Plugin } from 'vite'

/**
 * Has what answers a page's calls come with the page: whoever loads the operations of a tag (`api-virtual-machines-….js`)
 * is going to call one of them, and the mock would else load that tag's handlers (`mock-virtual-machines-….js`) only then.
 */
export function mockOfPage(): Plugin {
  let built: readonly string[] = []
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
            ...filesAnswering(dependencies, built),
          ],
        },
      },
    }),
    generateBundle(_options, bundle) {
      built = Object.keys(bundle)
    },
  }
}

/**
 * What answers the calls of some files of a page, in a build with the mock inside.
 *
 * @param built all files of the build
 */
export function filesAnswering(files: Iterable<string>, built: readonly string[]): string[] {
  const called = new Set([...files].map((file) => tagOf(file, 'api')))
  return built.filter((file) => {
    const tag = tagOf(file, 'mock')
    return tag !== null && called.has(tag)
  })
}

/** The tag in the name of a built file (`chunks.ts`); its hash has eight letters. */
function tagOf(file: string, kind: 'api' | 'mock'): string | null {
  return new RegExp(`/${kind}-([\\w-]+)-[\\w-]{8}\\.js$`).exec(file)?.[1] ?? null
}
