import { withOperation } from './diff.ts'

export const string = { type: 'string' }
const json = (schema: object = string) => ({ 'application/json': { schema } })
const parameter = (more: object = {}, where = 'query') => ({
  parameters: [{ name: 'size', in: where, schema: string, ...more }],
})
const body = (more: object = {}) => ({ requestBody: { content: json(), ...more } })
const bodyWith = (schema: object) => body({ content: json(schema) })
const response = (more: object = {}, status = '200') => ({
  responses: { [status]: { description: 'Fine.', ...more } },
})
const answerWith = (schema: object) => response({ content: json(schema) })
const header = (more: object = {}) => response({ headers: { 'X-Size': { schema: string, ...more } } })
const problem = (status: string, ...codes: string[]) => response({ 'x-codes': codes }, status)
const object = (required: string[], names: string[] = ['size'], more: object = {}) => ({
  type: 'object',
  required,
  properties: Object.fromEntries(names.map((name) => [name, string])),
  ...more,
})
const closed = { additionalProperties: false }

/** Changes of an operation, with the expected finding, and oasdiff's rules for it. */
type Case = [finding: string, before: object, after: object, ...oasdiff: string[]]

const access = (permission: string, keyScope = 'read_only') => ({
  'x-permission': permission,
  'x-key-scope': keyScope,
})

