import type { FirewallFindingCounts, FirewallFindingSeverity } from '#src/api/generated/types.gen.ts'

/** Most severe first. */
const FINDING_SEVERITIES = ['critical', 'warning', 'info'] as const

export const findingTones: Readonly<Record<FirewallFindingSeverity, 'critical' | 'warning' | 'info'>> = {
  critical: 'critical',
  warning: 'warning',
  info: 'info',
}

const labels: Readonly<Record<FirewallFindingSeverity, readonly [one: string, many: string]>> = {
  critical: ['critical', 'critical'],
  warning: ['warning', 'warnings'],
  info: ['hint', 'hints'],
}

/** Names of severities in front of a finding, for screen readers. */
export const findingNames: Readonly<Record<FirewallFindingSeverity, string>> = {
  critical: 'Critical',
  warning: 'Warning',
  info: 'Hint',
}

/** For example "1 critical, 2 warnings"; null if there are no findings. */
export function describeFindings(
  counts: FirewallFindingCounts,
  number: (value: number) => string,
): string | null {
  const parts = FINDING_SEVERITIES.filter((severity) => counts[severity] > 0).map(
    (severity) => `${number(counts[severity])} ${labels[severity][counts[severity] === 1 ? 0 : 1]}`,
  )
  return parts.length === 0 ? null : parts.join(', ')
}

/** Highest severity with at least one finding. */
export function worstOf(counts: FirewallFindingCounts): FirewallFindingSeverity | null {
  return FINDING_SEVERITIES.find((severity) => counts[severity] > 0) ?? null
}
