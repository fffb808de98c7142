import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { atMost, type Figure, write } from '../figure.ts'
import { median } from '../statistics.ts'
import { openUnwatchedPage } from './unwatched-page.ts'

const ROUNDS = 3
/** Reloads per round. The first doesn't count: the browser keeps compiled code only from then on. */
const RELOADS = 4

const SERVER = join(import.meta.dirname, 'serve-development.ts')

const HOME = { path: '/', selector: 'h1' }
const VM_LIST = {
  path: '/compute/vms?scenario=test,owner',
  selector: 'tbody a[href*="/compute/vms/vm_"]',
}

/** Time from the start of the server of `npm start` to a usable page in a new browser profile, and of a reload. */
export async function benchDevServer(): Promise<Figure[]> {
  const cold: number[] = []
  const home: number[] = []
  const vmList: number[] = []
  const reloads: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const packages = mkdtempSync(join(tmpdir(), 'bench-'))
    cold.push((await load(packages, VM_LIST)).first)
    home.push((await load(packages, HOME)).first)
    const { first, again } = await load(packages, VM_LIST, RELOADS)
    vmList.push(first)
    reloads.push(...again.slice(1))
    rmSync(packages, { recursive: true })
  }
  const figure = (name: string, times: readonly number[], limit: number) =>
    atMost(
      `npm start: ${name}`,
      median(times) / 1000,
      limit,
      's',
      `${seconds(Math.min(...times))} to ${seconds(Math.max(...times))} in ${times.length} rounds`,
    )
  return [
    figure('to the list of VMs, packages not bundled yet', cold, 6),
    figure('to the home page', home, 1.5),
    figure('to the list of VMs', vmList, 1.5),
    figure('reload of the list of VMs, from the second on', reloads, 1.5),
  ]
}

const seconds = (ms: number) => write(ms / 1000, 's')

async function load(
  packages: string,
  { path, selector }: typeof HOME,
  reloads = 0,
): Promise<{ readonly first: number; readonly again: readonly number[] }> {
  const page = await openUnwatchedPage(selector)
  const begin = performance.now()
  const server = spawn(process.execPath, [SERVER, packages], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [address] = (await once(createInterface({ input: server.stdout }), 'line')) as [string]
    await page.open(new URL(path, address).href)
    const first = performance.now() - begin
    const again: number[] = []
    for (let index = 0; index < reloads; index += 1) {
      // The rest of the page arrives.
      await new Promise((resolve) => setTimeout(resolve, 1000))
      again.push(await page.reload())
    }
    return { first, again }
  } finally {
    await page.close()
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
}
