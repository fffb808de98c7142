import { Popover } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { escapeCloses } from '../escape-closes.ts'
import { type SavedViewsProps, useSavedViews } from './saved-views-context.ts'

/** Saved views of the page, in the view menu of a list. */
export function SavedViewsSection(props: SavedViewsProps) {
  const Section = useSavedViews()
  return Section && <Section {...props} />
}

/** Menu with the saved views of the page, for lists without a view menu. */
export function SavedViewsMenu() {
  const [opened, setOpened] = useState(false)
  if (useSavedViews() === null) return null
  return (
    <Popover position="bottom-end" trapFocus returnFocus width={288} opened={opened} onChange={setOpened}>
      <Popover.Target>
        <Button
          variant="outline"
          size="icon"
          aria-label="Saved views"
          title="Saved views"
          onKeyDown={escapeCloses}
          onClick={() => setOpened(!opened)}
        >
          <IconBookmark size={16} aria-hidden="true" />
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Saved views">
        <SavedViewsSection columns={null} onOpen={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
