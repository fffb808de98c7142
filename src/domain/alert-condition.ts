import { ALERT_METRICS, type AlertMetricId, type AlertOperatorId } from './alert.ts'
import { findMetric } from './metric-catalog.ts'
import { foldCase } from './text-match.ts'

/* Conditions of alert rules as users type them: "CPU above 80%", "disk free < 10 %", "latency over 250 ms". */

export interface AlertCondition {
  readonly metric: AlertMetricId
  readonly operator: AlertOperatorId
  /** In the metric's unit. */
  readonly threshold: number
}

/** Syntax error of a condition. */
interface ConditionProblem {
  /** One or two sentences for the user. */
  readonly message: string
  /** Start of the error in the text, from 0; the end is exclusive and may equal the text's length. */
  readonly from: number
  readonly to: number
  /** Suggested text; null without one. */
  readonly suggestion: string | null
}

export type ParsedCondition =
  | { readonly condition: AlertCondition; readonly problem: null }
  | { readonly condition: null; readonly problem: ConditionProblem }

type Unit = 'percent' | 'milliseconds' | 'per_second' | 'count'

/** Other names of each metric; case-folded, without words such as "usage". */
const NAMES: Readonly<Record<AlertMetricId, readonly string[]>> = {
  cpu: ['cpu', 'processor', 'processors', 'cpu load'],
  memory: ['memory', 'mem', 'ram'],
  storage: [
    'storage',
    'storage used',
    'disk',
    'disk used',
    'disk space',
    'disk full',
    'used disk',
    'used storage',
  ],
  storage_free: ['storage free', 'free storage', 'disk free', 'free disk', 'free space', 'free disk space'],
  disk_io: ['disk i/o', 'disk io', 'disk_io', 'io', 'i/o'],
  network: ['network', 'bandwidth'],
  gpu: ['gpu', 'gpus'],
  requests: ['requests', 'request', 'request rate', 'traffic'],
  errors: ['errors', 'error'],
  error_rate: ['error rate', 'errors rate', 'error_rate', 'error ratio', 'error share', 'failure rate'],
  latency: ['latency', 'response time', 'delay'],
  connections: ['connections', 'connection', 'open connections', 'connection count'],
  queries: ['queries', 'query', 'query rate'],
  cache_hits: ['cache hits', 'cache hit rate', 'cache hit ratio', 'cache_hits', 'hit rate'],
  healthy_targets: ['healthy targets', 'targets', 'healthy_targets'],
  replicas: ['replicas', 'replica', 'replica count'],
}

const METRIC_BY_NAME = new Map<string, AlertMetricId>(
  ALERT_METRICS.flatMap((metric) =>
    [metric, foldCase(labelOf(metric)), ...NAMES[metric]].map((name): [string, AlertMetricId] => [
      name,
      metric,
    ]),
  ),
)

/** Longer ones first, so that "is greater than" is not parsed as "is". */
const OPERATORS: readonly (readonly [pattern: RegExp, operator: AlertOperatorId])[] = [
  [
    /(?:is |goes |rises )?(?:above|over|greater than|higher than|more than|exceeds|exceeding)(?![\p{L}])/iu,
    'above',
  ],
  [/(?:is |goes |falls |drops )?(?:below|under|less than|lower than|fewer than)(?![\p{L}])/iu, 'below'],
  [/>(?!=)/, 'above'],
  [/<(?!=)/, 'below'],
]

const NOT_OPERATORS = /[<>]=|[=≥≤!]=?|(?:^|\s)(?:equals|is)(?=\s|$)/i

/** Spellings of each unit, with their factor to the metric's own unit. */
const UNITS: Readonly<Record<Unit, Readonly<Record<string, number>>>> = {
  percent: { '%': 1, percent: 1, pct: 1, 'per cent': 1 },
  milliseconds: {
    ms: 1,
    millisecond: 1,
    milliseconds: 1,
    msec: 1,
    s: 1000,
    sec: 1000,
    second: 1000,
    seconds: 1000,
  },
  per_second: {
    '/s': 1,
    '/sec': 1,
    'per second': 1,
    'a second': 1,
    rps: 1,
    qps: 1,
    'req/s': 1,
    'requests/s': 1,
    'queries/s': 1,
    'errors/s': 1,
    '/min': 1 / 60,
    'per minute': 1 / 60,
  },
  count: {},
}

const UNIT_WORDS: Readonly<Record<Unit, string>> = {
  percent: 'percent',
  milliseconds: 'milliseconds',
  per_second: 'per second',
  count: 'a plain number',
}

