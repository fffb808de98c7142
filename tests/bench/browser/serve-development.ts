/** The server of `npm start` on a free port. Prints its address. Argument: folder for the packages that Vite bundles. */
import { createServer, mergeConfig, type UserConfig } from 'vite'

const [, , cacheDir = ''] = process.argv
const own: UserConfig = { cacheDir, server: { port: 0 }, logLevel: 'warn' }
const server = await createServer(mergeConfig({}, own))
await server.listen()
console.log(server.resolvedUrls?.local[0])
