import type { PluginOption } from 'vite'

/** Generates the route trees from the files in `src/routes`, and splits each route's component from its definition. */
export async function routes({ isSsrBuild }: { readonly isSsrBuild: boolean }): Promise<PluginOption[]> {
  // Takes longer to load than the preview server, which doesn't need it, to start.
  const { tanstackRouter, tanstackRouterGenerator } = await import('@tanstack/router-plugin/vite')
  return [
    tanstackRouter({
      autoCodeSplitting: true,
      // Bundle a page's loader with its component, so that the first page doesn't load the loaders of others.
      codeSplittingOptions: {
        defaultBehavior: [
          ['component', 'loader'],
          ['pendingComponent'],
          ['errorComponent'],
          ['notFoundComponent'],
        ],
      },
      // Tree of all routes, for types: links are checked across both entry points.
      ...routeTree('routeTree.gen.ts'),
    }),
    // The build of the pages has generated them when its build for Node starts.
    !isSsrBuild && [
      tanstackRouterGenerator({
        ...routeTree('siteRouteTree.gen.js', '^_(auth|console)'),
        disableTypes: true,
      }),
      tanstackRouterGenerator({ ...routeTree('consoleRouteTree.gen.js', '^_site'), disableTypes: true }),
    ],
  ]
}

/** Generates a route tree without the files and folders that match `without`. */
function routeTree(file: string, without = '^$') {
  return {
    target: 'react',
    routesDirectory: 'src/routes',
    generatedRouteTree: `src/${file}`,
    routeFileIgnorePattern: `\\.test\\.tsx?$|${without}`,
    // Takes 0.4 s at each start.
    enableRouteTreeFormatting: false,
  } as const
}
