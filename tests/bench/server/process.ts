import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** Messages between a measured server and its parent. */
type ToParent =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'cpu'; readonly micros: number }
type ToServer =
  | { readonly kind: 'cpu' }
  | { readonly kind: 'replies'; readonly replies: readonly RecordedReply[] }

/** Response of the bare server, by method and path prefix. */
export interface RecordedReply {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly headers: readonly string[]
  readonly body: string
}

/** Server in a child process whose CPU time can be read. */
export interface MeasuredServer {
  readonly port: number
  tell(message: ToServer): void
  /** Microseconds of CPU time used so far, user and system. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

export async function startProcess(script: URL, args: readonly string[] = []): Promise<MeasuredServer> {
  const child = fork(script, args)
  const { port } = await hear(child, 'listening')
  return {
    port,
    tell: (message) => child.send(message),
    cpu: async () => {
      child.send({ kind: 'cpu' } satisfies ToServer)
      return (await hear(child, 'cpu')).micros
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

async function hear<Kind extends ToParent['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<ToParent, { kind: Kind }>> {
  for (;;) {
    const [message] = (await once(child, 'message')) as [ToParent]
    if (message.kind === kind) return message as Extract<ToParent, { kind: Kind }>
  }
}

/** Server side: reports the port and the CPU time. */
export function reportToParent(
  port: number,
  onReplies: (replies: readonly RecordedReply[]) => void = () => {},
): void {
  const say = (message: ToParent) => process.send?.(message)
  process.on('message', (message: ToServer) => {
    if (message.kind === 'replies') return onReplies(message.replies)
    const { user, system } = process.cpuUsage()
    say({ kind: 'cpu', micros: user + system })
  })
  say({ kind: 'listening', port })
}
