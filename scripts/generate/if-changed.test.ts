import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashInputs, isGenerated, recordOutputs } from './if-changed.mjs'

let root: string
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'if-changed-'))
  for (const folder of [
    'openapi/tags',
    'src/features/documentation/articles',
    'scripts/generate',
    'mocks/scenarios',
  ]) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  write('openapi/tags/vms.yaml', 'paths: {}')
  write('src/features/documentation/articles/volumes.mdx', 'A volume is a disk.')
  write('package-lock.json', '{}')
  write('scripts/generate/index.ts', "import { emit } from './emit.ts'")
  write('scripts/generate/emit.ts', "import { schema } from '#mocks/scenarios/schema.ts'")
  write('mocks/scenarios/schema.ts', 'export const schema = 1')
  write('output.ts', '')
  recordOutputs(root, hashInputs(root), ['output.ts'])
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('recognizes generated outputs whatever their timestamps', () => {
  expect(isGenerated(root)).toBe(true)
  utimesSync(join(root, 'openapi/tags/vms.yaml'), 0, 0)
  expect(isGenerated(root)).toBe(true)
})

it.each([
  'openapi/tags/vms.yaml',
  'src/features/documentation/articles/volumes.mdx',
  'package-lock.json',
  'scripts/generate/index.ts',
  'scripts/generate/emit.ts',
  'mocks/scenarios/schema.ts',
])('detects a change in %s', (file) => {
  write(file, `${readFileSync(join(root, file), 'utf8')}\n`)
  expect(isGenerated(root)).toBe(false)
})

it('detects an added, deleted or renamed file', () => {
  cpSync(join(root, 'openapi/tags/vms.yaml'), join(root, 'openapi/tags/dns.yaml'))
  expect(isGenerated(root)).toBe(false)
  rmSync(join(root, 'openapi/tags/vms.yaml'))
  expect(isGenerated(root)).toBe(false)
})

it('detects a missing output or record', () => {
  rmSync(join(root, 'output.ts'))
  expect(isGenerated(root)).toBe(false)
  write('output.ts', '')
  expect(isGenerated(root)).toBe(true)
  rmSync(join(root, '.cache'), { recursive: true })
  expect(isGenerated(root)).toBe(false)
})
