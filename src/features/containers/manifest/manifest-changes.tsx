import type {
  ManifestAction,
  ManifestChange,
  ManifestChanges,
  ManifestFieldChange,
} from '#src/api/generated/types.gen.ts'
import { Panel } from '#src/resources/detail/panel.tsx'
import type { Format } from '#src/ui/format.ts'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './manifest.module.css'

const actions: Readonly<Record<ManifestAction, { readonly label: string; readonly tone: StatusTone }>> = {
  create: { label: 'Create', tone: 'healthy' },
  update: { label: 'Change', tone: 'info' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
}

/** Dry-run result, document by document. */
export function ManifestChangesPanel({ changes }: { readonly changes: ManifestChanges }) {
  const format = useFormat()
  return (
    <Panel title="Changes" aside={<span>{formatCostChange(changes.monthlyCostChange, format)}</span>}>
      <ul className={classes.changes}>
        {changes.changes.map((change) => (
          <li key={`${change.namespace}/${change.name}`}>
            <ChangeLine change={change} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function ChangeLine({ change }: { readonly change: ManifestChange }) {
  const { label, tone } = actions[change.action]
  return (
    <>
      <div className={classes.change}>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        <strong>{change.name}</strong>
        <span className={classes.light}>
          {change.namespace}, line {change.line}
        </span>
      </div>
      {change.fields.length > 0 && (
        <ul className={classes.fields}>
          {change.fields.map((field) => (
            <li key={field.field}>
              <FieldLine field={field} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function FieldLine({ field: { field, before, after } }: { readonly field: ManifestFieldChange }) {
  return (
    <>
      <span className="mono">{field.slice(1)}</span>
      <pre className={classes.before}>
        <span className="visually-hidden">Before: </span>
        {before ?? 'none'}
      </pre>
      <pre className={classes.after}>
        <span className="visually-hidden">After: </span>
        {after ?? 'none'}
      </pre>
    </>
  )
}

function formatCostChange(change: ManifestChanges['monthlyCostChange'], format: Format): string {
  if (change.amount === 0) return 'Costs stay the same'
  const amount = format.money({ ...change, amount: Math.abs(change.amount) })
  return `${amount} ${change.amount > 0 ? 'more' : 'less'} per month`
}
