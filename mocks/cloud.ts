import type { Cloud } from './engine/engine.ts'
import { recordDeed, subjectOf } from './handlers/audit-log/record.ts'
import { identify } from './handlers/identify.ts'
import { handlers } from './handlers/index.ts'
import { eventsOf } from './world/events.ts'
import { isDue, settle } from './world/settle.ts'

/** The simulated cloud: everything the engine is told about resources. */
export const cloud: Cloud = { handlers, identify, isDue, settle, subjectOf, record: recordDeed, eventsOf }
