import type { CostLine } from '#src/api/generated/types.gen.ts'
import { BILLING_SERVICE_NAMES } from '#src/domain/billing.ts'
import { toCsv } from '#src/domain/csv.ts'
import { money } from '#src/domain/price.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import { foldCase, includesAllWords, queryWords } from '#src/domain/text-match.ts'
import { listRows } from '../../db/index.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { eachCharge } from '../../world/ledger/charges.ts'
import type { Priced } from '../../world/ledger/subjects.ts'
import { definitionOfType } from '../../world/resource-definitions.ts'
import { inDollars } from '../shared/in-dollars.ts'
import { sortKeys } from '../shared/sorting.ts'
import type { SignedInView } from '../shared/view.ts'
import { changePercent, type Period, percent, periodOf, toRange } from './period.ts'

/** Input shared by both operations. */
type BreakdownContext = SignedInView & {
  readonly query: Pick<QueryOf<'getCostBreakdown'>, keyof QueryOf<'exportCostBreakdown'>>
}

export const costBreakdownHandlers: HandlersFor<'getCostBreakdown' | 'exportCostBreakdown'> = {
  getCostBreakdown(ctx) {
    const { page, pageSize } = ctx.query
    const period = periodOf(ctx.identity.organization, ctx.query, ctx.now)
    const lines = linesOf(ctx, period)
    const cost = sumOf(lines.matching, ({ cost }) => cost)
    const before = period.previous && sumOf(lines.matching, ({ before }) => before)
    const { items, total } = listRows(lines.matching, { sort: orderOf(ctx), page, pageSize })
    return {
      status: 200,
      body: {
        items: items.map((line) => toLine(ctx, line, lines.whole, period)),
        page,
        pageSize,
        total,
        period: toRange(period.span),
        previous: period.previous && toRange(period.previous),
        cost: money(cost),
        previousCost: before === null ? null : money(before),
        changePercent: changePercent(cost, before),
      },
    }
  },

  exportCostBreakdown(ctx) {
    const period = periodOf(ctx.identity.organization, ctx.query, ctx.now)
    const { matching, whole } = linesOf(ctx, period)
    const { items } = listRows(matching, { sort: orderOf(ctx), page: 1, pageSize: MAX_ROWS })
    const isResource = ctx.query.by === 'resource'
    const rows = items.map((it) => {
      const line = toLine(ctx, it, whole, period)
      const before = line.previousCost && inDollars(line.previousCost.amount)
      const sums = [inDollars(line.cost.amount), line.sharePercent, before, line.changePercent]
      if (!isResource) return [line.name, ...sums]
      const service = line.service && BILLING_SERVICE_NAMES[line.service]
      return [line.name, line.id, service, line.item, line.project?.name ?? null, ...sums]
    })
    const names = isResource ? ['resource', 'resource_id', 'service', 'item', 'project'] : [ctx.query.by]
    const header = [...names, 'cost', 'share_percent', 'previous_cost', 'change_percent']
    return {
      status: 200,
      headers: [['x-truncated', String(matching.length > MAX_ROWS)]],
      body: toCsv([header, ...rows]),
    }
  },
}

/** Limit of exported rows. */
export const MAX_ROWS = 50_000

interface Line {
  readonly id: string
  /** Latest state of the resources that the line sums up. */
  priced: Priced
  until: number
  cost: number
  before: number
}

/** Lines of the breakdown, and the cost of the whole period regardless of filters. */
function linesOf(ctx: BreakdownContext, { span, previous }: Period): { matching: Line[]; whole: number } {
  const { tx, identity, query } = ctx
  const lines = new Map<string, Line>()
  const services = query.service && new Set<string>(query.service)
  const matchesFilter = ({ service, projectId }: Priced) =>
    (services === undefined || services.has(service)) &&
    (query.projectId === undefined || query.projectId === projectId)
  const lineOf = (priced: Priced, to: number) => {
    const id = keyOf(priced, query.by)
    let line = lines.get(id)
    if (line === undefined) {
      line = { id, priced, until: to, cost: 0, before: 0 }
      lines.set(id, line)
    } else if (to > line.until) {
      line.priced = priced
      line.until = to
    }
    return line
  }

  let whole = 0
  eachCharge(tx, identity.organization.id, span, (priced, amount, _from, to) => {
    whole += amount
    if (matchesFilter(priced)) lineOf(priced, to).cost += amount
  })
  if (previous !== null) {
    eachCharge(tx, identity.organization.id, previous, (priced, amount, _from, to) => {
      if (matchesFilter(priced)) lineOf(priced, to).before += amount
    })
  }
  const wanted = queryWords(query.q)
  const matching = [...lines.values()].filter(
    (line) =>
      (line.cost !== 0 || line.before !== 0) &&
      (wanted.length === 0 || includesAllWords(textOf(line, ctx), wanted)),
  )
  return { matching, whole }
}

function keyOf({ service, resourceId, projectId }: Priced, by: BreakdownContext['query']['by']): string {
  if (by === 'service') return service
  return by === 'resource' ? resourceId : projectId
}

function nameOf({ priced }: Line, { tx, query }: Pick<BreakdownContext, 'tx' | 'query'>): string {
  if (query.by === 'service') return BILLING_SERVICE_NAMES[priced.service]
  return query.by === 'resource' ? priced.name : projectNameOf(tx, priced)
}

function projectNameOf(tx: BreakdownContext['tx'], { projectId, projectName }: Priced): string {
  return tx.projects.get(projectId)?.name ?? (projectName || 'Deleted project')
}

function textOf(line: Line, ctx: BreakdownContext): string {
  const { item, service } = line.priced
  const own = [nameOf(line, ctx), line.id]
  if (ctx.query.by === 'resource') {
    own.push(item, BILLING_SERVICE_NAMES[service], projectNameOf(ctx.tx, line.priced))
  }
  return foldCase(own.join('\n'))
}

function orderOf(ctx: BreakdownContext) {
  return sortKeys<Line>(ctx.query.sort, {
    name: (line) => nameOf(line, ctx),
    cost: 'cost',
    change: ({ cost, before }) => changePercent(cost, before),
  })
}

function toLine(ctx: BreakdownContext, line: Line, whole: number, { previous }: Period): CostLine {
  const { tx, query } = ctx
  const { id, priced, cost, before } = line
  const isResource = query.by === 'resource'
  return {
    id,
    name: nameOf(line, ctx),
    service: query.by === 'project' ? null : priced.service,
    resourceType: isResource ? priced.resourceType : null,
    item: isResource ? priced.item : null,
    project: isResource ? { id: priced.projectId, name: projectNameOf(tx, priced) } : null,
    isDeleted: isDeleted(ctx, query.by, id, priced.resourceType),
    cost: money(cost),
    sharePercent: Math.max(0, Math.min(100, percent(cost, whole))),
    previousCost: previous === null ? null : money(before),
    changePercent: previous === null ? null : changePercent(cost, before),
  }
}

function isDeleted(
  { tx }: SignedInView,
  by: BreakdownContext['query']['by'],
  id: string,
  type: ResourceType | null,
): boolean {
  if (by === 'project') return tx.projects.get(id) === undefined
  if (by === 'service' || type === null) return false
  return definitionOfType(type).table(tx).get(id) === undefined
}

function sumOf(lines: readonly Line[], of: (line: Line) => number): number {
  return lines.reduce((sum, line) => sum + of(line), 0)
}
