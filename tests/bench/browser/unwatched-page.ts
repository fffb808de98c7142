import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { browserFlags, ensureBrowser } from '../../../scripts/browser.ts'

export interface UnwatchedPage {
  /** Resolves with the milliseconds until the element is there. */
  open(url: string): Promise<number>
  /** Resolves with the milliseconds until the element is there again. */
  reload(): Promise<number>
  close(): Promise<void>
}

/**
 * A page of a new profile, without Playwright, which watches every request: with the thousand modules of a development
 * server a reload would take half as long again.
 *
 * @param selector CSS selector of the element that counts
 */
export async function openUnwatchedPage(selector: string): Promise<UnwatchedPage> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...browserFlags()]
  const browser = spawn(ensureBrowser(), [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const session = await DevToolsSession.of(await debuggerOf(browser.stderr))
  await session.send('Page.enable')
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: FOUND })
  const source = `(${tellWhenFound})(${JSON.stringify(selector)}, ${JSON.stringify(FOUND)})`
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source })

  const timed = async (method: string, params: object) => {
    const found = session.next('Runtime.bindingCalled')
    const begin = performance.now()
    await session.send(method, params)
    await found
    return performance.now() - begin
  }
  return {
    open: (url) => timed('Page.navigate', { url }),
    reload: () => timed('Page.reload', {}),
    close: async () => {
      session.close()
      const ended = once(browser, 'exit')
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Function in the page by which it tells that the selector matches. */
const FOUND = 'foundElement'

/** Runs in the page. */
function tellWhenFound(selector: string, binding: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return
    observer.disconnect()
    const tell = (window as unknown as Record<string, (text: string) => void>)[binding]
    tell?.(selector)
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Address of the first page's debugger, from the line that Chromium prints. */
async function debuggerOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, host] = /DevTools listening on ws:\/\/([^/]+)/.exec(line) ?? []
    if (host === undefined) continue
    const targets = (await (await fetch(`http://${host}/json`)).json()) as {
      type: string
      webSocketDebuggerUrl: string
    }[]
    const page = targets.find(({ type }) => type === 'page')
    if (page !== undefined) return page.webSocketDebuggerUrl
  }
  throw new Error('Chromium opened no page')
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly result?: Record<string, unknown>
}

class DevToolsSession {
  readonly #socket: WebSocket
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
  }

  static async of(address: string): Promise<DevToolsSession> {
    const socket = new WebSocket(address)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
    return new DevToolsSession(socket)
  }

  async send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    this.#lastId += 1
    const id = this.#lastId
    const response = this.#find((message) => message.id === id)
    this.#socket.send(JSON.stringify({ id, method, params }))
    return (await response).result ?? {}
  }

  /** Resolves at the next event of this name. */
  async next(event: string): Promise<void> {
    await this.#find(({ method }) => method === event)
  }

  close(): void {
    this.#socket.close()
  }

  #find(matches: (message: Message) => boolean): Promise<Message> {
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as Message
        if (!matches(message)) return
        this.#socket.removeEventListener('message', listen)
        resolve(message)
      }
      this.#socket.addEventListener('message', listen)
    })
  }
}
