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
import { dependencyReferences, duplicateDependencies, planReference, secretsWithoutValue } from './rules.ts'
import { monthlyCostOf, planOf } from './to-container.ts'

/** Limit of containers in one manifest. */
const MAX_DOCUMENTS = 100

export const containerManifestHandlers: HandlersFor<'deployManifest' | 'getContainerManifest'> = {
  deployManifest(ctx) {
    const plans = plansOf(ctx)
    for (const { before, isChanged } of plans) {
      if (before !== null && isChanged) assertAllowed(canDo('change', before))
    }
    for (const plan of plans) assertPlanPaid(ctx, plan)
    const created = plans.filter(({ before }) => before === null).length
    checkQuotas(ctx.tx, ctx.identity.organization, { containers: created }, { containers: '/manifest' })
    const changes = plans.map((plan) => toChange(plan, ctx.body.dryRun === true))
    const monthlyCostChange = costChange(plans)
    const body = { changes, monthlyCostChange }
    if (ctx.body.dryRun === true) {
      addAuditNote(ctx, { isDryRun: true })
      return { status: 200, body }
    }
    for (const plan of plans) apply(ctx, plan)
    const changed = plans.filter(({ isChanged }) => isChanged)
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
function assertPlanPaid(ctx: DeployContext, { before, spec, input }: Plan): void {
  if (before === null || input.replicas > before.desiredReplicas) {
    assertPaid(ctx.tx, ctx.identity.organization, ctx.now)
  } else {
    assertPaidFor(planOf(spec), planOf(before), ctx)
  }
}

/** Result of one document. */
interface Plan {
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
function plansOf(ctx: DeployContext): readonly Plan[] {
  const { documents, problems } = parseYaml(ctx.body.manifest)
  if (problems.length > 0) {
    throw invalid(problems.map((it): FieldError => ({ in: 'body', pointer: '/manifest', ...it })))
  }
  const first = documents[0]
  if (first === undefined || documents.length > MAX_DOCUMENTS) {
    const [code, message] =
      first === undefined
        ? ['required', 'The manifest is empty. Describe at least one container.']
        : ['too_many', `A manifest can have at most ${MAX_DOCUMENTS} documents.`]
    throw invalid([{ in: 'body', pointer: '/manifest', line: 1, column: 1, code, message }])
  }

  const shapes = documents.map(shapeErrors)
  if (shapes.some((errors) => errors.length > 0)) throw invalid(shapes.flat())
  const inputs = documents.map((it) => it.value as ContainerCreate)
  const paths = inputs.map(containerPath)
  const known = paths.map((path) => existing(ctx, path))
  const ids = known.map((row, index) => row?.id ?? ctx.random('container', index).id('ctr'))
  const made = new Map(paths.map((path, index) => [path, ids[index] as string]))

  const errors: FieldError[] = []
  const plans = inputs.map((input, index): Plan => {
    const document = documents[index] as YamlDocument
    const path = paths[index] as string
    const before = known[index] ?? null
    const dependencies = dependencyReferences(
      ctx,
      input.dependsOn,
      { path, id: ids[index] as string, ...(before && { dependsOn: before.dependsOn }) },
      made,
    )
    const project = projectReference(ctx, input.projectId)
    const found = [
      ...(paths.indexOf(path) === index ? [] : [duplicateResource(path)]),
      ...planReference(input.planId).errors,
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
    errors.push(...found.map((it) => inText(document, it)))
    return {
      ...differences(ctx, input, before, [...(dependencies.target ?? [])]),
      line: document.line,
      input,
      before,
      id: ids[index] as string,
      projectId: before?.projectId ?? project.target?.id ?? '',
    }
  })
  if (errors.length > 0) throw invalid(errors)
  return plans
}

function existing({ tx, identity }: DeployContext, path: string): Readonly<ContainerRow> | undefined {
  const [namespace, name = ''] = path.split('/')
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
): Pick<Plan, 'spec' | 'dependsOn' | 'tags' | 'isChanged' | 'fields'> {
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

function toChange({ line, input, before, id, isChanged, fields }: Plan, dryRun: boolean): ManifestChange {
  return {
    line,
    action: before === null ? 'create' : isChanged ? 'update' : 'unchanged',
    namespace: input.namespace,
    name: input.name,
    containerId: before === null && dryRun ? null : id,
    fields: [...fields],
  }
}

function costChange(plans: readonly Plan[]) {
  const after = plans.map(({ spec, input, before }) =>
    monthlyCostOf({
      planId: spec.planId,
      desiredReplicas: input.replicas,
      status: before?.status ?? 'pending',
    }),
  )
  const now = plans.flatMap(({ before }) => (before === null ? [] : [monthlyCostOf(before)]))
  const [sum, was] = [sumMoney(after), sumMoney(now)]
  return { amount: sum.amount - was.amount, currency: sum.currency }
}

function apply(ctx: DeployContext, plan: Plan): void {
  const { before, spec, input, dependsOn, tags } = plan
  if (before === null) {
    create(ctx, plan)
    return
  }
  if (!plan.isChanged) return
  const labeled = changeMetadata(ctx, before, { tags, dependsOn })
  const isRescaled = input.replicas !== before.desiredReplicas
  // For a failed container a new replica count is a rollout, like any other change.
  if (!sameSpec(spec, before) || (isRescaled && before.status === 'error')) {
    changeSpec(ctx, labeled, spec, input.replicas)
  } else if (isRescaled) scale(ctx, labeled, input.replicas)
}

function create(ctx: DeployContext, { id, projectId, input, spec, dependsOn, tags }: Plan): void {
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
