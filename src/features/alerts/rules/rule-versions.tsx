import { useQuery } from '@tanstack/react-query'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { channelsQuery } from '../alert-queries.ts'
import { describeFields, type RuleFields } from './rule-fields.ts'
import classes from './rules.module.css'

interface RuleVersion {
  /** For example "Yours" or "Theirs". */
  readonly title: string
  readonly fields: RuleFields
  readonly enabled: boolean
}

/** Two versions side by side. Differences are marked by color and by text. */
export function RuleVersions({ left, right }: { readonly left: RuleVersion; readonly right: RuleVersion }) {
  const channels = useQuery(channelsQuery()).data?.items ?? []
  const rows = (version: RuleVersion) => [
    ...describeFields(version.fields, channels),
    { name: 'enabled', label: 'State', text: version.enabled ? 'Enabled' : 'Disabled' },
  ]
  const others = rows(right)
  return (
    <div className={classes.versions}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{left.title}</th>
            <th scope="col">{right.title}</th>
          </tr>
        </thead>
        <tbody>
          {rows(left).map(({ name, label, text }, index) => {
            const other = others[index]?.text ?? ''
            const differs = text !== other
            return (
              <tr key={name} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && <VisuallyHidden> differs</VisuallyHidden>}
                </th>
                <td>{text}</td>
                <td>{other}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
