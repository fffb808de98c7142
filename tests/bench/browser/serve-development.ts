/** The server of `npm start` on a free port. Prints its address. Argument: folder for the packages that Vite bundles. */
import { createServer } from 'vite'

const [, , cacheDir = ''] = process.argv
const server = await createServer({ cacheDir, server: { port: 0 }, logLevel: 'warn' })
await server.listen()
console.log(server.resolvedUrls?.local[0])
