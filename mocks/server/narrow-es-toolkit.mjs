import { registerHooks } from 'node:module'

/**
 * Loads only the parts of es-toolkit that `@mswjs/data` imports, instead of all 555 modules behind its two indexes. For
 * processes in Node; import it before the database. If the library imports another name, it fails to load and says so.
 */
const PARTS = {
  'es-toolkit/dist/index.mjs': ['predicate/isEqual', 'predicate/isPlainObject'],
  'es-toolkit/dist/compat/index.mjs': ['object/get', 'object/set', 'object/unset'],
}

registerHooks({
  load(url, context, load) {
    const index = Object.keys(PARTS).find((it) => url.endsWith(`/${it}`))
    if (index === undefined) return load(url, context)
    const source = PARTS[index]
      .map((path) => `export { ${path.split('/').at(-1)} } from './${path}.mjs'\n`)
      .join('')
    return { format: 'module', source, shortCircuit: true }
  },
})
