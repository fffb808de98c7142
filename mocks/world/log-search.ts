import type { LogLevel } from '#src/api/generated/types.gen.ts'
import { type LogFacts, type LogTerm, testOf } from '#src/domain/log-query.ts'
import { fold } from '#src/domain/text-match.ts'
import type { LineTemplate } from './log-lines.ts'
import { type Match, occursIn } from './log-shapes.ts'
import {
  type Candidate,
  type LogLine,
  type LogSource,
  newestFirst,
  SLOT,
  type Writer,
  writerOf,
} from './logs.ts'

/** What is looked for. All of it must hold. */
export interface LogFilter {
  readonly terms: readonly LogTerm[]
  /** Any of them; without it, all. */
  readonly levels?: ReadonlySet<string>
  readonly services?: ReadonlySet<string>
}

/** In a range: `until` is the first instant that is too late. Epoch milliseconds. */
export interface LogRange {
  readonly from: number
  readonly until: number
}

/** So many minutes of a source may be looked into, and so many lines made in vain, before a search pauses. */
export interface LogEffort {
  readonly slots: number
  readonly lines: number
}

export const PAGE_EFFORT: LogEffort = { slots: 2_500_000, lines: 15_000 }
const ENDLESS: LogEffort = { slots: Number.POSITIVE_INFINITY, lines: Number.POSITIVE_INFINITY }

/**
 * The lines of some sources as one log, newest first, made while they are read: a slot of all sources after the other, and in a
 * slot only those lines that can be what is looked for. Returns how far back it has looked when the effort was spent.
 */
export function* searchLines(
  seed: number,
  sources: readonly LogSource[],
  { from, until }: LogRange,
  filter: LogFilter,
  effort: LogEffort = ENDLESS,
): Generator<LogLine, number> {
  const writers = sources.map((source) => writerOf(seed, source))
  const { checkOf, wantedOf } = judge(filter)
  const holds = lineTest(filter)
  let rest: readonly Writer[] = writers
  const troubled = writers.filter(({ source }) => source.incidents.length > 0)
  let slots = effort.slots
  let lines = effort.lines
  /** Looked into at once; the more, the rarer what is looked for has turned out to be. */
  let stretch = 1
  const oldest = Math.floor(from / SLOT)
  for (let last = Math.floor((until - 1) / SLOT); last >= oldest; ) {
    if (slots < 0 || lines < 0) return Math.min(until, (last + 1) * SLOT)
    const first = Math.max(oldest, last - stretch + 1)
    const found: Candidate[] = []
    const consider = (candidate: Candidate) => {
      const { writer, at, template } = candidate
      if (at < from || at >= until) return
      if (template === null || checkOf(writer, template) !== 'never') found.push(candidate)
    }
    let idle = 0
    for (const writer of rest) {
      const wanted = wantedOf(writer)
      if (wanted === null) {
        idle++
        continue
      }
      writer.scan(first, last, 1, wanted, (slot, i, place, at) => {
        if (at < from || at >= until) return
        found.push(writer.candidate(slot, i, writer.templates[place] as LineTemplate, at))
      })
    }
    slots -= rest.length * (last - first + 1)
    // What writes nothing of the kind need not be asked again.
    if (idle > 0) rest = rest.filter((writer) => wantedOf(writer) !== null)
    const [begin, end] = [first * SLOT, (last + 1) * SLOT]
    for (const writer of writers) {
      if (writer.hasSwitched(begin, end)) for (const it of writer.fixed(begin, end)) consider(it)
    }
    for (const writer of troubled) {
      for (const candidate of troublesIn(writer, begin, end)) consider(candidate)
    }
    found.sort(newestFirst)
    for (const { make } of found) {
      const line = make()
      if (holds(line)) yield line
      else lines--
    }
    if (found.length < FEW) stretch = Math.min(2 * stretch, LONGEST_STRETCH)
    last = first - 1
  }
  return from
}

const FEW = 100
const LONGEST_STRETCH = 128

/** Who counts lines sorts them by a number of theirs, since there are millions to be counted and few kinds of them. */
export interface LineCounter {
  /** The number for lines of a level and a service. Asked for once for many of them. */
  column(level: LogLevel, service: string): number
  /** So many lines of a column, at about a time. */
  count(at: number, column: number, lines: number): void
}

/** More minutes of sources than this are counted by a sample of them, … */
const COUNTED_SLOTS = 2_000_000
/** … and of more lines than this that have to be made to know, only some are. */
const MADE_LINES = 8_000

/**
 * Counts the lines that a search would find, without making those that need not be made.
 *
 * @returns whether that was a projection from a sample
 */
