import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { repositoryRoot } from './support/files.ts'

const released = `openapi: 3.1.1
info: { title: Example, version: 1.0.0 }
paths:
  /vms:
    get:
      operationId: listVms
      responses:
        '200':
          description: Machines.
          content: { application/json: { schema: { $ref: '#/components/schemas/Vm' } } }
    post:
      operationId: createVm
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/VmCreate' } } }
      responses:
        '201': { description: Created. }
  /disks:
    get: { operationId: listDisks, responses: { '200': { description: Disks. } } }
components:
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
`

/** Change of the contract: text to find, and its replacement. */
type Change = [find: string | RegExp, replacement: string]

const breaking: Record<string, { change: Change; says: string }> = {
  'a withdrawn path': { change: [/ {2}\/disks:\n.*\n/, ''], says: '`/disks` was removed' },
  'a new required field of a request': {
    change: ['required: [name]', 'required: [name, size]'],
    says: '`size`',
  },
  'a field that an answer no longer promises': {
    change: ['required: [id, name]', 'required: [id]'],
    says: '`name`',
  },
  'a narrower limit on a request': { change: ['maxLength: 63', 'maxLength: 10'], says: '`maxLength`' },
  'an option that is no longer accepted': { change: ['[small, large]', '[small]'], says: "'large'" },
}

const harmless: Record<string, Change> = {
  'a new path': [
    'components:',
    "  /images:\n    get: { operationId: listImages, responses: { '200': { description: Images. } } }\ncomponents:",
  ],
  'a new optional field of a request': ['size: {', 'note: { type: string }\n        size: {'],
  'a wider limit on a request': ['maxLength: 63', 'maxLength: 100'],
  'another wording': ['description: Machines.', 'description: All machines.'],
}

let repository: string

function contractIs(text: string) {
  writeFileSync(join(repository, 'openapi/openapi.yaml'), text)
}

function changed([find, replacement]: Change): string {
  const text = released.replace(find, replacement)
  expect(text).not.toBe(released)
  return text
}

function contractDiff(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/contract-diff.ts', ...args], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return { status, output: stdout + stderr }
}

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  for (const path of ['scripts/contract-diff.ts', 'redocly.yaml', 'package.json', 'openapi']) {
    cpSync(join(repositoryRoot, path), join(repository, path), { recursive: true })
  }
  symlinkSync(join(repositoryRoot, 'node_modules'), join(repository, 'node_modules'))
  contractIs(released)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'ignore' })
  git('init', '--initial-branch=main')
  git('add', 'openapi')
  git('-c', 'user.name=test', '-c', 'user.email=test@nimbus.example', 'commit', '--message', 'Release')
})

beforeEach(() => contractIs(released))

afterAll(() => rmSync(repository, { recursive: true, force: true }))

describe('npm run contract:diff', () => {
  it.each(Object.keys(breaking))('fails for %s and names it', (name) => {
    const { change, says } = breaking[name] ?? expect.fail()
    contractIs(changed(change))
    const { status, output } = contractDiff()
    expect(output).toContain(says)
    expect(output).toContain('1 major')
    expect(status).toBe(1)
  })

  it.each(Object.keys(harmless))('passes for %s', (name) => {
    contractIs(changed(harmless[name] ?? expect.fail()))
    const { status, output } = contractDiff()
    expect(output).toContain('0 major')
    expect(output).not.toContain('0 minor, 0 patch')
    expect(status).toBe(0)
  })

  it('compares with a given file', () => {
    const old = join(repository, 'old.yaml')
    writeFileSync(old, released.replace('/disks:', '/volumes:'))
    const { status, output } = contractDiff('--base', old)
    expect(output).toContain('`/volumes` was removed')
    expect(status).toBe(1)
  })

  it('reports a missing base to compare with', () => {
    const { status, output } = contractDiff('--base', 'nowhere.yaml')
    expect(output).toContain('There is no file nowhere.yaml')
    expect(status).toBe(2)
  })
})
