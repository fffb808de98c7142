import type { Plugin } from 'vite'

const PACKAGE = '@tabler/icons-react'

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["'];?/g

/**
 * Imports each icon from its own file instead of from the package, whose entry point exports 6,000: the dev server would
 * send all of them to the first page, and a build would read them all.
 */
export function iconImports(): Plugin {
  return {
    name: 'icon-imports',
    config: () => ({ optimizeDeps: { exclude: [PACKAGE] } }),
    transform: {
      // Vite has compiled TypeScript before, so no types are among the imports.
      filter: { id: /\.tsx?(?:\?|$)/, code: PACKAGE },
      handler: (code) => ({ code: withIconFiles(code), map: null }),
    },
  }
}

/** Changes the imports in compiled code. Its other lines keep their numbers, so that the source map stays right. */
export function withIconFiles(code: string): string {
  return code.replace(IMPORT, (whole, specifiers: string) => {
    const names = specifiers.split(',').map((specifier) => specifier.trim())
    const imports = names
      .filter((name) => name !== '')
      .map((name) => {
        const [icon, local = icon] = name.split(/\s+as\s+/)
        return `import ${local} from '${PACKAGE}/dist/esm/icons/${icon}.mjs';`
      })
    return imports.join(' ') + whole.replace(/[^\n]/g, '')
  })
}
