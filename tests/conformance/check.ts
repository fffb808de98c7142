import type { OperationId } from '#mocks/engine/types.ts'
import { operationOf } from '../contract/suite/contract.ts'
import type { CheckContext } from './check-context.ts'

/** Check groups, with the requirement each verifies. */
export const KINDS = {
  answers: 'what is read has the documented status, headers and body',
  access: 'nobody gets in without credentials, or with wrong ones',
  permissions: 'each role and each scope of a key may do what the contract says, and nothing else',
  validation: 'what the contract does not allow is refused, and the place is named',
  http: 'methods, paths and headers',
  paging: 'pages make up the list',
  sorting: 'lists are in the order that was asked for',
  filters: 'filters leave what fits',
  cursors: 'lists that grow can be followed to their end',
  idempotency: 'a creation that is repeated happens once',
  versions: 'nobody overwrites what somebody else has changed',
  'round-trips': 'what is written can be read, and what is deleted is gone',
  states: 'what is under way ends, and an order that does not fit the state is refused',
  sessions: 'people sign in and out',
  streams: 'events and log lines come as they happen',
  tenancy: 'an organization sees what is its own',
  cases: 'the cases that the mock itself is held to, which need all hooks and the demo data',
} as const
export type Kind = keyof typeof KINDS

export interface Check {
  /** Stable id: `paging/listVms/pages-make-the-list`. */
  readonly id: string
  readonly kind: Kind
  /** Tag of the contract; null for checks of the API as a whole. */
  readonly tag: string | null
  /** Requirement, as a verb phrase. */
  readonly title: string
  run(context: CheckContext): Promise<void>
}

/** Check of one operation. */
export function check(kind: Kind, operation: OperationId, title: string, run: Check['run']): Check {
  return {
    id: idOf(kind, operation, title),
    kind,
    tag: operationOf(operation).tag,
    title: `${operation} ${title}`,
    run,
  }
}

/** Check of the API as a whole. */
export function wholeCheck(kind: Kind, title: string, run: Check['run']): Check {
  return { id: idOf(kind, 'api', title), kind, tag: null, title: `the API ${title}`, run }
}

function idOf(kind: Kind, subject: string, title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return `${kind}/${subject}/${words.replaceAll(/^-|-$/g, '')}`
}
