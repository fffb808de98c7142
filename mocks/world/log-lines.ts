import type { LogLevel } from '#src/api/generated/types.gen.ts'

/**
 * Random values for a log line: the same draws give the same line. Templates print numbers as plain digits
 * (`log-shapes.ts` relies on it) and have at most a few hundred distinct shapes.
 */
export interface Draw {
  int(min: number, max: number): number
  pick<T>(list: readonly T[]): T
}

export interface LineTemplate {
  readonly level: LogLevel
  readonly service: string
  /** Relative frequency among the lines of its source. */
  readonly weight: number
  readonly write: (draw: Draw) => { readonly message: string; readonly details?: Record<string, unknown> }
}

export const line = (
  service: string,
  level: LogLevel,
  weight: number,
  write: LineTemplate['write'],
): LineTemplate => ({ service, level, weight, write })

/** Address from the documentation ranges (RFC 5737), like all external addresses here. */
export const externalAddress = (draw: Draw) =>
  `${draw.pick(['192.0.2', '198.51.100', '203.0.113'])}.${draw.int(2, 250)}`

const UNITS = [
  'Daily apt download activities',
  'Rotate log files',
  'Discard unused blocks on filesystems',
  'Cleanup of Temporary Directories',
  'Message of the Day',
]

/** Lines of the operating system, written on every VM. */
const SYSTEM: readonly LineTemplate[] = [
  line('systemd', 'INFO', 8, (draw) => ({ message: `Started ${draw.pick(UNITS)}.` })),
  line('systemd', 'INFO', 6, (draw) => ({ message: `Finished ${draw.pick(UNITS)}.` })),
  line('cron', 'INFO', 6, (draw) => ({
    message: `(root) CMD (${draw.pick(['/usr/local/bin/backup --incremental', 'run-parts /etc/cron.hourly', '/usr/lib/sysstat/sa1 1 1'])})`,
  })),
  line('sshd', 'INFO', 4, (draw) => ({
    message: `Accepted publickey for deploy from ${externalAddress(draw)} port ${draw.int(32768, 60999)} ssh2`,
  })),
  line('sshd', 'WARN', 3, (draw) => {
    const user = draw.pick(['admin', 'oracle', 'test', 'ubnt', 'postgres'])
    return { message: `Invalid user ${user} from ${externalAddress(draw)} port ${draw.int(32768, 60999)}` }
  }),
  line('chronyd', 'INFO', 2, (draw) => ({
    message: `Selected source ${externalAddress(draw)} (offset ${draw.int(1, 90) / 100} ms)`,
  })),
  line('agent', 'DEBUG', 10, (draw) => {
    const tookMs = draw.int(2, 40)
    return { message: `Metrics sent in ${tookMs} ms`, details: { samples: draw.int(40, 90), tookMs } }
  }),
  line('kernel', 'WARN', 1, () => ({
    message: 'TCP: request_sock_TCP: Possible SYN flooding on port 443. Sending cookies.',
  })),
  line('kernel', 'ERROR', 0.3, (draw) => ({
    message: `Out of memory: Killed process ${draw.int(900, 30000)} (${draw.pick(['java', 'node', 'python3'])})`,
  })),
]

export const PATHS = [
  '/api/orders',
  '/api/products',
  '/api/session',
  '/',
  '/assets/app.js',
  '/health',
  '/api/cart',
]

export const WEB: readonly LineTemplate[] = [
  line('nginx', 'INFO', 40, (draw) => {
    const [path, status, ms] = [
      draw.pick(PATHS),
      draw.pick([200, 200, 200, 200, 204, 301, 304, 404]),
      draw.int(1, 180),
    ]
    return { message: `GET ${path} ${status} ${ms} ms`, details: { method: 'GET', path, status, ms } }
  }),
  line('nginx', 'WARN', 4, (draw) => {
    const [path, seconds] = [draw.pick(PATHS), draw.int(110, 480) / 100]
    return {
      message: `upstream response time ${seconds} s for GET ${path}`,
      details: { upstream: `10.0.0.${draw.int(11, 60)}:8080`, path, seconds },
    }
  }),
  line('nginx', 'ERROR', 1, (draw) => ({
    message: 'upstream timed out (110: Connection timed out) while reading response header from upstream',
    details: { client: externalAddress(draw), request: `GET ${draw.pick(PATHS)} HTTP/2.0` },
  })),
]

export const APP: readonly LineTemplate[] = [
  line('api', 'INFO', 30, (draw) => {
    const [route, ms] = [
      draw.pick(['listOrders', 'createOrder', 'getCart', 'signIn', 'listProducts']),
      draw.int(3, 220),
    ]
    return {
      message: `${route} completed in ${ms} ms`,
      details: { route, ms, user: `u${draw.int(100, 9999)}` },
    }
  }),
  line('api', 'DEBUG', 16, (draw) => ({
    message: `cache ${draw.pick(['hit', 'hit', 'hit', 'miss'])} for product:${draw.int(100, 999)}`,
  })),
  line('api', 'WARN', 4, (draw) => ({
    message: `retrying payment provider, attempt ${draw.int(2, 4)}`,
    details: { provider: 'payments', lastStatus: draw.pick([429, 502, 503]) },
  })),
  line('api', 'ERROR', 1.2, (draw) => ({
    message: draw.pick([
      "TypeError: Cannot read properties of undefined (reading 'id')",
      'Error: connect ECONNREFUSED 10.0.0.31:6379',
      'Error: deadline exceeded after 5000 ms',
    ]),
    details: {
      route: draw.pick(['createOrder', 'getCart']),
      trace: `${draw.int(1e8, 9e8)}${draw.int(1e8, 9e8)}`,
    },
  })),
]

