interface Port {
  readonly port: number
  readonly protocol: 'tcp' | 'udp'
}

/** For example "8080" or "53/udp". */
export function formatPort({ port, protocol }: Port): string {
  return protocol === 'tcp' ? String(port) : `${port}/${protocol}`
}

/** For example "8080 (internal)" or "53/udp (public)". */
export function describePort(port: Port & { readonly public: boolean }): string {
  return `${formatPort(port)} (${port.public ? 'public' : 'internal'})`
}
