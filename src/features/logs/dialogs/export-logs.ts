import type {
  ExportLogsAsCsvData,
  ExportLogsAsJsonData,
  ExportLogsAsTextData,
} from '#src/api/generated/types.gen.ts'
import { type DownloadedText, downloadText } from '#src/resources/download-text.ts'

type ExportUrl = (ExportLogsAsCsvData | ExportLogsAsJsonData | ExportLogsAsTextData)['url']

/** Export formats of the specification. */
export const exportFormats = [
  { label: 'JSON', url: '/logs/export/json', extension: 'json', type: 'application/json' },
  { label: 'CSV', url: '/logs/export/csv', extension: 'csv', type: 'text/csv' },
  { label: 'Plain Text', url: '/logs/export/text', extension: 'log', type: 'text/plain' },
] as const satisfies { label: string; url: ExportUrl; extension: string; type: string }[]

export type ExportFormat = (typeof exportFormats)[number]

/** Downloads the lines that match. */
export function exportLogs(
  { url }: ExportFormat,
  query: ExportLogsAsTextData['query'],
): Promise<DownloadedText> {
  return downloadText({ url, query: query ?? {} })
}

/** For example `logs_2026-03-02T08-00-00Z_2026-03-02T09-00-00Z.csv`. */
export function fileName(
  { from, to }: { readonly from: string; readonly to: string },
  { extension }: ExportFormat,
): string {
  const ends = [from, to].map((at) => at.replace(/\.\d+/, '').replaceAll(':', '-'))
  return `logs_${ends.join('_')}.${extension}`
}
