import type { OperationId, ProblemCode } from '#mocks/scenarios/target.ts'
import {
  empty,
  failed,
  failing,
  large,
  loaded,
  longNames,
  pending,
  phone,
  pressing,
  type State,
  type States,
  type Story,
  statesOf,
  waitsFor,
} from './story.ts'

const story = <const Id extends string>(id: Id, title: string, states: States) =>
  ({ id, group: 'Components', title, states }) as const satisfies Story

const machines: States = { loaded, 'long names': longNames, 'phone, long names': phone(longNames) }

/** A state for each documented failure of an operation. */
function failuresOf(
  operation: OperationId,
  codes: Readonly<Record<number, ProblemCode>>,
  press?: string,
): States {
  const states = Object.entries(codes).map(([status, code]): [string, State] => {
    const state = failing(operation, Number(status), code)
    return [`error ${status}`, press === undefined ? state : pressing([press], state)]
  })
  return Object.fromEntries(states)
}

const common = { 429: 'rate_limited', 500: 'internal_error', 503: 'unavailable' } as const

/** Shared components; `components/` has their code. */
export const componentStories = [
  story('activity', 'Timeline, ActivityEntry', {
    loaded,
    ...waitsFor('listVmActivity'),
    'long names': longNames,
  }),
  story('add-key-form', 'AddKeyForm', { loaded, incomplete: pressing(['Add key']) }),
  story('alert-list', 'AlertList', { ...statesOf('listAlerts'), failures: failed }),
  story('avatar', 'Avatar', { loaded, ...waitsFor('listMembers') }),
  story('bank-page', 'BankPage', { loaded, ...waitsFor('listPaymentMethods') }),
  story('button', 'Button, DisabledReason', machines),
  story('chart', 'TimeSeriesChart, Sparkline', {
    loaded,
    ...waitsFor('getVmMetrics'),
    'as a table': pressing(['Options for CPU and memory', 'View as table']),
    phone: phone(loaded),
  }),
  story('choice-cards', 'ChoiceCards', { loaded, ...waitsFor('getVmCatalog') }),
  story('code-block', 'CodeBlock', machines),
  story('code-line', 'CodeLine', machines),
  story('confirm-dialog', 'ConfirmDialog', {
    ...machines,
    waiting: pressing(['Stop VM'], pending('stopVm')),
    ...failuresOf(
      'stopVm',
      { 403: 'permission_denied', 404: 'not_found', 409: 'invalid_state', ...common, 507: 'storage_full' },
      'Stop VM',
    ),
  }),
  story('empty-state', 'EmptyState', { empty, phone: phone(empty) }),
  story('error-state', 'ErrorState', {
    ...failuresOf('getVm', { 404: 'not_found', ...common }),
    'no response': {
      scenario: { rules: [{ id: 'reset', operation: 'getVm', then: { fault: 'connection-reset' } }] },
      fails: 'no response',
    },
    'unreadable response': {
      scenario: { rules: [{ id: 'malformed', operation: 'getVm', then: { fault: 'malformed-json' } }] },
    },
  }),
  story('form-alert', 'FormAlert, WaitAlert', failuresOf('getVm', { 404: 'not_found', ...common })),
  story('keys', 'Keys', { loaded }),
  story('next-button', 'NextButton', { loaded }),
  story('changes', 'ActivityChanges', { loaded: { ...loaded, writes: true } }),
  story('facts', 'FactsPanel', machines),
  story('incident-list', 'IncidentList', { loaded, empty, failures: failed, 'long names': longNames }),
  story('vm-picker', 'VmPicker', { ...statesOf('listVms'), '10,000 rows': large }),
  story('new-password-fields', 'NewPasswordFields', { loaded, incomplete: pressing(['Change password']) }),
  story('restored-note', 'RestoredNote', { loaded }),
  story('offline-notice', 'OfflineNotice', {
    'no response': {
      scenario: { rules: [{ id: 'reset', operation: 'getVm', then: { fault: 'connection-reset' } }] },
      fails: 'no response',
    },
  }),
  story('page-header', 'PageHeader', machines),
  story('plain-editor', 'PlainEditor', machines),
  story('sample-frame', 'SampleFrame', machines),
  story('relative-time', 'RelativeTime', { loaded }),
  story('second-factor-field', 'SecondFactorField', {
    loaded,
    incomplete: pressing(['Verify']),
    'recovery code': pressing(['Use a recovery code instead']),
  }),
  story('shown-code', 'ShownCode', { loaded }),
  story('sheet', 'Sheet', machines),
  story('skeleton-table', 'SkeletonTable', { loading: pending('listVms') }),
  story('stacked-bars', 'StackedBars', {
    loaded,
    empty,
    ...waitsFor('getDailySpend'),
    'as a table': pressing(['Options for Daily spend', 'View as table']),
    phone: phone(loaded),
  }),
  story('stat-card', 'StatCard', machines),
  story('resource-status', 'ResourceStatus', { ...machines, failures: failed }),
  story('summary-cards', 'SummaryCards', {
    loaded,
    empty,
    '10,000 rows': large,
    ...waitsFor('getVmSummary'),
  }),
  story('tags', 'TagList', machines),
  story('tags-field', 'TagsField', machines),
  story('toasts', 'Toasts', machines),
  story('typed-confirm-dialog', 'TypedConfirmDialog', machines),
  story('usage-cards', 'UsageCards', { loaded, ...waitsFor('getVmMetrics') }),
] as const

export type ComponentId = (typeof componentStories)[number]['id']
