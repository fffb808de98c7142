import { type RangeProblem, rangeProblems } from './cidr-list.ts'

export interface AllowedNetwork {
  readonly cidr: string
  readonly description: string
}

/** Errors in a list of allowed networks: invalid and duplicate ranges. */
export function networkRangeProblems(networks: readonly AllowedNetwork[]): RangeProblem[] {
  return rangeProblems(networks.map(({ cidr }) => cidr))
}
