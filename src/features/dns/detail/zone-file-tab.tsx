import { PanelStack } from '#src/resources/detail/panel.tsx'
import type { DnsTabProps } from '../dns-detail-search.ts'
import { ExportPanel } from './export-panel.tsx'
import { ImportPanel } from './import-panel.tsx'

/** Import and export as a zone file. */
export function ZoneFileTab({ resource: zone, onSearchChange }: DnsTabProps) {
  return (
    <PanelStack>
      <ImportPanel zone={zone} onStaged={() => onSearchChange({ tab: 'records' })} />
      <ExportPanel zone={zone} />
    </PanelStack>
  )
}
