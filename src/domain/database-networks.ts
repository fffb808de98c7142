import { readCidr } from './cidr.ts'

export interface AllowedNetwork {
  readonly cidr: string
  readonly description: string
}

export interface NetworkProblem {
  /** Index of the network. */
  readonly index: number
  readonly code: 'invalid_cidr' | 'duplicate_entry'
  /** Sentence for the field. */
  readonly message: string
}

/** Errors in a list of allowed networks: invalid and duplicate ranges. */
export function problemsOfNetworks(networks: readonly AllowedNetwork[]): NetworkProblem[] {
  const seen = new Set<string>()
  return networks.flatMap(({ cidr }, index): NetworkProblem[] => {
    const reading = readCidr(cidr)
    if (!reading.ok) return [{ index, code: 'invalid_cidr', message: reading.message }]
    const { version, first, last } = reading.range
    const key = `${version} ${first} ${last}`
    if (seen.has(key))
      return [{ index, code: 'duplicate_entry', message: 'This range is already in the list.' }]
    seen.add(key)
    return []
  })
}