/** Suffix of a formatted threshold. */
const SUFFIX: Readonly<Record<Unit, string>> = {
  percent: '%',
  milliseconds: ' ms',
  per_second: '/s',
  count: '',
}

const LARGEST = 1_000_000_000

/** Parses a condition as users type it. */
export function parseCondition(text: string): ParsedCondition {
  const lead = text.length - text.trimStart().length
  const end = text.trimEnd().length
  if (end <= lead) return invalid('Enter a condition, such as CPU above 80%.', 0, text.length)

  const found = findOperator(text)
  if (found === null) return withoutOperator(text, lead, end)

  const nameEnd = text.slice(0, found.from).trimEnd().length
  if (nameEnd <= lead) return invalid('Start with a metric, such as CPU or Memory.', lead, found.to)
  const metric = metricOf(text.slice(lead, nameEnd))
  if (metric === undefined) return unknownMetric(text, lead, nameEnd, end)
  return parseThreshold(text, found.to, { metric, operator: found.operator })
}

/** Error of a condition without a known comparison. */
function withoutOperator(text: string, lead: number, end: number): ParsedCondition {
  const odd = NOT_OPERATORS.exec(text)
  if (odd !== null) {
    const from = odd.index + (odd[0].length - odd[0].trimStart().length)
    const to = odd.index + odd[0].length
    const operator = /[<≤]/.test(odd[0]) ? '<' : '>'
    return invalid(
      'Compare with > (above) or < (below).',
      from,
      to,
      `${text.slice(0, from).trimEnd()} ${operator} ${text.slice(to).trimStart()}`.trim(),
    )
  }
  const number = /\d/.exec(text)
  const at = number?.index ?? end
  const metric = metricOf(text.slice(lead, at))
  if (metric === undefined) return unknownMetric(text, lead, wordsEnd(text, at), end)
  const usual = findMetric(metric)?.bad === 'low' ? '<' : '>'
  return invalid(
    'Add a comparison: > (above) or < (below).',
    at,
    end,
    number === null ? null : `${text.slice(lead, at).trimEnd()} ${usual} ${text.slice(at, end)}`,
  )
}

/** Parses the number and its unit, which start at `start`, behind the comparison. */
function parseThreshold(
  text: string,
  start: number,
  { metric, operator }: Pick<AlertCondition, 'metric' | 'operator'>,
): ParsedCondition {
  const end = text.trimEnd().length
  const rest = text.slice(start)
  const amount = /^\s*(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)/.exec(rest)
  if (amount?.[1] === undefined) {
    const from = Math.min(end, start + (rest.length - rest.trimStart().length))
    const example = exampleOf({ metric, operator })
    return from >= end
      ? invalid(`Add a threshold, such as ${example}.`, end, end, `${text.trim()} ${example}`)
      : invalid(`Enter a number as the threshold, such as ${example}.`, from, end)
  }
  const valueFrom = start + amount[0].length - amount[1].length
  const valueTo = start + amount[0].length
  const value = Number(amount[1].replaceAll(',', ''))

  const decimals = /^,\d+/.exec(text.slice(valueTo, end))?.[0]
  if (decimals !== undefined) {
    const meant = `${amount[1]}.${decimals.slice(1)}`
    const [before, after] = [text.slice(0, valueFrom).trimStart(), text.slice(valueTo + decimals.length, end)]
    return invalid(
      `Write decimals with a point: ${meant}.`,
      valueFrom,
      valueTo + decimals.length,
      before + meant + after,
    )
  }

  const unit = unitOf(metric)
  const written = text.slice(valueTo, end)
  const unitText = foldCase(written.trim().replace(/\s+/g, ' '))
  const factor = unitText === '' ? 1 : factorOf(metric, unit, unitText)
  if (factor === undefined) {
    const from = valueTo + (written.length - written.trimStart().length)
    const meant = `${text.slice(0, valueTo).trimStart()}${SUFFIX[unit]}`
    return invalid(`${labelOf(metric)} is measured in ${UNIT_WORDS[unit]}.`, from, end, meant)
  }
  const threshold = Math.round(value * factor * 1000) / 1000
  const range = outOfRange(metric, operator, threshold)
  if (range !== null) return invalid(range, valueFrom, valueTo)
  return { condition: { metric, operator, threshold }, problem: null }
}

