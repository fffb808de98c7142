import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }

const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' })

/** Commands of package.json that parse their arguments themselves. */
const commands = Object.entries(packageFile.scripts).flatMap(([name, command]) => {
  const file = /^node (\S+)$/.exec(command)?.[1]
  return file === undefined || /^(?:pre|setup$)/.test(name) ? [] : [file]
})

test.concurrent.each(commands)(
  '%s names an option that does not exist, and suggests one',
  async (command) => {
    const failure = promisify(execFile)(process.execPath, [command, '--hlep'])
    await expect(failure).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^There is no option --hlep; did you mean “help”\?\n\n/),
    })
  },
)

test.each([
  ['scripts/row-schema.ts', '--nonsense', 'There is no option --nonsense'],
  ['scripts/setup.mjs', 'extra', "npm run setup doesn't take extra"],
])('%s shows with an error what --help prints', (command, argument, problem) => {
  const { status, stdout, stderr } = run(command, argument)
  const { stdout: help, status: helped } = run(command, '--help')
  expect(helped).toBe(0)
  expect(help).toMatch(/^ {2}npm run /m)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toBe(`${problem}\n\n${help}`)
})

test.each(['scripts/walkthroughs.ts', 'scripts/row-schema.ts', 'tests/bench/index.ts'])(
  '%s names what it does not know, and lists what there is',
  (command) => {
    const { status, stderr } = run(command, 'nowhere')
    expect(status).toBe(2)
    expect(stderr).toMatch(/^There is no nowhere\n\n[\s\S]*one of \S+, /)
  },
)

test('scripts/test.ts --changed names a commit that does not exist', () => {
  const { status, stderr } = run('scripts/test.ts', '--changed', 'nowhere')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^There is no commit nowhere\n\nRuns every check/)
})

test.each([['vms-list.spec.ts'], ['--changed', 'HEAD', 'vms-list.spec.ts']])(
  'scripts/test.ts %s runs nothing, and says how to run one file',
  (...args) => {
    const { status, stderr } = run('scripts/test.ts', ...args)
    expect(status).toBe(2)
    expect(stderr).toMatch(/^npm test doesn't take vms-list\.spec\.ts\n\n[\s\S]*npm run test:e2e -- FILE/)
  },
)

test('scripts/lighthouse.ts rejects a page that is no path', () => {
  const { status, stdout, stderr } = run('scripts/lighthouse.ts', '--built', 'pricing')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^A page is a path such as \/pricing, not pricing\n\nMeasures pages/)
})
