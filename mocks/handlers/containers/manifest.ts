import type { ContainerCreate, ManifestChange, ManifestFieldChange } from '#src/api/generated/types.gen.ts'
import { containerPath } from '#src/domain/container.ts'
import { duplicateEntries, requestsBeyondPlan } from '#src/domain/container-rules.ts'
import { sumMoney } from '#src/domain/price.ts'
import { parseYaml, type YamlDocument } from '#src/domain/yaml-documents.ts'
import type { ContainerRow } from '../../db/index.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import { bodyErrors } from '../../engine/schemas.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import type { Spec } from '../../world/container-revisions.ts'
import { beginCreation } from '../../world/life-cycles/begin.ts'
import { containerLife } from '../../world/life-cycles/container.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { addAuditNote, subjectOf } from '../audit-log/record.ts'
import { actionContextOf, assertAllowed } from '../shared/actions.ts'
import { lookup } from '../shared/lookup.ts'
import { assertPaid, assertPaidFor } from '../shared/paid.ts'
import { checkQuotas } from '../shared/quota-check.ts'
import { projectReference } from '../shared/references.ts'
import { changeMetadata, changeSpec, sameSpec, scale, specOf } from './change.ts'
import { asDocument, fieldText, writeManifest } from './manifest-text.ts'
import { canDo, firstRevision } from './revisions.ts'
import {
  containerPlanReference,
  dependencyReferences,
  duplicateDependencies,
  secretsWithoutValue,
} from './rules.ts'
import { monthlyCostOf, planOf } from './to-container.ts'

/** Limit of containers in one manifest. */
const MAX_DOCUMENTS = 100

export const containerManifestHandlers: HandlersFor<'deployManifest' | 'getContainerManifest'> = {
  deployManifest(ctx) {
    const planned = plannedChangesOf(ctx)
    for (const { before, isChanged } of planned) {
      if (before !== null && isChanged) assertAllowed(canDo('change', before))
    }
    for (const change of planned) assertChangePaid(ctx, change)
    const created = planned.filter(({ before }) => before === null).length
    checkQuotas(ctx.tx, ctx.identity.organization, { containers: created }, { containers: '/manifest' })
    const changes = planned.map((change) => toChange(change, ctx.body.dryRun === true))
    const monthlyCostChange = costChange(planned)
    const body = { changes, monthlyCostChange }
    if (ctx.body.dryRun === true) {
      addAuditNote(ctx, { isDryRun: true })
      return { status: 200, body }
    }
    for (const change of planned) apply(ctx, change)
    const changed = planned.filter(({ isChanged }) => isChanged)
    const others = changed.length - 1
    addAuditNote(ctx, {
      resource: subjectOf(ctx.tx, changed[0]?.id ?? ''),
      ...(others < 0 && { detail: 'No container was changed.' }),
      ...(others > 0 && { detail: `And ${others} other ${others === 1 ? 'container' : 'containers'}.` }),
    })
    return { status: 202, body }
  },

  getContainerManifest(ctx) {
    const row = lookup(resourceDefinitions.container, ctx, ctx.path.containerId)
    return { status: 200, body: { manifest: writeManifest(ctx.tx, row) } }
  },
}

type DeployContext = Context<'deployManifest'>

/** @throws Problem 402 `payment_required` for a new container, more replicas or a larger plan */
function assertChangePaid(ctx: DeployContext, { before, spec, input }: PlannedChange): void {
  if (before === null || input.replicas > before.desiredReplicas) {
    assertPaid(ctx.tx, ctx.identity.organization, ctx.now)
  } else {
    assertPaidFor(planOf(spec), planOf(before), ctx)
  }
}

/** Effect of one document. */
interface PlannedChange {
  readonly line: number
  readonly input: ContainerCreate
  /** Current container; null if none has this name. */
  readonly before: Readonly<ContainerRow> | null
  readonly id: string
  readonly projectId: string
  readonly spec: Spec
  readonly dependsOn: string[]
  readonly tags: string[]
  readonly isChanged: boolean
  readonly fields: readonly ManifestFieldChange[]
}

