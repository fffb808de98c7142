import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import './server/narrow-es-toolkit.mjs'

// Keeps stripped types and compiled code for the next start; does nothing if the folder can't be written. JavaScript
// and `import()`, since it works only for modules loaded after the call, and loading the type stripper takes 15 MB.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/mock-server'))
await import('./server/command.ts')
