import { ActionIcon, Tooltip } from '@mantine/core'
import { IconFilterMinus, IconFilterPlus, IconLink, IconListDetails } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import type { LogField } from '#src/domain/log-query.ts'
import { fieldsOf, prettyDetails } from '#src/resources/logs/log-details.ts'
import { resourceHref } from '#src/resources/resource-href.ts'
import { resourceTypeNouns } from '#src/resources/resource-labels.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './line-details.module.css'

export interface LineActions {
  /** Narrows the search to a value, or excludes it. A null field searches the whole line. */
  readonly onFilter: (field: LogField | null, value: string, negated: boolean) => void
  readonly onContext: (line: LogEntry) => void
  readonly onCopyLink: (line: LogEntry) => void
}

/** Full message, searchable fields and JSON details of a line. */
export default function LineDetails({
  line,
  onFilter,
  onContext,
  onCopyLink,
}: { readonly line: LogEntry } & LineActions) {
  const format = useFormat()
  const own = (['level', 'service', 'source'] as const).map((field) => ({
    key: field,
    name: field,
    value: line[field],
    filter: (negated: boolean) => onFilter(field, line[field], negated),
  }))
  // Details are searched as text, so a number also matches longer numbers that start with it.
  const inDetails = fieldsOf(line.details).map(({ name, value, written }) => ({
    key: `details.${name}`,
    name,
    value,
    filter: (negated: boolean) => onFilter(null, written, negated),
  }))
  return (
    <div className={classes.root}>
      <p className={classes.message}>{line.message}</p>
      <div className={classes.buttons}>
        <Button
          variant="outline"
          size="sm"
          leftSection={<IconListDetails size={15} aria-hidden="true" />}
          onClick={() => onContext(line)}
        >
          Show context
        </Button>
        <Button
          variant="outline"
          size="sm"
          leftSection={<IconLink size={15} aria-hidden="true" />}
          onClick={() => onCopyLink(line)}
        >
          Copy link
        </Button>
      </div>
      <dl className={classes.fields}>
        <div>
          <dt>time</dt>
          <dd>
            <Time at={line.timestamp}>{format.exact(line.timestamp)}</Time>
          </dd>
        </div>
        <div>
          <dt>{resourceTypeNouns[line.resourceType].one}</dt>
          <dd>
            <PathLink
              href={resourceHref({ type: line.resourceType, id: line.resourceId, name: line.source })}
            >
              {line.resourceId}
            </PathLink>
          </dd>
        </div>
        {[...own, ...inDetails].map(({ key, name, value, filter }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <span>{value}</span>
              <FilterButton label={`Only lines with ${name} ${value}`} onClick={() => filter(false)}>
                <IconFilterPlus size={15} aria-hidden="true" />
              </FilterButton>
              <FilterButton label={`No lines with ${name} ${value}`} onClick={() => filter(true)}>
                <IconFilterMinus size={15} aria-hidden="true" />
              </FilterButton>
            </dd>
          </div>
        ))}
      </dl>
      {line.details !== null && (
        <div className={classes.json}>
          <pre>{prettyDetails(line.details)}</pre>
          <CopyButton value={line.details} label="details as JSON" shown="The details" />
        </div>
      )}
    </div>
  )
}

function FilterButton({
  label,
  onClick,
  children,
}: {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
