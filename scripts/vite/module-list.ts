import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite'

/** Lists the modules whose code is in the build, as paths relative to the repository, in a file beside its folder. */
export function moduleList(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'module-list',
    configResolved: (resolved) => {
      config = resolved
    },
    writeBundle({ dir = config.build.outDir }, bundle) {
      const ids = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      )
      // Without modules that plugins generate.
      const files = ids.filter((id) => !id.startsWith('\0')).map((id) => id.replace(/\?.*$/, ''))
      const paths = new Set(files.map((file) => normalizePath(relative(config.root, file))))
      writeFileSync(`${dir}.modules.json`, JSON.stringify([...paths].sort(), null, 2))
    },
  }
}
