import { IconAlertTriangle, IconCopy, IconWorld } from '@tabler/icons-react'
import type { FirewallFindingFacts } from '#src/domain/firewall-rules.ts'
import { findingNames } from '../finding-labels.ts'
import classes from './rules.module.css'

const icons = { duplicate: IconCopy, shadowed: IconAlertTriangle, open_to_world: IconWorld } as const

/** Findings about one rule. */
export function FindingLines({ findings }: { readonly findings: readonly FirewallFindingFacts[] }) {
  return findings.map(({ code, severity, message }) => {
    const Icon = icons[code]
    return (
      <p key={code} className={classes.finding} data-severity={severity}>
        <Icon size={16} aria-hidden="true" />
        <span>
          <span className="visually-hidden">{findingNames[severity]}: </span>
          {message}
        </span>
      </p>
    )
  })
}
