/**
 * Command line that runs npm. In an npm script it starts npm's own script with Node: on Windows `npm` is a batch file,
 * which needs a shell, and that would parse the arguments again.
 */
export function npmCommand(...args: string[]): { command: string; args: string[]; shell: boolean } {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js')
    ? { command: process.execPath, args: [cli, ...args], shell: false }
    : { command: 'npm', args, shell: process.platform === 'win32' }
}
