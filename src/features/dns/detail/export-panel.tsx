import { Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { DnsZone } from '#src/api/generated/types.gen.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { Button } from '#src/ui/button.tsx'
import { CodeBlock } from '#src/ui/code-block.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { zoneFileQuery } from './zone-queries.ts'

/** Zone file to copy or download. */
export function ExportPanel({ zone }: { readonly zone: DnsZone }) {
  const { data, error, isFetching, refetch } = useQuery(zoneFileQuery(zone))
  return (
    <Panel
      title="Export"
      aside={
        data !== undefined && (
          <Button
            variant="outline"
            size="sm"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => saveFile(`${zone.domain}.zone`, data, 'text/dns')}
          >
            Download
          </Button>
        )
      }
    >
      <Muted>As of serial {zone.serial}, sorted so you can compare exports.</Muted>
      {data !== undefined ? (
        <CodeBlock label="zone file" code={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </Panel>
  )
}
