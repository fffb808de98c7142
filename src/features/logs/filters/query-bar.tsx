import { Popover } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { parseLogQuery } from '#src/domain/log-query.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/button.tsx'
import { escapeCloses } from '#src/ui/escape-closes.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { SavedViewsMenu } from '#src/ui/resource-table/saved-views.tsx'
import { SearchBox } from '#src/ui/resource-table/search-box.tsx'
import { MAX_LOG_QUERY } from '../logs-search.ts'
import classes from './filters.module.css'
import { quickFilters } from './quick-filters.ts'

const QuerySyntax = onDemand(() => import('./query-syntax.tsx'))

/** Search box with syntax help, parse errors and quick filters. */
export function QueryBar({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (q: string, typed: boolean) => void
}) {
  const { hints } = parseLogQuery(value)
  const problems = hints.map(({ text }) => text).join(' ')
  useEffect(() => {
    if (problems !== '') announce(problems)
  }, [problems])
  return (
    <div className={classes.bar}>
      <div className={classes.query}>
        <SearchBox
          label="Search logs"
          maxLength={MAX_LOG_QUERY}
          value={value}
          problems={hints.length > 0 && <Problems hints={hints} />}
          onChange={(q) => onChange(q, true)}
        />
        <Popover position="bottom-end" trapFocus returnFocus width={360}>
          <Popover.Target>
            <Button
              variant="outline"
              leftSection={<IconHelpCircle size={16} aria-hidden="true" />}
              onKeyDown={escapeCloses}
            >
              Syntax
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <QuerySyntax />
          </Popover.Dropdown>
        </Popover>
        <SavedViewsMenu />
      </div>
      <fieldset className={classes.quick}>
        <legend>Quick filters</legend>
        {quickFilters.map(({ label, q }) => (
          <button
            key={label}
            type="button"
            className={classes.preset}
            aria-pressed={value === q}
            title={q}
            onClick={() => onChange(value === q ? '' : q, false)}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

function Problems({ hints }: { readonly hints: ReturnType<typeof parseLogQuery>['hints'] }) {
  return (
    <span className={classes.hints}>
      {hints.map(({ from, text }) => (
        <span key={`${from} ${text}`}>{text}</span>
      ))}
    </span>
  )
}
