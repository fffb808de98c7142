import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from './support/files.ts'

/** Violation of each rule in `.dependency-cruiser.cjs`: file and content. */
const counterExamples: Record<string, Record<string, string>> = {
  'src-routes-imports-only-allowed-layers': { 'src/routes/from-main.ts': `import '../root-file.ts'` },
  'src-features-imports-only-allowed-layers': {
    'src/features/vms/from-shell.ts': `import '#src/shell/header.ts'`,
  },
  'src-resources-imports-only-allowed-layers': {
    'src/resources/from-feature.ts': `import '#src/features/vms/list.ts'`,
  },
  'src-shell-imports-only-allowed-layers': {
    'src/shell/from-feature.ts': `import '#src/features/dns/zone.ts'`,
  },
  'src-ui-imports-only-allowed-layers': { 'src/ui/from-shell.ts': `import '#src/shell/header.ts'` },
  'src-ui-imports-only-types': {
    'src/ui/with-client.ts': `import { client } from '#src/api/client.ts'\nclient()`,
  },
  'src-api-imports-only-allowed-layers': { 'src/api/from-domain.ts': `import '#src/domain/rule.ts'` },
  'src-domain-imports-only-allowed-layers': { 'src/domain/from-ui.ts': `import '#src/ui/button.ts'` },
  'src-domain-imports-only-types': {
    'src/domain/with-client.ts': `import { client } from '#src/api/client.ts'\nclient()`,
  },
  'mocks-imports-only-allowed-layers': { 'mocks/server/from-ui.ts': `import '#src/ui/button.ts'` },
  'mocks-imports-only-types': {
    'mocks/server/with-client.ts': `import { client } from '#src/api/client.ts'\nclient()`,
  },
  'mocks-kernel-imports-only-allowed-layers': { 'mocks/kernel/from-db.ts': `import '../db/rows.ts'` },
  'mocks-contract-imports-only-allowed-layers': {
    'mocks/contract/from-db.ts': `import type { Row } from '../db/rows.ts'`,
  },
  'mocks-contract-imports-only-types': {
    'mocks/contract/with-client.ts': `import { client } from '#src/api/client.ts'\nclient()`,
  },
  'mocks-db-imports-only-allowed-layers': {
    'mocks/db/from-engine.ts': `import type { Caller } from '../engine/engine.ts'`,
  },
  'mocks-engine-imports-only-allowed-layers': {
    'mocks/engine/from-world.ts': `import type { Event } from '../world/events.ts'`,
  },
  'mocks-world-imports-only-allowed-layers': { 'mocks/world/from-handler.ts': `import '../handlers/vms.ts'` },
  'mocks-world-imports-only-types': {
    'mocks/world/with-client.ts': `import { client } from '#src/api/client.ts'\nclient()`,
  },
  'mocks-handlers-imports-only-allowed-layers': {
    'mocks/handlers/from-seed.ts': `import '../seed/index.ts'`,
  },
  'mocks-handlers-imports-only-types': {
    'mocks/handlers/with-client.ts': `import { client } from '#src/api/client.ts'\nclient()`,
  },
  'mocks-seed-imports-only-allowed-layers': {
    'mocks/seed/from-scenario.ts': `import type { Scenario } from '../scenarios/schema.ts'`,
  },
  'mocks-scenarios-imports-only-allowed-layers': { 'mocks/scenarios/from-runtime.ts': `import '../node.ts'` },
  'mocks-runtime-imports-only-allowed-layers': {
    'mocks/runtime/from-recording.ts': `import '../recording/recorder.ts'`,
  },
  'mocks-recording-imports-only-allowed-layers': {
    'mocks/recording/from-admin.ts': `import type { Control } from '../admin/control.ts'`,
  },
  'mocks-admin-imports-only-allowed-layers': { 'mocks/admin/from-node.ts': `import '../node.ts'` },
  'mocks-devtools-imports-only-allowed-layers': {
    'mocks/devtools/from-browser.ts': `import '../browser.ts'`,
  },
  'no-imports-between-features': {
    'src/features/vms/from-dns.ts': `import type { Zone } from '../dns/zone.ts'`,
  },
  'mocks-only-from-start-mocks': { 'src/start.ts': `import('#mocks/browser.ts')` },
  'mocks-only-by-dynamic-import': { 'src/start-mocks.ts': `import '#mocks/browser.ts'` },
  'no-tools-in-app-or-mock': { 'src/with-tool.ts': `import '#scripts/tool.ts'` },
  'no-dev-dependencies-in-app': { 'src/with-faker.ts': `import 'a-tool'` },
  'no-node-builtins-in-browser-code': {
    'mocks/handlers/with-file.ts': `import 'node:fs'`,
    'mocks/db/persistence/with-database.ts': `import 'node:sqlite'`,
  },
  'no-circular': {
    'src/domain/one.ts': `import { two } from './two.ts'\nexport const one = () => two`,
    'src/domain/two.ts': `import { one } from './one.ts'\nexport const two = () => one`,
    'src/domain/type-one.ts': `import type { Two } from './type-two.ts'\nexport type One = Two[]`,
    'src/domain/type-two.ts': `import type { One } from './type-one.ts'\nexport type Two = One[]`,
  },
  'no-unresolved': { 'src/lost.ts': `import './nowhere.ts'` },
}

