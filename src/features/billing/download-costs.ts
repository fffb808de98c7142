import type { ExportChargesData, ExportCostBreakdownData } from '#src/api/generated/types.gen.ts'
import { downloadText } from '#src/resources/download-text.ts'
import { saveFile } from '#src/ui/save-file.ts'
import { toast } from '#src/ui/toast.tsx'

/** Downloads a CSV of costs, and says whether it is complete. */
export async function downloadCosts(
  request: Pick<ExportCostBreakdownData, 'url' | 'query'> | Pick<ExportChargesData, 'url' | 'query'>,
  name: string,
): Promise<void> {
  const { text, isTruncated } = await downloadText({ url: request.url, query: request.query ?? {} })
  saveFile(name, text, 'text/csv')
  if (isTruncated) {
    toast.info('Export is incomplete', 'There are too many rows for one file. Choose a shorter period.')
  } else toast.success('Costs exported', name)
}

/** For example `costs-by-resource_last.csv` or `charges_2026-01-01_2026-02-01.csv`. */
export function costsFileName(
  what: string,
  period: { readonly period: string; readonly from?: string; readonly to?: string },
): string {
  const days = period.from === undefined ? period.period : `${period.from}_${period.to}`
  return `${what}_${days}.csv`
}