export function countLines(
  seed: number,
  sources: readonly LogSource[],
  { from, until }: LogRange,
  filter: LogFilter,
  counter: LineCounter,
): boolean {
  const writers = sources.map((source) => writerOf(seed, source))
  const { checkOf, wantedOf } = judge(filter)
  const holds = lineTest(filter)
  const first = Math.floor(from / SLOT)
  const last = Math.floor((until - 1) / SLOT)
  const stride = Math.max(1, Math.ceil((writers.length * (last - first + 1)) / COUNTED_SLOTS))
  /** Lines about which their template does not say enough: every `step`th of them, which stands for the others. */
  let unsure: Candidate[] = []
  let step = 1
  let passed = 0
  /** Whether the next of them is one that is looked at. */
  const isNext = () => ++passed % step === 0
  const wonderAbout = (candidate: Candidate) => {
    unsure.push(candidate)
    if (unsure.length < MADE_LINES) return
    unsure = unsure.filter((_, index) => index % 2 === 1)
    step *= 2
  }

  for (const [w, writer] of writers.entries()) {
    const wanted = wantedOf(writer)
    if (wanted === null) continue
    const { templates } = writer
    const columns = templates.map(({ level, service }) => counter.column(level, service))
    writer.scan(first + ((w * 7) % stride), last, stride, wanted, (slot, i, place, at) => {
      if (at < from || at >= until) return
      if (wanted[place] !== MAYBE) counter.count(at, columns[place] as number, stride)
      else if (isNext()) wonderAbout(writer.candidate(slot, i, templates[place] as LineTemplate, at))
    })
  }
  const countOne = ({ at, level, service }: Candidate, lines: number) =>
    counter.count(at, counter.column(level, service), lines)
  for (const candidate of unsure) {
    if (holds(candidate.make())) countOne(candidate, stride * step)
  }
  for (let w = 0; w < writers.length; w += stride) {
    const writer = writers[w] as Writer
    for (const candidate of matchingLines(writer, from, until)) {
      const { template, make } = candidate
      const match = template === null ? 'maybe' : checkOf(writer, template)
      if (match === 'always' || (match === 'maybe' && holds(make()))) countOne(candidate, stride)
    }
  }
  return stride > 1 || step > 1
}

/** What is written because something happens. */
function* matchingLines(writer: Writer, from: number, until: number): Generator<Candidate> {
  yield* writer.fixed(from, until)
  yield* troublesIn(writer, from, until)
}

/** What is written because something is wrong. */
function* troublesIn(writer: Writer, from: number, until: number): Generator<Candidate> {
  for (const incident of writer.source.incidents) {
    const begin = Math.max(from, incident.from)
    const end = Math.min(until, incident.to)
    for (let slot = Math.floor(begin / SLOT); slot * SLOT < end; slot++) {
      for (const candidate of writer.incidentLines(slot, incident)) {
        const { at } = candidate
        if (at >= begin && at < end && writer.isOn(at)) yield candidate
      }
    }
  }
}

/** Whether a line is what is looked for. */
function lineTest({ terms, levels, services }: LogFilter): (line: LogFacts) => boolean {
  const tests = terms.map(testOf)
  return (line) =>
    (levels === undefined || levels.has(line.level)) &&
    (services === undefined || services.has(line.service)) &&
    tests.every((test) => test(line))
}

interface Judge {
  readonly checkOf: (writer: Writer, template: LineTemplate) => Match
  /** Of all usual templates of a source, by their places; null when it writes nothing that is looked for. */
  readonly wantedOf: (writer: Writer) => Uint8Array | null
}

const MAYBE = 1
const CODES: Readonly<Record<Match, number>> = { never: 0, maybe: MAYBE, always: 2 }

/** What templates come to; drawn up once for each source. */
function judge(filter: LogFilter): Judge {
  const checkOf = checks(filter)
  if (isEverything(filter)) return { checkOf: checkOf, wantedOf: () => ALL_WANTED }
  const wanted = new Map<Writer, Uint8Array | null>()
  return {
    checkOf: checkOf,
    wantedOf: (writer) => {
      let known = wanted.get(writer)
      if (known === undefined) {
        const codes = Uint8Array.from(writer.templates, (template) => CODES[checkOf(writer, template)])
        known = codes.some((code) => code !== 0) ? codes : null
        wanted.set(writer, known)
      }
      return known
    },
  }
}

const ALL_WANTED = new Uint8Array(256).fill(CODES.always)

function isEverything({ terms, levels, services }: LogFilter): boolean {
  return terms.length === 0 && levels === undefined && services === undefined
}

function checks(filter: LogFilter): Judge['checkOf'] {
  if (isEverything(filter)) return () => 'always'
  const { terms, levels, services } = filter
  const wanted = terms.map((term) => {
    const texts = term.values.map(({ text }) => fold(text))
    const test = testOf({ ...term, negated: false })
    return { term, texts, test }
  })
  /** Of what a template says whoever writes it. */
  const occurrences = wanted.map(() => new Map<LineTemplate['write'], Match>())

  const termMatch = (place: number, writer: Writer, template: LineTemplate): Match => {
    const { term, texts, test } = wanted[place] as (typeof wanted)[number]
    const { level, service, write } = template
    const facts: LogFacts = { level, service, source: writer.source.name, message: '', details: null }
    let match: Match
    if (term.field !== null && term.field !== 'message') match = test(facts) ? 'always' : 'never'
    else if (term.field === null && test(facts)) match = 'always'
    else {
      const known = occurrences[place]?.get(write)
      match =
        known ?? any(texts.map((text) => occursIn(template, text, term.field === null ? 'all' : 'message')))
      // The whole message is more than a part of it.
      if (match === 'always' && term.field === 'message') match = 'maybe'
      occurrences[place]?.set(write, match)
    }
    if (!term.negated || match === 'maybe') return match
    return match === 'always' ? 'never' : 'always'
  }

  return (writer, template) => {
    const fits =
      (levels === undefined || levels.has(template.level)) &&
      (services === undefined || services.has(template.service))
    return fits ? all(wanted.map((_, place) => termMatch(place, writer, template))) : 'never'
  }
}

function any(checks: readonly Match[]): Match {
  if (checks.includes('always')) return 'always'
  return checks.includes('maybe') ? 'maybe' : 'never'
}

function all(checks: readonly Match[]): Match {
  if (checks.includes('never')) return 'never'
  return checks.includes('maybe') ? 'maybe' : 'always'
}
