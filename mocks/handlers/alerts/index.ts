import { alertChangeHandlers } from './change.ts'
import { notificationChannelHandlers } from './channels.ts'
import { alertListHandlers } from './list.ts'
import { alertPreviewHandlers } from './preview.ts'
import { alertRuleHandlers } from './rules.ts'
import { alertSilenceHandlers } from './silences.ts'

/** The operations of the contract's tags `alerts`, `alert-rules` and `notification-channels`. */
export const alertHandlers = {
  ...alertListHandlers,
  ...alertChangeHandlers,
  ...alertSilenceHandlers,
  ...alertRuleHandlers,
  ...alertPreviewHandlers,
  ...notificationChannelHandlers,
}
