import { againstServer } from './against-server.ts'

const folder = '--outDir dist/server'

/**
 * `npm run test:e2e:server`: a production build, without the mock, against the mock server in its own process. Always
 * builds: the server's URL is part of the build, since production ignores `?api=`.
 */
export default againstServer({
  app: `npm run --silent build -- ${folder} --logLevel warn && npm run --silent preview -- --mode production ${folder}`,
  callsServer: true,
  part: ['vms-list.spec.ts', 'volumes.spec.ts', 'team-members.spec.ts'],
  use: { backend: 'server' },
})
