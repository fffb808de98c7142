/** Explains why a server can't listen, and names the option that helps. Undefined for other errors. */
export function listenErrorText(
  { code }: NodeJS.ErrnoException,
  { port, host }: { readonly port: number; readonly host: string },
): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other process, or choose another port with --port.`
    case 'EACCES':
      return `No permission to listen on port ${port}. Choose a port above 1023 with --port.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This computer has no address ${host}. Choose another address with --host.`
    default:
      return undefined
  }
}