export const operations: readonly Case[] = [
  ['breaking parameter-removed', parameter(), {}, 'request-parameter-removed'],
  ['breaking required-parameter-added', {}, parameter({ required: true }), 'new-required-request-parameter'],
  [
    'breaking required-parameter-added',
    {},
    parameter({ required: true }, 'header'),
    'new-required-request-header-property',
  ],
  ['compatible optional-parameter-added', {}, parameter()],
  [
    'breaking parameter-became-required',
    parameter(),
    parameter({ required: true }),
    'request-parameter-became-required',
  ],
  [
    'breaking parameter-became-required',
    parameter({}, 'header'),
    parameter({ required: true }, 'header'),
    'request-header-property-became-required',
  ],
  ['compatible parameter-became-optional', parameter({ required: true }), parameter()],
  ['breaking parameter-format-changed', parameter({ explode: true }), parameter({ explode: false })],
  ['breaking parameter-format-changed', parameter({ style: 'form' }), parameter({ style: 'spaceDelimited' })],
  ['compatible deprecation-changed', parameter(), parameter({ deprecated: true })],
  ['breaking required-body-added', {}, body({ required: true }), 'request-body-added-required'],
  ['compatible optional-body-added', {}, body()],
  ['breaking body-removed', body(), {}, 'request-body-removed'],
  ['breaking body-became-required', body(), body({ required: true }), 'request-body-became-required'],
  ['compatible body-became-optional', body({ required: true }), body()],
  [
    'breaking media-type-removed',
    body({ content: { ...json(), 'text/csv': {} } }),
    body(),
    'request-body-media-type-removed',
  ],
  ['compatible media-type-added', body(), body({ content: { ...json(), 'text/csv': {} } })],
  [
    'breaking type-narrowed',
    body({ content: { 'application/json': {} } }),
    body(),
    'request-body-media-type-schema-added',
  ],
  [
    'breaking required-property-added',
    bodyWith(object([])),
    bodyWith(object(['name'], ['size', 'name'])),
    'new-required-request-property',
    'new-required-request-property-with-default',
  ],
  ['compatible optional-property-added', bodyWith(object([])), bodyWith(object([], ['size', 'name']))],
  [
    'breaking property-became-required',
    bodyWith(object([])),
    bodyWith(object(['size'])),
    'request-property-became-required',
    'request-property-became-required-with-default',
  ],
  ['compatible property-became-optional', bodyWith(object(['size'])), bodyWith(object([]))],
  [
    'warning optional-property-removed',
    bodyWith(object([])),
    bodyWith(object([], [])),
    'request-property-removed',
  ],
  [
    'breaking optional-property-removed',
    bodyWith(object([], ['size'], closed)),
    bodyWith(object([], [], closed)),
    'request-property-removed',
  ],
  [
    'breaking required-property-removed',
    answerWith(object(['size'])),
    answerWith(object([], [])),
    'response-required-property-removed',
  ],
  [
    'warning optional-property-removed',
    answerWith(object([])),
    answerWith(object([], [])),
    'response-optional-property-removed',
  ],
  [
    'breaking property-became-optional',
    answerWith(object(['size'])),
    answerWith(object([])),
    'response-property-became-optional',
  ],
  ['compatible property-became-required', answerWith(object([])), answerWith(object(['size']))],
  [
    'compatible required-property-added',
    answerWith(object([])),
    answerWith(object(['name'], ['size', 'name'])),
  ],
  [
    'breaking required-header-removed',
    header({ required: true }),
    response(),
    'required-response-header-removed',
  ],
  ['warning optional-header-removed', header(), response(), 'optional-response-header-removed'],
  [
    'breaking header-became-optional',
    header({ required: true }),
    header(),
    'response-header-became-optional',
  ],
  ['compatible header-became-required', header(), header({ required: true })],
  ['compatible header-added', response(), header()],
  ['breaking media-type-removed', response({ content: json() }), response(), 'response-media-type-removed'],
  [
    'breaking type-widened',
    response({ content: json() }),
    response({ content: { 'application/json': {} } }),
    'response-body-media-type-schema-removed',
  ],
  [
    'breaking success-removed',
    { responses: { ...response().responses, 202: {} } },
    response(),
    'response-success-status-removed',
  ],
  ['warning success-added', response(), { responses: { ...response().responses, 202: {} } }],
  ['compatible problem-added', response(), { responses: { ...response().responses, 409: {} } }],
  ['breaking code-removed', problem('409', 'name_taken', 'limit_reached'), problem('409', 'limit_reached')],
  ['warning code-added', problem('409', 'name_taken'), problem('409', 'name_taken', 'limit_reached')],
  ['breaking code-moved', problem('409', 'name_taken'), problem('422', 'name_taken')],
  ['breaking permission-raised', access('none'), access('deploy')],
  ['breaking permission-raised', access('deploy'), access('manage_resources')],
  ['breaking permission-raised', access('deploy'), access('full_access')],
  ['compatible permission-lowered', access('deploy'), access('none')],
  ['compatible permission-lowered', access('full_access'), access('deploy')],
  ['breaking key-scope-raised', access('none', 'read_only'), access('none', 'deploy_only')],
  ['breaking key-scope-raised', access('none', 'full_access'), access('none', 'none')],
  ['compatible key-scope-lowered', access('none', 'full_access'), access('none', 'deploy_only')],
  [
    'breaking security-removed',
    { security: [{ session: [] }, { apiKey: [] }] },
    { security: [{ session: [] }] },
  ],
  [
    'compatible security-added',
    { security: [{ session: [] }] },
    { security: [{ session: [] }, { apiKey: [] }] },
  ],
  ['compatible security-added', { security: [{ session: [] }] }, { security: [{}, { session: [] }] }],
  [
    'warning extension-changed',
    parameter({ 'x-search-fields': ['name'] }),
    parameter({ 'x-search-fields': ['id'] }),
  ],
  ['warning extension-changed', { 'x-audit': 'none' }, {}],
  ['warning tags-changed', { tags: ['vms'] }, { tags: ['machines'] }],
  ['warning operation-id-changed', { operationId: 'createVm' }, { operationId: 'orderVm' }],
  ['text text-changed', { description: 'One.' }, { description: 'Two.' }],
]

/** Changes of whole contracts. */
export const contracts: readonly Case[] = [
  [
    'breaking operation-removed',
    withOperation({}),
    { openapi: '3.1.1', info: withOperation({}).info },
    'api-path-removed-without-deprecation',
  ],
  ['breaking webhook-removed', { webhooks: { paid: {} } }, {}, 'webhook-removed'],
  ['breaking server-removed', { servers: [{ url: '/v1' }, { url: '/v2' }] }, { servers: [{ url: '/v2' }] }],
  ['compatible server-added', { servers: [{ url: '/v2' }] }, { servers: [{ url: '/v1' }, { url: '/v2' }] }],
  ['text text-changed', { info: { description: 'One.' } }, { info: { description: 'Two.' } }],
  ['breaking security-scheme-changed', scheme('sid'), scheme('session')],
  ['warning code-added', common('too_large'), common('too_large', 'too_deep')],
]

function scheme(name: string) {
  return { components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name } } } }
}

function common(...codes: string[]) {
  return {
    'x-common-responses': { 413: 'BodyTooLarge' },
    components: { responses: { BodyTooLarge: { 'x-codes': codes } } },
  }
}
