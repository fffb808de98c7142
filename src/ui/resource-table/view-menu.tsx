import { Popover } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { escapeCloses } from '../escape-closes.ts'
import { onDemand } from '../on-demand.tsx'
import type { Column } from './columns.ts'
import type { TableView } from './table-view.ts'
import type { ViewChoicesProps } from './view-choices.tsx'

const ViewChoices = onDemand<ViewChoicesProps>(() => import('./view-choices.tsx'))

interface FittingArguments {
  readonly availableHeight: number
  readonly elements: { readonly floating: HTMLElement }
}

/** Scrolls what is taller than the window. */
const FITTING = {
  size: {
    apply: ({ availableHeight, elements: { floating } }: FittingArguments) => {
      floating.style.maxHeight = `${availableHeight}px`
      floating.style.overflowY = 'auto'
    },
  },
}

/** Menu for visible columns and row density, which are stored for each table, and for saved views. */
export function ViewMenu<Row>({
  columns,
  view,
  onChange,
}: {
  readonly columns: readonly Column<Row>[]
  readonly view: TableView
  readonly onChange: (view: TableView) => void
}) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      position="bottom-end"
      trapFocus
      returnFocus
      width={288}
      middlewares={FITTING}
      opened={opened}
      onChange={setOpened}
    >
      <Popover.Target>
        <Button
          variant="outline"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
          onKeyDown={escapeCloses}
          onClick={() => setOpened(!opened)}
        >
          View
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="View of the table">
        <ViewChoices columns={columns} view={view} onChange={onChange} onOpen={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
