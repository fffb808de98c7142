import { SegmentedControl } from '@mantine/core'
import { IconWorld } from '@tabler/icons-react'
import {
  FIREWALL_RULE_ACTIONS,
  type FirewallDirection,
  type FirewallRuleAction,
} from '#src/domain/firewall.ts'
import { actionLabels } from './rule-labels.ts'
import classes from './rules.module.css'

/** Action for traffic that no rule matches. */
export function DefaultAction({
  direction,
  value,
  changed,
  readOnlyBecause,
  onChange,
}: {
  readonly direction: FirewallDirection
  readonly value: FirewallRuleAction
  readonly changed: boolean
  readonly readOnlyBecause: string | null
  readonly onChange: (action: FirewallRuleAction) => void
}) {
  return (
    <div className={classes.otherwise} data-changed={changed || undefined}>
      <p>
        Everything else
        {changed && (
          <span className={classes.mark} data-mark="edited">
            Edited
          </span>
        )}
      </p>
      {readOnlyBecause === null ? (
        <SegmentedControl
          aria-label={`Other ${direction} traffic`}
          size="xs"
          className={classes.actionChoice}
          data-action={value}
          data={FIREWALL_RULE_ACTIONS.map((action) => ({ value: action, label: actionLabels[action] }))}
          value={value}
          onChange={onChange}
        />
      ) : (
        <span className={classes.action} data-action={value}>
          {actionLabels[value]}
        </span>
      )}
      {direction === 'inbound' && value === 'allow' && (
        <p className={classes.finding} data-severity="warning">
          <IconWorld size={16} aria-hidden="true" />
          <span>Allows all inbound traffic that no rule denies.</span>
        </p>
      )}
    </div>
  )
}