/** @throws Problem 422 `invalid_manifest`, listing all errors with line and column */
function plannedChangesOf(ctx: DeployContext): readonly PlannedChange[] {
  const entries = entriesOf(ctx)
  const created = new Map(entries.map(({ path, id }) => [path, id]))
  const checked = entries.map((entry, index) => {
    const { document, input, before, id, path } = entry
    const self = { path, id, ...(before && { dependsOn: before.dependsOn }) }
    const dependencies = dependencyReferences(ctx, input.dependsOn, self, created)
    const project = projectReference(ctx, input.projectId)
    const isRepeated = entries.findIndex((it) => it.path === path) < index
    const errors = [
      ...(isRepeated ? [duplicateResource(path)] : []),
      ...containerPlanReference(input.planId).errors,
      ...dependencies.errors,
      ...project.errors,
      ...[
        ...secretsWithoutValue(input, before?.env),
        ...duplicateEntries(input),
        ...requestsBeyondPlan(input),
        ...(dependencies.errors.length === 0 ? duplicateDependencies(dependencies.target ?? []) : []),
      ].map((it) => ({ in: 'body', ...it }) as const),
      ...(before === null ? [] : immutable(input, before, project.target?.id)),
    ]
    const change: PlannedChange = {
      ...differences(ctx, input, before, [...(dependencies.target ?? [])]),
      line: document.line,
      input,
      before,
      id,
      projectId: before?.projectId ?? project.target?.id ?? '',
    }
    return { change, errors: errors.map((it) => inText(document, it)) }
  })
  const errors = checked.flatMap((it) => it.errors)
  if (errors.length > 0) throw invalid(errors)
  return checked.map(({ change }) => change)
}

/** One document of a manifest, whose form is valid. */
interface ManifestEntry {
  readonly document: YamlDocument
  readonly input: ContainerCreate
  /** Namespace and name. */
  readonly path: string
  /** Current container; null if none has this path. */
  readonly before: Readonly<ContainerRow> | null
  readonly id: string
}

/** @throws Problem 422 `invalid_manifest` for a manifest without documents or with too many, and for malformed ones */
function entriesOf(ctx: DeployContext): readonly ManifestEntry[] {
  const { documents, problems } = parseYaml(ctx.body.manifest)
  if (problems.length > 0) {
    throw invalid(problems.map((it): FieldError => ({ in: 'body', pointer: '/manifest', ...it })))
  }
  if (documents.length === 0) {
    throw invalid([atStart('required', 'The manifest is empty. Describe at least one container.')])
  }
  if (documents.length > MAX_DOCUMENTS) {
    throw invalid([atStart('too_many', `A manifest can have at most ${MAX_DOCUMENTS} documents.`)])
  }
  const errors = documents.flatMap(shapeErrors)
  if (errors.length > 0) throw invalid(errors)
  return documents.map((document, index) => {
    const input = document.value as ContainerCreate
    const path = containerPath(input)
    const before = findContainer(ctx, input) ?? null
    return { document, input, path, before, id: before?.id ?? ctx.random('container', index).id('ctr') }
  })
}

function atStart(code: string, message: string): FieldError {
  return { in: 'body', pointer: '/manifest', line: 1, column: 1, code, message }
}

function findContainer(
  { tx, identity }: DeployContext,
  { namespace, name }: ContainerCreate,
): Readonly<ContainerRow> | undefined {
  return tx.containers
    .by('name', name)
    .find((it) => it.organizationId === identity.organization.id && it.namespace === namespace)
}

/** Validates a document with the schema of the equivalent JSON body. */
function shapeErrors(document: YamlDocument): FieldError[] {
  return bodyErrors('createContainer', document.value).map((error) => {
    const name = error.pointer.slice(1).replaceAll('/', '.')
    const message = error.message
      .replace(/^This field is unknown\. Remove it\.$/, `The field \`${name}\` is unknown.`)
      .replace(/^This /, name === '' ? 'The manifest ' : `\`${name}\` `)
    return inText(document, { ...error, message })
  })
}

/** Maps an error to its line and column in the manifest. */
function inText(document: YamlDocument, { pointer, code, message }: FieldError): FieldError {
  const place = code === 'unknown' ? document.keyPlaceOf(pointer) : document.placeOf(pointer)
  return { in: 'body', pointer: '/manifest', code, message, ...place }
}

const duplicateResource = (path: string): FieldError => ({
  in: 'body',
  pointer: '/name',
  code: 'duplicate_entry',
  message: `The manifest describes ${path} twice.`,
})

