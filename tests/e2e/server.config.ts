import { againstServer } from './against-server.ts'

const build = process.env.DEMO_IS_BUILT ? '' : 'npm run --silent build -- --logLevel warn && '

/** `npm run test:e2e:server`: the production build, without the mock, against the mock server in its own process. */
export default againstServer({
  app: `${build}npm run --silent preview -- --mode production`,
  proxy: true,
  part: ['vms-list.spec.ts', 'volumes.spec.ts', 'team-members.spec.ts'],
  use: { backend: 'server' },
})
