import { logCountHandlers } from './counts.ts'
import { logExportHandlers } from './export.ts'
import { logEntryHandlers } from './one.ts'
import { logSearchHandlers } from './search.ts'
import { logStreamHandlers } from './stream.ts'

export const logHandlers = {
  ...logSearchHandlers,
  ...logCountHandlers,
  ...logStreamHandlers,
  ...logExportHandlers,
  ...logEntryHandlers,
}