/** Fields that can't change; they need a new container. */
function immutable(
  input: ContainerCreate,
  before: ContainerRow,
  projectId: string | undefined,
): FieldError[] {
  const checkUnchanged = (field: string, asked: string, is: string): FieldError[] =>
    asked === is
      ? []
      : [
          {
            in: 'body',
            pointer: `/${field}`,
            code: 'immutable',
            message: `\`${field}\` can’t be changed from ${is}.`,
          },
        ]
  return [
    ...checkUnchanged('region', input.region, before.region),
    ...checkUnchanged('kind', input.kind ?? 'service', before.kind),
    ...(input.projectId === undefined
      ? []
      : checkUnchanged('projectId', projectId ?? input.projectId, before.projectId)),
  ]
}

function invalid(errors: readonly FieldError[]): Problem {
  const sorted = [...errors].sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  )
  const detail = `The manifest has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}.`
  return new Problem(422, 'invalid_manifest', { detail, errors: sorted })
}

function differences(
  { tx }: DeployContext,
  input: ContainerCreate,
  before: Readonly<ContainerRow> | null,
  dependsOn: string[],
): Pick<PlannedChange, 'spec' | 'dependsOn' | 'tags' | 'isChanged' | 'fields'> {
  const spec = specOf(input, before ?? undefined)
  const tags = [...(input.tags ?? [])]
  if (before === null) return { spec, dependsOn, tags, isChanged: true, fields: [] }
  const after = { ...before, ...spec, dependsOn, tags, desiredReplicas: input.replicas }
  const was = asDocument(tx, before)
  const becomes = asDocument(tx, after)
  const names = [...new Set([...Object.keys(was), ...Object.keys(becomes)])]
  const fields = names.flatMap((field): ManifestFieldChange[] => {
    const [old, next] = [fieldText(was[field]), fieldText(becomes[field])]
    if (old !== next) return [{ field: `/${field}`, before: old, after: next }]
    // Secret values are not shown, so compare them here.
    const isNewSecret = field === 'env' && JSON.stringify(before.env) !== JSON.stringify(after.env)
    return isNewSecret
      ? [{ field: '/env', before: old, after: `${next}# a secret gets another value\n` }]
      : []
  })
  return { spec, dependsOn, tags, isChanged: fields.length > 0, fields }
}

function toChange(
  { line, input, before, id, isChanged, fields }: PlannedChange,
  dryRun: boolean,
): ManifestChange {
  return {
    line,
    action: before === null ? 'create' : isChanged ? 'update' : 'unchanged',
    namespace: input.namespace,
    name: input.name,
    containerId: before === null && dryRun ? null : id,
    fields: [...fields],
  }
}

function costChange(planned: readonly PlannedChange[]) {
  const after = planned.map(({ spec, input, before }) =>
    monthlyCostOf({
      planId: spec.planId,
      desiredReplicas: input.replicas,
      status: before?.status ?? 'pending',
    }),
  )
  const now = planned.flatMap(({ before }) => (before === null ? [] : [monthlyCostOf(before)]))
  const [sum, was] = [sumMoney(after), sumMoney(now)]
  return { amount: sum.amount - was.amount, currency: sum.currency }
}

function apply(ctx: DeployContext, change: PlannedChange): void {
  const { before, spec, input, dependsOn, tags } = change
  if (before === null) {
    create(ctx, change)
    return
  }
  if (!change.isChanged) return
  const labeled = changeMetadata(ctx, before, { tags, dependsOn })
  const isRescaled = input.replicas !== before.desiredReplicas
  // For a failed container a new replica count is a rollout, like any other change.
  if (!sameSpec(spec, before) || (isRescaled && before.status === 'error')) {
    changeSpec(ctx, labeled, spec, input.replicas)
  } else if (isRescaled) scale(ctx, labeled, input.replicas)
}

function create(ctx: DeployContext, { id, projectId, input, spec, dependsOn, tags }: PlannedChange): void {
  beginCreation(containerLife, actionContextOf(ctx), 'create', {
    id,
    organizationId: ctx.identity.organization.id,
    projectId,
    name: input.name,
    tags,
    region: input.region,
    namespace: input.namespace,
    kind: input.kind ?? 'service',
    ...firstRevision(ctx, spec),
    desiredReplicas: input.replicas,
    replicas: [],
    dependsOn,
    createdAt: ctx.now,
    startedAt: null,
  })
}
