import type { FirewallPlan } from '#src/api/generated/types.gen.ts'
import { BYTES_PER_GB } from '#src/domain/quantity.ts'
import type { Choice } from '#src/ui/choice-cards.tsx'
import type { Format } from '#src/ui/format.ts'

/** Plan cards. Plans that allow fewer than the existing rules are disabled. */
export function planChoices(
  plans: readonly FirewallPlan[],
  { rules, current }: { readonly rules: number; readonly current?: string },
  format: Format,
): readonly Choice[] {
  return plans.map(({ id, name, maxRules, includedTrafficGb, monthlyPrice }) => ({
    value: id,
    title: name,
    detail: [
      maxRules === null ? 'Unlimited rules' : `${format.number(maxRules)} rules`,
      includedTrafficGb === null
        ? 'unlimited traffic'
        : `${format.bytes(includedTrafficGb * BYTES_PER_GB)} per month`,
    ].join(', '),
    aside: id === current ? 'Now' : `${format.money(monthlyPrice)}/mo`,
    disabledReason:
      maxRules !== null && rules > maxRules && id !== current
        ? `Allows fewer than your ${format.number(rules)} rules.`
        : null,
  }))
}
