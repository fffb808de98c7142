import type { FirewallDirection } from '#src/domain/firewall.ts'
import type { KeyedRule } from '#src/domain/firewall-changes.ts'
import { Button } from '#src/ui/button.tsx'
import { RuleFacts } from './rule-facts.tsx'
import { nameOfRule } from './rule-labels.ts'
import classes from './rules.module.css'

interface RemovedRulesProps {
  readonly direction: FirewallDirection
  readonly rules: readonly KeyedRule[]
  readonly onRestore: (rule: KeyedRule) => void
}

/** Rules that saving will remove. Renders nothing if there are none. */
export function RemovedRules({ direction, rules, onRestore }: RemovedRulesProps) {
  if (rules.length === 0) return null
  return (
    <ul className={classes.rules} aria-label={`Removed ${direction} rules`}>
      {rules.map((rule) => (
        <li key={rule.key} className={classes.rule} data-changed data-removed>
          <span className={classes.lead} />
          <span className={classes.number} />
          <div className={classes.content}>
            <RuleFacts rule={rule} marks={['removed']} />
          </div>
          <Button variant="outline" size="sm" onClick={() => onRestore(rule)}>
            Restore<span className="visually-hidden"> {nameOfRule(rule)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
