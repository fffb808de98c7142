import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** What a measured server says to the one who started it, and hears from them. */
type ToParent =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'cpu'; readonly micros: number }
type ToServer =
  | { readonly kind: 'cpu' }
  | { readonly kind: 'answers'; readonly answers: readonly BareAnswer[] }

/** What the bare server says to requests of a method whose path begins so. */
export interface BareAnswer {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly headers: readonly string[]
  readonly body: string
}

/** A server in a process of its own, whose processor time can be asked for. */
export interface MeasuredServer {
  readonly port: number
  tell(message: ToServer): void
  /** Microseconds that the process has used so far, in user and system mode. */
  cpu(): Promise<number>
  stop(): void
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
    stop: () => void child.kill(),
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

/** The server's side: says where it listens, and answers what it has used. */
export function answerParent(
  port: number,
  onAnswers: (answers: readonly BareAnswer[]) => void = () => {},
): void {
  const say = (message: ToParent) => process.send?.(message)
  process.on('message', (message: ToServer) => {
    if (message.kind === 'answers') return onAnswers(message.answers)
    const { user, system } = process.cpuUsage()
    say({ kind: 'cpu', micros: user + system })
  })
  say({ kind: 'listening', port })
}
