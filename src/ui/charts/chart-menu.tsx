import { Menu } from '@mantine/core'
import { IconChartLine, IconDots, IconDownload, IconTable } from '@tabler/icons-react'
import { Button } from '../button.tsx'
import { escapeCloses } from '../escape-closes.ts'
import classes from './charts.module.css'

/** Menu of a chart: its values as a table or a file. */
export default function ChartMenu({
  title,
  asTable,
  onToggleTable,
  onDownload,
}: {
  readonly title: string
  readonly asTable: boolean
  readonly onToggleTable: () => void
  /** Omitted if there is nothing to download. */
  readonly onDownload: (() => void) | undefined
}) {
  return (
    <Menu trigger="click" position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Options for ${title}`}
          className={classes.menuButton}
          onKeyDown={escapeCloses}
        >
          <IconDots size={16} aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={asTable ? <IconChartLine size={16} /> : <IconTable size={16} />}
          onClick={onToggleTable}
        >
          {asTable ? 'View as chart' : 'View as table'}
        </Menu.Item>
        {onDownload !== undefined && (
          <Menu.Item leftSection={<IconDownload size={16} />} onClick={onDownload}>
            Download CSV
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
