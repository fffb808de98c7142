import { alertChangeHandlers } from './change.ts'
import { alertListHandlers } from './list.ts'
import { alertSilenceHandlers } from './silences.ts'

export const alertHandlers = { ...alertListHandlers, ...alertChangeHandlers, ...alertSilenceHandlers }
