import { readCidr } from './cidr.ts'

export interface AllowedNetwork {
  readonly cidr: string
  readonly description: string
}

export interface NetworkProblem {
  /** Which of the networks. */
  readonly index: number
  readonly code: 'invalid_cidr' | 'duplicate_entry'
  /** One sentence for a person, fit to stand at the field. */
  readonly message: string
}

/** What is wrong with a list of allowed networks: ranges that are none, and ranges that are there twice. */
export function problemsOfNetworks(networks: readonly AllowedNetwork[]): NetworkProblem[] {
  const seen = new Set<string>()
  return networks.flatMap(({ cidr }, index): NetworkProblem[] => {
    const reading = readCidr(cidr)
    if (!reading.ok) return [{ index, code: 'invalid_cidr', message: reading.message }]
    const { version, first, last } = reading.range
    const key = `${version} ${first} ${last}`
    if (seen.has(key))
      return [{ index, code: 'duplicate_entry', message: 'This range is in the list already.' }]
    seen.add(key)
    return []
  })
}
