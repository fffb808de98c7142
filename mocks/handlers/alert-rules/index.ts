import { previewHandlers } from './preview.ts'
import { ruleHandlers } from './rules.ts'

export const alertRuleHandlers = { ...ruleHandlers, ...previewHandlers }
