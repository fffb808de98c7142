/**
 * `npm run conformance -- --url http://localhost:4010`: checks a server against the contract and against how it has to
 * behave. Exits with 1 when a check fails, with 2 when it could not begin. `--help` shows the options.
 */
import { conformance } from '../tests/conformance/command.ts'

const { stdout, stderr } = process
/** One line that is written over and over, as wide as the window. */
const progress = (text: string) => stderr.write(`\r\u001b[K${text.slice(0, (stderr.columns ?? 80) - 1)}`)

// Who reads the first lines and leaves (`--list | head`) wants no more.
stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

process.exitCode = await conformance(process.argv.slice(2), {
  print: (text) => stdout.write(`${text}\n`),
  complain: (text) => stderr.write(`${text}\n`),
  progress: stderr.isTTY ? progress : null,
})
