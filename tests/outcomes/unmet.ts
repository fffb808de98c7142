import type { Operation } from './walk.ts'

/** Operations that the walk does not come upon, each with the reason. */
export const unmet = {
  checkFirewallRules: 'no screen calls it: the rules are checked where they are typed',
  getProject: 'the dialog has it from the list',
  listMonitoringMetrics: 'no screen calls it: the names are part of the contract',
} satisfies Partial<Record<Operation, string>>
