import { problemsOfRanges, type RangeProblem } from './cidr-list.ts'

export interface AllowedNetwork {
  readonly cidr: string
  readonly description: string
}

/** Errors in a list of allowed networks: invalid and duplicate ranges. */
export function problemsOfNetworks(networks: readonly AllowedNetwork[]): RangeProblem[] {
  return problemsOfRanges(networks.map(({ cidr }) => cidr))
}
