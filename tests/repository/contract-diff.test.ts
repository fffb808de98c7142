import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repositoryRoot } from './support/files.ts'

const root = `openapi: 3.1.1
info: { title: Example, version: 1.0.0 }
paths:
  /vms:
    $ref: './tags/vms.yaml#/paths/~1vms'
`

const released = `paths:
  /vms:
    get:
      operationId: listVms
      x-permission: none
      x-key-scope: read_only
      responses:
        '200':
          description: Machines.
          content: { application/json: { schema: { $ref: '#/schemas/Vm' } } }
    post:
      operationId: createVm
      x-permission: deploy
      x-key-scope: deploy_only
      requestBody:
        content: { application/json: { schema: { $ref: '#/schemas/VmCreate' } } }
      responses:
        '201': { description: Created. }
        '409': { description: Conflict., x-codes: [name_taken] }
    patch:
      operationId: updateVm
      requestBody:
        content: { application/json: { schema: { $ref: '#/schemas/VmCreate' } } }
      responses:
        '200': { description: Updated. }
schemas:
  Vm:
    type: object
    required: [id, name]
    properties:
      id: { type: string }
      name: { type: string }
  VmCreate:
    type: object
    required: [name]
    properties:
      name: { type: string, maxLength: 63 }
      size: { type: string, enum: [small, large] }
      count: { type: integer, default: 1 }
`

/** Change of the contract: text to find, its replacement, and the finding in the report. */
type Case = [find: string | RegExp, replacement: string, finding: string]

const breaking: Record<string, Case> = {
  'a withdrawn operation': [
    / {4}get:\n(.*\n){7}/,
    '',
    `openapi/tags/vms.yaml:3 (in main)  [operation-removed]
    listVms (GET /vms) was removed
`,
  ],
  'a narrower limit of a shared schema': [
    'maxLength: 63',
    'maxLength: 10',
    `openapi/tags/vms.yaml:37  [limit-narrowed]
    VmCreate.name: \`maxLength\` 63 → 10
    in requests of createVm, updateVm
`,
  ],
  'a field that a response no longer has': [
    / {6}name: \{ type: string \}\n/,
    '',
    `openapi/tags/vms.yaml:32 (in main)  [required-property-removed]
    Vm.name was removed
    in responses of listVms
`,
  ],
  'a changed default': [
    'default: 1',
    'default: 2',
    `openapi/tags/vms.yaml:39  [default-changed]
    VmCreate.count: \`default\` 1 → 2
    in requests of createVm, updateVm
`,
  ],
  'a removed problem code': [
    'x-codes: [name_taken]',
    'x-codes: []',
    `openapi/tags/vms.yaml:19 (in main)  [code-removed]
    409: the problem \`name_taken\` was removed
    in responses of createVm
`,
  ],
  'another permission': [
    'x-permission: deploy',
    'x-permission: manage_resources',
    `openapi/tags/vms.yaml:13  [permission-raised]
    createVm: needs the permission \`manage_resources\` instead of \`deploy\`; callers without it are locked out
`,
  ],
  'a larger key scope': [
    'x-key-scope: deploy_only',
    'x-key-scope: full_access',
    `openapi/tags/vms.yaml:14  [key-scope-raised]
    createVm: needs a key with the scope \`full_access\` instead of \`deploy_only\`; smaller keys are locked out
`,
  ],
}

const harmless: Record<string, Case> = {
  'a new optional field of a request': [
    'size: {',
    'note: { type: string }\n      size: {',
    'VmCreate.note was added',
  ],
  'a wider limit of a request': ['maxLength: 63', 'maxLength: 100', '`maxLength` 63 → 100'],
  'a new problem code': [
    '[name_taken]',
    '[name_taken, limit_reached]',
    'the problem `limit_reached` was added',
  ],
  'another wording': ['description: Machines.', 'description: All machines.', 'openapi/tags/vms.yaml: 1'],
}

let repository: string

function contractIs(text: string) {
  writeFileSync(join(repository, 'openapi/tags/vms.yaml'), text)
}

function changed(find: string | RegExp, replacement: string): string {
  const text = released.replace(find, replacement)
  expect(text).not.toBe(released)
  return text
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@nimbus.example', ...args], {
    cwd: repository,
    stdio: 'ignore',
  })

function commit(text: string) {
  contractIs(text)
  git('add', 'openapi')
  git('commit', '--allow-empty', '--message', 'Change')
}

function contractDiff(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/contract-diff/index.ts', ...args],
    { cwd: repository, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
  )
  return { status, output: stdout + stderr }
}

