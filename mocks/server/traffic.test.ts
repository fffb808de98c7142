import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LogEntry } from '../engine/request-log.ts'
import { openHarFile } from './har-file.ts'
import { MAX_RECORDED } from './options.ts'
import { withScenarioFiles } from './scenario-files.ts'
import { json, logOf, OWNER, start, stopAll } from './testing.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'traffic-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await stopAll()
  rmSync(folder, { recursive: true })
})

const get = async (url: string, path: string) => json(await fetch(`${url}/api/v1${path}`, { headers: OWNER }))

test('the traffic of a live backend is recorded, and played without it', async () => {
  const backend = await start({ scenario: 'test,{"seed":7}' })
  const path = join(folder, 'staging.har')
  const file = openHarFile(path, expect.fail)
  const live = { targets: ['*'], url: `${backend.url}/api/v1`, credentials: 'include' } as const
  const near = await start({ live, record: file.add })
  const recorded = [await get(near.url, '/vms?pageSize=3'), await get(near.url, '/vms/summary')]
  await stopAll()
  file.close()
  expect(readFileSync(path, 'utf8')).not.toContain('nimbus_demo_owner')

  const output: string[] = []
  const scenario = withScenarioFiles(`empty,${path}`, (line) => output.push(line))
  expect(output).toEqual([`Plays 2 responses of 2 operations, recorded at ${backend.url}/api/v1.`])
  const alone = await start({ scenario })
  expect([await get(alone.url, '/vms?pageSize=3'), await get(alone.url, '/vms/summary')]).toEqual(recorded)
  expect(await get(alone.url, '/vms')).toMatchObject({ total: 0 })
})

describe('--scenario', () => {
  const selectionOf = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return withScenarioFiles(`large,${path}`, () => {})
  }

  test('reads a document from a file', () => {
    expect(selectionOf('mine.json', '{ "name": "mine", "persona": "viewer" }')).toBe(
      'large,{"name":"mine","persona":"viewer"}',
    )
    expect(withScenarioFiles('large,{"name":"a.json"}', () => {})).toBe('large,{"name":"a.json"}')
  })

  test.each([
    ['a.json', '{', 'this isn’t JSON'],
    ['a.har', '{"log":{}}', /a\.har: This isn’t an HTTP Archive \(HAR\)\.\n {2}log\.entries: [^\n]+$/],
    ['a.har', '{"log":{"entries":[]}}', 'There’s nothing to play'],
  ])('rejects %s with %s', (name, content, reason) => {
    expect(() => selectionOf(name, content)).toThrow(reason)
  })

  test('takes a single file whose path contains a comma', () => {
    const path = join(folder, 'empty, slow.json')
    writeFileSync(path, '{"name":"own"}')
    expect(withScenarioFiles(path, () => {})).toBe('{"name":"own"}')
  })

  test('rejects a folder', () => {
    mkdirSync(join(folder, 'folder.json'))
    expect(() => withScenarioFiles(join(folder, 'folder.json'), () => {})).toThrow(
      /^--scenario: .*folder\.json is a folder\./,
    )
  })

  test('rejects a missing file', () => {
    expect(() => withScenarioFiles('nowhere.har', () => {})).toThrow(
      '--scenario: nowhere.har: there is no such file',
    )
  })
})

test('--record stops at its limit, and says so once', async () => {
  const server = await start()
  const path = join(folder, 'long.har')
  const output: string[] = []
  const file = openHarFile(path, (line) => output.push(line))
  await get(server.url, '/vms/summary')
  const [entry] = (await logOf(server)) as unknown as [LogEntry]
  for (let n = 0; n < MAX_RECORDED + 2; n++) file.add({ ...entry, at: 0 })
  file.close()
  expect(JSON.parse(readFileSync(path, 'utf8')).log.entries).toHaveLength(MAX_RECORDED)
  expect(output).toEqual([`${path} has 5,000 requests, the maximum. Later ones are not recorded.`])
})

test('--record rejects a path that can’t be written', () => {
  const path = join(folder, 'runs')
  writeFileSync(path, '')
  expect(() => openHarFile(join(path, 'today.har'), () => {})).toThrow(/^--record: .*today\.har: /)
})

test('--record reports a folder that disappears, and writes again when it can', async () => {
  const server = await start()
  await get(server.url, '/vms/summary')
  const [entry] = (await logOf(server)) as unknown as [LogEntry]
  const runs = join(folder, 'runs')
  const path = join(runs, 'today.har')
  const report = vi.fn()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const file = openHarFile(path, report)
  rmSync(runs, { recursive: true })
  writeFileSync(runs, '')
  file.add(entry)
  vi.advanceTimersByTime(10_000)
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^--record: .*today\.har: /))
  rmSync(runs)
  for (const count of [1, 2, 3]) {
    vi.advanceTimersByTime(10_000)
    expect(JSON.parse(readFileSync(path, 'utf8')).log.entries).toHaveLength(count)
    file.add(entry)
  }
  truncateSync(path, 20)
  file.close()
  expect(JSON.parse(readFileSync(path, 'utf8')).log.entries).toHaveLength(4)
})

test('--record creates the folder of its file', () => {
  const path = join(folder, 'runs/today.har')
  openHarFile(path, () => {}).close()
  expect(existsSync(path)).toBe(true)
})