/** Formats a condition in canonical form. */
export function formatCondition({ metric, operator, threshold }: AlertCondition): string {
  return `${labelOf(metric)} ${operator === 'above' ? '>' : '<'} ${formatThreshold(metric, threshold)}`
}

/** Formats a value of a metric with its unit. */
export function formatThreshold(metric: AlertMetricId, value: number): string {
  return `${Number(value.toFixed(3))}${SUFFIX[unitOf(metric)]}`
}

export function meetsCondition({ operator, threshold }: AlertCondition, value: number | null): boolean {
  return value !== null && (operator === 'above' ? value > threshold : value < threshold)
}

export function unitOf(metric: AlertMetricId): Unit {
  const unit = findMetric(metric)?.unit
  return unit === undefined || unit === 'bytes_per_second' ? 'count' : unit
}

function labelOf(metric: AlertMetricId): string {
  return findMetric(metric)?.label ?? metric
}

function findOperator(text: string): { operator: AlertOperatorId; from: number; to: number } | null {
  let first: { operator: AlertOperatorId; from: number; to: number } | null = null
  for (const [pattern, operator] of OPERATORS) {
    const match = pattern.exec(text)
    if (match === null || (first !== null && first.from <= match.index)) continue
    first = { operator, from: match.index, to: match.index + match[0].length }
  }
  return first
}

/** Words that don't distinguish one metric from another. */
const FILLER = /\b(usage|use|utili[sz]ation|the|average|avg|mean|of|is|percentage)\b/g

function metricOf(text: string): AlertMetricId | undefined {
  const name = normalize(text)
  return METRIC_BY_NAME.get(name) ?? METRIC_BY_NAME.get(normalize(name.replace(FILLER, ' ')))
}

function normalize(text: string): string {
  return foldCase(text).trim().replace(/\s+/g, ' ')
}

function wordsEnd(text: string, before: number): number {
  return text.slice(0, before).trimEnd().length
}

function unknownMetric(text: string, from: number, to: number, end: number): ParsedCondition {
  const name = text.slice(from, to)
  if (name === '') return invalid('Start with a metric, such as CPU or Memory.', from, end)
  const near = nearest(normalize(name))
  const shown = name.length > 40 ? `${name.slice(0, 39)}…` : name
  if (near === null) {
    const known = ALERT_METRICS.map(labelOf).join(', ')
    return invalid(`There is no metric “${shown}”. There are ${known}.`, from, to)
  }
  const label = labelOf(near)
  return invalid(
    `There is no metric “${shown}”. Did you mean ${label}?`,
    from,
    to,
    label + text.slice(to, end),
  )
}

/** Metric with the most similar name, if it is similar enough. */
function nearest(name: string): AlertMetricId | null {
  let best: AlertMetricId | null = null
  let least = Math.max(1, Math.floor(name.length / 3)) + 1
  for (const [known, metric] of METRIC_BY_NAME) {
    const distance = editDistance(name, known, least)
    if (distance < least) {
      least = distance
      best = metric
    }
  }
  return best
}

/** Levenshtein distance; values from `limit` on are not computed exactly. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same))
    }
    row = next
  }
  return Math.min(limit, row[b.length] ?? limit)
}

function factorOf(metric: AlertMetricId, unit: Unit, text: string): number | undefined {
  const known = UNITS[unit]
  if (Object.hasOwn(known, text)) return known[text]
  // For example, "more than 100 connections".
  return METRIC_BY_NAME.get(text) === metric && unit !== 'percent' ? 1 : undefined
}

function outOfRange(metric: AlertMetricId, operator: AlertOperatorId, threshold: number): string | null {
  if (threshold < 0) return `${labelOf(metric)} is never negative.`
  if (threshold > LARGEST) return 'This threshold is too high.'
  if (operator === 'below' && threshold === 0) return `${labelOf(metric)} is never below 0.`
  if (unitOf(metric) !== 'percent') return null
  if (threshold > 100) return 'A percentage is between 0 and 100.'
  return operator === 'above' && threshold === 100 ? `${labelOf(metric)} is never above 100%.` : null
}

function exampleOf({ metric, operator }: Pick<AlertCondition, 'metric' | 'operator'>): string {
  const unit = unitOf(metric)
  const value = { percent: operator === 'above' ? 80 : 10, milliseconds: 250, per_second: 100, count: 10 }[
    unit
  ]
  return formatThreshold(metric, value)
}

function invalid(
  message: string,
  from: number,
  to: number,
  suggestion: string | null = null,
): ParsedCondition {
  return { condition: null, problem: { message, from, to, suggestion } }
}
