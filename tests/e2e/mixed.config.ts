import { againstServer } from './against-server.ts'

const build = process.env.DEMO_IS_BUILT ? '' : 'npm run --silent build:demo -- --logLevel warn && '

/** What the server answers: all about resources. Who somebody is, the team and the bill stay with the mock in the page. */
const live = [
  'tag:cdn',
  'tag:containers',
  'tag:databases',
  'tag:dns',
  'tag:firewalls',
  'tag:load-balancers',
  'tag:networking',
  'tag:notifications',
  'tag:projects',
  'tag:quotas',
  'tag:resources',
  'tag:ssh-keys',
  'tag:virtual-machines',
  'tag:volumes',
]

/** `npm run test:e2e:mixed`: the mock in the page, with a server that is live for some operations. */
export default againstServer({
  app: `${build}npm run --silent preview --`,
  part: ['vms-list.spec.ts', 'volumes.spec.ts'],
  // Somebody is removed from the team here, and hears of it by an event, which comes from the server.
  without: ['team-members.spec.ts'],
  use: { backend: 'mixed', live },
})