/** Imports that must be allowed, to detect rules that reject everything. */
const allowed: Record<string, string> = {
  'src/root-file.ts': '',
  'src/brand.ts': `export const brand = 'brand'`,
  'src/routes/vms.ts': `import '#src/features/vms/list.ts'\nimport '#src/shell/header.ts'`,
  'src/features/vms/list.ts': `import '#src/resources/resource-definition.ts'\nimport '#src/ui/button.ts'\nimport '#src/api/client.ts'`,
  'src/resources/resource-definition.ts': `import '#src/ui/button.ts'\nimport '#src/api/client.ts'\nimport '#src/domain/rule.ts'`,
  'src/features/dns/zone.ts': `import '#src/brand.ts'\nimport 'a-library'\nexport type Zone = string`,
  'src/shell/header.ts': `import '#src/api/client.ts'`,
  'src/ui/button.ts': `import type { Client } from '#src/api/client.ts'\nexport const button = (client: Client) => client`,
  'src/api/client.ts': `export type Client = () => void\nexport const client: Client = () => {}`,
  'src/domain/rule.ts': `import type { Client } from '#src/api/client.ts'\nexport const rule = (client: Client) => client`,
  'src/features/vms/list.test.ts': `import './list.ts'\nimport '#tests/support.ts'\nimport '#mocks/node.ts'`,
  'mocks/browser.ts': '',
  'mocks/node.ts': `import 'node:fs'\nimport './scenarios/schema.ts'`,
  'mocks/kernel/clock.ts': `import 'a-tool'`,
  'mocks/contract/types.gen.ts': `import type { Client } from '#src/api/client.ts'\nexport const call = (client: Client) => client`,
  'mocks/db/persistence/sqlite.ts': `import 'node:sqlite'`,
  'mocks/db/rows.ts': `import '../kernel/clock.ts'\nimport '#src/domain/rule.ts'\nexport type Row = string`,
  'mocks/engine/engine.ts': `import '../kernel/clock.ts'\nimport '../contract/types.gen.ts'\nimport '../db/rows.ts'\nexport type Caller = string`,
  'mocks/world/events.ts': `import '../engine/engine.ts'\nimport '#src/domain/rule.ts'\nexport type Event = string`,
  'mocks/handlers/vms.ts': `import '../world/events.ts'\nimport '#src/domain/rule.ts'\nimport 'a-tool'`,
  'mocks/seed/index.ts': `import '../handlers/vms.ts'`,
  'mocks/scenarios/schema.ts': `import '../seed/index.ts'\nexport type Scenario = string`,
  'mocks/runtime/runtime.ts': `import '../scenarios/schema.ts'`,
  'mocks/recording/recorder.ts': `import '../runtime/runtime.ts'`,
  'mocks/admin/control.ts': `import '../recording/recorder.ts'\nexport type Control = string`,
  'mocks/devtools/panel.ts': `import type { Control } from '../admin/control.ts'`,
  'tests/support.ts': '',
  'scripts/tool.ts': `import 'node:fs'`,
}

let root: string
let violations: { rule: string; from: string; to: string }[]

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'arrows-'))
  write({
    'package.json': JSON.stringify({
      type: 'module',
      imports: {
        '#src/*': './src/*',
        '#mocks/*': './mocks/*',
        '#tests/*': './tests/*',
        '#scripts/*': './scripts/*',
      },
      dependencies: { 'a-library': '1.0.0' },
      devDependencies: { 'a-tool': '1.0.0' },
    }),
    'node_modules/a-library/package.json': '{"name":"a-library","version":"1.0.0","main":"index.js"}',
    'node_modules/a-library/index.js': '',
    'node_modules/a-tool/package.json': '{"name":"a-tool","version":"1.0.0","main":"index.js"}',
    'node_modules/a-tool/index.js': '',
    ...allowed,
  })
  for (const files of Object.values(counterExamples)) write(files)
  const report: ICruiseResult = JSON.parse(
    execFileSync(
      process.execPath,
      [
        join(repositoryRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', join(repositoryRoot, '.dependency-cruiser.cjs'), '--output-type', 'json'],
        ...['src', 'mocks', 'tests', 'scripts'],
      ],
      { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    ),
  )
  violations = report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the import rules', () => {
  it.each(Object.keys(counterExamples))('%s rejects its counterexample', (rule) => {
    const denied = violations.filter((violation) => violation.rule === rule).map(({ from }) => from)
    const example = Object.keys(counterExamples[rule] ?? {})
    expect(denied.filter((file) => example.includes(file))).not.toEqual([])
  })

  it('reject SQLite in a file that pages may load', () => {
    const denied = violations.filter(({ to }) => to === 'node:sqlite').map(({ from }) => from)
    expect(denied).toEqual(['mocks/db/persistence/with-database.ts'])
  })

  it('reject a cycle of type imports', () => {
    const cycles = violations.filter(({ rule }) => rule === 'no-circular').map(({ from }) => from)
    expect(cycles.filter((file) => file.startsWith('src/domain/type-'))).not.toEqual([])
  })

  it('accept every permitted import', () => {
    expect(violations.filter(({ from }) => from in allowed)).toEqual([])
  })

  it('have a counterexample each', () => {
    const config: { forbidden: IForbiddenRuleType[] } = createRequire(import.meta.url)(
      join(repositoryRoot, '.dependency-cruiser.cjs'),
    )
    expect(Object.keys(counterExamples).sort()).toEqual(config.forbidden.map(({ name }) => name).sort())
  })
})