export const WORKER: readonly LineTemplate[] = [
  line('worker', 'INFO', 30, (draw) => {
    const [job, ms] = [
      draw.pick(['send-mail', 'resize-image', 'sync-inventory', 'build-report']),
      draw.int(20, 9000),
    ]
    return { message: `${job} done in ${ms} ms`, details: { job, ms, attempt: 1 } }
  }),
  line('worker', 'WARN', 4, (draw) => ({
    message: `queue is ${draw.int(200, 4000)} jobs deep`,
    details: { queue: draw.pick(['default', 'mail', 'reports']) },
  })),
  line('worker', 'ERROR', 1.5, (draw) => ({
    message: `${draw.pick(['send-mail', 'build-report'])} failed, giving up after 5 attempts`,
  })),
]

const CONTAINERS: readonly LineTemplate[] = [
  line('containerd', 'INFO', 14, (draw) => ({
    message: `Pulled image registry.example/shop/${draw.pick(['web', 'api', 'worker'])}:${draw.int(1, 4)}.${draw.int(0, 30)}`,
  })),
  line('dockerd', 'INFO', 10, (draw) => ({
    message: `Container ${draw.int(1e8, 9e8)} is healthy`,
  })),
  line('dockerd', 'WARN', 3, () => ({
    message: 'Health check failed: context deadline exceeded',
  })),
]

const GPU: readonly LineTemplate[] = [
  line('train', 'INFO', 40, (draw) => {
    const [step, loss] = [draw.int(1000, 90000), draw.int(90, 320) / 100]
    return {
      message: `step ${step} loss ${loss}`,
      details: { step, loss, tokensPerSecond: draw.int(18000, 26000) },
    }
  }),
  line('nvidia-smi', 'DEBUG', 8, (draw) => ({
    message: `GPU 0: ${draw.int(58, 79)} C, ${draw.int(380, 690)} W`,
  })),
  line('nvidia-smi', 'WARN', 2, (draw) => ({ message: `GPU 0: ${draw.int(84, 88)} C, clocks are reduced` })),
  line('train', 'ERROR', 0.4, () => ({ message: 'CUDA out of memory. Tried to allocate 2.00 GiB' })),
]

/** Lines of the software that an image comes with. */
const BY_IMAGE: Readonly<Record<string, readonly LineTemplate[]>> = {
  img_docker: CONTAINERS,
  img_k3s: CONTAINERS,
  img_lemp: WEB,
  img_node: APP,
  img_cuda: GPU,
  img_pytorch: GPU,
}

/** All templates of a VM. A plain operating system image runs no service of its own. */
export function templatesFor(imageId: string): readonly LineTemplate[] {
  return [...SYSTEM, ...(BY_IMAGE[imageId] ?? [])]
}

/**
 * Lines written on an event, with offsets in milliseconds from it: after a start, and before an end. A negative offset
 * is a line after the end.
 */
export type FixedLines = ReadonlyArray<
  readonly [distanceMs: number, service: string, level: LogLevel, message: string]
>

/** Lines after a VM comes up, with offsets in milliseconds. */
export const BOOT_LINES: FixedLines = [
  [40, 'kernel', 'INFO', 'Command line: BOOT_IMAGE=/boot/vmlinuz root=LABEL=root ro console=ttyS0'],
  [180, 'kernel', 'DEBUG', 'Hypervisor detected: KVM'],
  [620, 'systemd', 'INFO', 'Reached target Network is Online.'],
  [910, 'cloud-init', 'INFO', 'Datasource DataSourceNimbus. Up 5.31 seconds'],
  [1240, 'sshd', 'INFO', 'Server listening on 0.0.0.0 port 22.'],
  [1610, 'systemd', 'INFO', 'Startup finished in 1.204s (kernel) + 4.871s (userspace).'],
]

/** Lines of a shutdown, in milliseconds before the VM is off. */
export const SHUTDOWN_LINES: FixedLines = [
  [1900, 'systemd-logind', 'INFO', 'System is powering down.'],
  [1200, 'sshd', 'INFO', 'Received signal 15; terminating.'],
  [150, 'systemd', 'INFO', 'Reached target System Power Off.'],
]

/** Lines of a crash. */
export const FAILURE_LINES: FixedLines = [
  [2400, 'kernel', 'WARN', 'INFO: task jbd2/vda1-8 blocked for more than 120 seconds.'],
  [30, 'kernel', 'ERROR', 'Kernel panic - not syncing: Fatal exception in interrupt'],
]
