import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Names the source map of each package that the dev server has bundled, so that only open developer tools load it. Vite
 * would send it within the file, which is then four times as long.
 */
export function packageMaps(): Plugin {
  return {
    name: 'package-maps',
    apply: 'serve',
    transform: {
      filter: { id: /\.js(?:\?|$)/ },
      handler(code, id) {
        const { environment } = this
        if (environment.mode !== 'dev' || !environment.depsOptimizer?.isOptimizedDepFile(id)) return null
        const file = basename(id.replace(/\?.*$/, ''))
        return { code: `${code}\n//# sourceMappingURL=${file}.map`, map: { mappings: '' } }
      },
    },
  }
}
