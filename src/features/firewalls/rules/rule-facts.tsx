import type { RuleChange } from '#src/domain/firewall-changes.ts'
import type { FirewallRuleFacts } from '#src/domain/firewall-rules.ts'
import { actionLabels, changeLabels, peersOf, trafficOf } from './rule-labels.ts'
import classes from './rules.module.css'

/** One rule in words: action, traffic and peers. */
export function RuleFacts({
  rule,
  marks,
}: {
  readonly rule: FirewallRuleFacts
  /** Changes since the rule was stored. */
  readonly marks: readonly (RuleChange | 'removed')[]
}) {
  return (
    <div className={classes.facts} data-off={!rule.enabled || undefined}>
      <p className={classes.what}>
        <span className={classes.action} data-action={rule.action}>
          {actionLabels[rule.action]}
        </span>
        <span className={classes.traffic}>{trafficOf(rule)}</span>
        {!rule.enabled && <span className={classes.mark}>Off</span>}
        {marks.map((mark) => (
          <span key={mark} className={classes.mark} data-mark={mark}>
            {changeLabels[mark]}
          </span>
        ))}
      </p>
      <p className={classes.peers}>
        {rule.direction === 'inbound' ? 'from ' : 'to '}
        <span className="mono">{peersOf(rule)}</span>
      </p>
      {rule.description !== '' && <p className={classes.purpose}>{rule.description}</p>}
    </div>
  )
}
