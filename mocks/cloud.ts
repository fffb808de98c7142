import type { Cloud } from './engine/ports.ts'
import { recordDeed, subjectOf } from './handlers/audit-log/record.ts'
import { handlersOfTag } from './handlers/index.ts'
import { identify } from './handlers/shared/identify.ts'
import { isUseNews, noteUse } from './handlers/shared/last-use.ts'
import { checkStanding } from './handlers/shared/standing-check.ts'
import { eventsOf } from './world/events.ts'
import { keepBooks } from './world/ledger/books.ts'
import { isDue, settle } from './world/settle.ts'

/** The simulated cloud: everything the engine is told about resources. */
export const cloud: Cloud = {
  handlersOf: (tag) => handlersOfTag[tag](),
  identify,
  isUseNews,
  noteUse,
  isDue,
  settle,
  checkStanding,
  keepBooks,
  subjectOf,
  record: recordDeed,
  eventsOf,
}