const imported = ['mocks/server/command-line.ts', 'mocks/kernel/did-you-mean.ts', 'src/json-pointer.ts']

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  for (const path of ['scripts/contract-diff', 'scripts/arguments.ts', ...imported, 'package.json'])
    cpSync(join(repositoryRoot, path), join(repository, path), { recursive: true })
  symlinkSync(join(repositoryRoot, 'node_modules'), join(repository, 'node_modules'))
  mkdirSync(join(repository, 'openapi/tags'), { recursive: true })
  writeFileSync(join(repository, 'openapi/openapi.yaml'), root)
  git('init', '--initial-branch=main')
  commit(released)
})

afterEach(() => rmSync(repository, { recursive: true, force: true }))

describe('npm run contract:diff', () => {
  it('names an option that it does not have, and shows those that it has', () => {
    const { status, output } = contractDiff('--bace', 'main')
    expect(status).toBe(2)
    expect(output).toMatch(
      /^There is no option --bace; did you mean “base”\?\n\nLists the changes of the contract/,
    )
  })

  it.each(Object.entries(breaking))('fails for %s, with file and line in the repository', (_, change) => {
    const [find, replacement, finding] = change
    contractIs(changed(find, replacement))
    const { status, output } = contractDiff()
    expect(output).toContain(finding)
    expect(output).toContain('1 breaking')
    expect(status).toBe(1)
  })

  it.each(Object.entries(harmless))('passes for %s', (_, [find, replacement, finding]) => {
    contractIs(changed(find, replacement))
    const { status, output } = contractDiff()
    expect(output).toContain(finding)
    expect(output).toContain('0 breaking')
    expect(status).toBe(0)
  })

  it('compares with the last release, if there is one', () => {
    git('tag', 'v1.0.0')
    commit(changed('63', '50'))
    git('tag', 'v1.1.0')
    git('tag', 'v2.0.0-rc.1')
    git('tag', 'vault')
    commit(changed('63', '40'))
    expect(contractDiff().output).toContain('`maxLength` 50 → 40')
    expect(contractDiff('--base', 'v1.0.0').output).toContain('`maxLength` 63 → 40')
  })

  it('compares with main on a branch without a release', () => {
    git('switch', '--create', 'work')
    commit(changed('63', '50'))
    const { output } = contractDiff()
    expect(output).toContain('`maxLength` 63 → 50')
    expect(output).toMatch(/Since main \([0-9a-f]{10}\): 1 breaking, 0 to check, 0 compatible/)
  })

  it('compares with a given file', () => {
    const old = join(repository, 'old.yaml')
    writeFileSync(old, 'openapi: 3.1.1\npaths: { /volumes: { get: {} } }\n')
    const { status, output } = contractDiff('--base', old)
    expect(output).toContain('GET /volumes was removed')
    expect(status).toBe(1)
  })

  it('rejects a file that is not a contract, to which everything would be an addition', () => {
    writeFileSync(join(repository, 'notes.yaml'), 'title: Notes\n')
    expect(contractDiff('--base', join(repository, 'notes.yaml'))).toMatchObject({
      status: 2,
      output: expect.stringMatching(/notes\.yaml is not an OpenAPI file: it has no `openapi`\.\n$/),
    })
  })

  it('fails for warnings on request, and prints JSON', () => {
    contractIs(changed('[name_taken]', '[name_taken, limit_reached]'))
    const { status, output } = contractDiff('--fail-on', 'warning', '--json')
    expect(JSON.parse(output).changes).toEqual([
      {
        level: 'warning',
        rule: 'code-added',
        what: '409: the problem `limit_reached` was added',
        file: 'openapi/tags/vms.yaml',
        line: 19,
        isRemoved: false,
        uses: [{ direction: 'response', operation: 'createVm' }],
      },
    ])
    expect(status).toBe(1)
  })

  it('reports a missing base, and a reference that leads nowhere', () => {
    expect(contractDiff('--base', 'nowhere.yaml')).toMatchObject({
      status: 2,
      output: expect.stringContaining('There is no file, tag, branch or commit nowhere.yaml'),
    })
    contractIs(changed("'#/schemas/Vm' }", "'#/schemas/Nothing' }"))
    expect(contractDiff()).toMatchObject({
      status: 2,
      output: expect.stringMatching(
        /^openapi\/tags\/vms.yaml:\d+: the reference #\/schemas\/Nothing leads nowhere/,
      ),
    })
  })
})
