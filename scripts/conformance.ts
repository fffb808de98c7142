/**
 * `npm run conformance -- --url http://localhost:4010`: checks a server against the contract and its required
 * behavior. Exits with 1 if a check fails, with 2 if the checks can't start. `--help` shows the options.
 */
import { createInterface } from 'node:readline'
import { conformance, INTERRUPTED } from '../tests/conformance/command.ts'

const { stdin, stdout, stderr } = process
/** Progress line that overwrites itself, cut to the width of the terminal. */
const progress = (text: string) => stderr.write(`\r\u001b[K${text.slice(0, (stderr.columns ?? 80) - 1)}`)

// Exit quietly if the reader closes the pipe early (`--list | head`).
stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

const args = process.argv.slice(2)
const input = args.includes('--watch') ? createInterface({ input: stdin }) : null

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (interruption.signal.aborted) process.exit(INTERRUPTED)
    if (stderr.isTTY) progress('')
    stderr.write('Stopping after this check, to delete what the run created. Press Ctrl-C to stop at once.\n')
    interruption.abort()
  })

process.exitCode = await conformance(args, {
  print: (text) => stdout.write(`${text}\n`),
  complain: (text) => stderr.write(`${text}\n`),
  progress: stderr.isTTY ? progress : null,
  signal: interruption.signal,
  ...(input ? { lines: input[Symbol.asyncIterator]() } : {}),
})
input?.close()
