import type { OperationId } from '#mocks/engine/types.ts'
import { operationOf } from '../contract/suite/contract.ts'
import type { CheckContext } from './check-context.ts'

/** Check groups, with the requirement each verifies. */
export const CHECK_GROUPS = {
  responses: 'they match the documented status, headers and schema',
  access: 'missing and invalid credentials are rejected',
  permissions: 'roles and key scopes allow what the contract documents, and nothing else',
  validation: 'invalid requests are rejected, with the location of each error',
  http: 'methods, paths and headers behave as documented',
  cors: 'a console on another origin may call the API, and read its headers',
  paging: 'pages together make up the list',
  sorting: 'lists are in the requested order',
  filters: 'filters return exactly the matching items',
  cursors: 'cursors neither skip nor repeat items while a list grows',
  idempotency: 'a repeated request with the same key creates one resource',
  versions: 'a change based on an outdated version is rejected',
  'round-trips': 'written data can be read, and deleted data can not',
  states: 'transitions end, and actions that a status does not allow are rejected',
  sessions: 'sign-in, sign-out and session cookies',
  streams: 'events and log lines are streamed as they happen',
  tenancy: 'an organization sees only its own resources',
  secrets: 'secrets are returned once, and masked or left out everywhere else',
  audit: 'the audit log names each change, with its operation and item',
  cases: 'the test suite of the mock, also of its pace and data; only if chosen, with all hooks',
} as const
export type CheckGroup = keyof typeof CHECK_GROUPS

export interface Check {
  /** Stable id: `paging/listVms/pages-make-the-list`. */
  readonly id: string
  readonly group: CheckGroup
  /** Tag of the contract; null for checks of the API as a whole. */
  readonly tag: string | null
  /** Requirement, as a verb phrase. */
  readonly title: string
  run(context: CheckContext): Promise<void>
}

/** Check of one operation. */
export function check(group: CheckGroup, operation: OperationId, title: string, run: Check['run']): Check {
  return {
    id: idOf(group, operation, title),
    group,
    tag: operationOf(operation).tag,
    title: `${operation} ${title}`,
    run,
  }
}

/** Check of the API as a whole. */
export function apiCheck(group: CheckGroup, title: string, run: Check['run']): Check {
  return { id: idOf(group, 'api', title), group, tag: null, title: `the API ${title}`, run }
}

/** The requirement without its subject. */
export const verbOf = ({ id, title }: Check): string => {
  const subject = id.split('/')[1] === 'api' ? 'the API' : (id.split('/')[1] ?? '')
  return title.startsWith(`${subject} `) ? title.slice(subject.length + 1) : title
}

function idOf(group: CheckGroup, subject: string, title: string): string {
  return `${group}/${subject}/${slug(title)}`
}

/** Part of an id: `pages-make-the-list`. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
