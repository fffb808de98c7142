import type { LogLevel } from '#src/api/generated/types.gen.ts'
import { type LogFacts, type LogTerm, termPredicate } from '#src/domain/log-query.ts'
import { foldCase } from '#src/domain/text-match.ts'
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

/** Search conditions, combined with AND. */
export interface LogFilter {
  readonly terms: readonly LogTerm[]
  /** Matches any of these levels; all levels if omitted. */
  readonly levels?: ReadonlySet<string>
  readonly services?: ReadonlySet<string>
}

/** Time range in epoch milliseconds; `until` is exclusive. */
export interface LogRange {
  readonly from: number
  readonly until: number
}

/** Work limits of a search before it pauses: minutes of sources read, and lines generated without a match. */
export interface LogEffort {
  readonly slots: number
  readonly lines: number
}

export const PAGE_EFFORT: LogEffort = { slots: 2_500_000, lines: 15_000 }
const ENDLESS: LogEffort = { slots: Number.POSITIVE_INFINITY, lines: Number.POSITIVE_INFINITY }

/**
 * Searches the lines of several sources, newest first, generating them lazily: one time slot of all sources after the
 * other, and within it only lines that can match. Returns the time down to which it has searched when the effort is
 * used up.
 */
export function* searchLines(
  seed: number,
  sources: readonly LogSource[],
  range: LogRange,
  filter: LogFilter,
  effort: LogEffort = ENDLESS,
): Generator<LogLine, number> {
  const { from, until } = range
  const writers = sources.map((source) => writerOf(seed, source))
  const finder = createFinder(writers, range, filter)
  const matches = linePredicate(filter)
  let { slots, lines } = effort
  /** Slots searched at once; grows as matches turn out to be rare. */
  let stretch = 1
  const oldest = Math.floor(from / SLOT)
  for (let last = Math.floor((until - 1) / SLOT); last >= oldest; ) {
    if (slots < 0 || lines < 0) return Math.min(until, (last + 1) * SLOT)
    const first = Math.max(oldest, last - stretch + 1)
    const found = finder.find(first, last)
    slots -= finder.scanned * (last - first + 1)
    for (const { make } of found) {
      const line = make()
      if (matches(line)) yield line
      else lines--
    }
    if (found.length < FEW) stretch = Math.min(2 * stretch, MAX_STRETCH)
    last = first - 1
  }
  return from
}

interface Finder {
  /** Number of sources that can have a matching line of normal operation. */
  readonly scanned: number
  /** Lines of some slots that can match, newest first. */
  readonly find: (first: number, last: number) => readonly Candidate[]
}

function createFinder(writers: readonly Writer[], { from, until }: LogRange, filter: LogFilter): Finder {
  const { checkOf, wantedOf } = createMatcher(filter)
  const scanned = writers.flatMap((writer) => {
    const wanted = wantedOf(writer)
    return wanted === null ? [] : [{ writer, wanted }]
  })
  const withIncidents = writers.filter(({ source }) => source.incidents.length > 0)
  const isInRange = (at: number) => at >= from && at < until
  const canMatch = ({ writer, at, template }: Candidate) =>
    isInRange(at) && (template === null || checkOf(writer, template) !== 'never')

  function find(first: number, last: number): readonly Candidate[] {
    const [begin, end] = [first * SLOT, (last + 1) * SLOT]
    const found: Candidate[] = []
    const addMatching = (candidates: Iterable<Candidate>) => {
      for (const candidate of candidates) if (canMatch(candidate)) found.push(candidate)
    }
    for (const { writer, wanted } of scanned) {
      writer.scan(first, last, 1, wanted, (slot, i, place, at) => {
        if (isInRange(at)) found.push(writer.candidate(slot, i, writer.templates[place] as LineTemplate, at))
      })
    }
    for (const writer of writers) {
      if (writer.hasSwitched(begin, end)) addMatching(writer.fixed(begin, end))
    }
    for (const writer of withIncidents) addMatching(incidentCandidates(writer, begin, end))
    return found.sort(newestFirst)
  }
  return { scanned: scanned.length, find }
}

const FEW = 100
const MAX_STRETCH = 128

/**
 * Sink for counted lines. Callers map level and service to a column number, since millions of lines fall into few
 * columns.
 */
export interface LineCounter {
  /** Column for a level and service; called once for many lines. */
  column(level: LogLevel, service: string): number
  /** Adds lines to a column at a time. */
  count(at: number, column: number, lines: number): void
}

/** Beyond this many source minutes, only a sample is counted. */
const COUNTED_SLOTS = 2_000_000
/** Beyond this many undecided lines, only a sample of them is generated. */
const SAMPLED_LINES = 8_000

/** Every `step`th of the candidates that pass. The step doubles whenever the sample is full. */
class Sample {
  candidates: Candidate[] = []
  step = 1
  #passed = 0

  /** Counts a candidate. @returns true if it belongs to the sample */
  isNext(): boolean {
    this.#passed++
    return this.#passed % this.step === 0
  }

  add(candidate: Candidate): void {
    this.candidates.push(candidate)
    if (this.candidates.length < SAMPLED_LINES) return
    this.candidates = this.candidates.filter((_, index) => index % 2 === 1)
    this.step *= 2
  }
}

/**
 * Counts the lines that a search would find, generating only those that can't be decided from their template.
 *
 * @returns true if the counts are projected from a sample
 */
export function countLines(
  seed: number,
  sources: readonly LogSource[],
  { from, until }: LogRange,
  filter: LogFilter,
  counter: LineCounter,
): boolean {
  const writers = sources.map((source) => writerOf(seed, source))
  const { checkOf, wantedOf } = createMatcher(filter)
  const matches = linePredicate(filter)
  const first = Math.floor(from / SLOT)
  const last = Math.floor((until - 1) / SLOT)
  const stride = Math.max(1, Math.ceil((writers.length * (last - first + 1)) / COUNTED_SLOTS))
  /** Lines that can't be decided from their template. */
  const undecided = new Sample()

  for (const [w, writer] of writers.entries()) {
    const wanted = wantedOf(writer)
    if (wanted === null) continue
    const { templates } = writer
    const columns = templates.map(({ level, service }) => counter.column(level, service))
    writer.scan(first + ((w * 7) % stride), last, stride, wanted, (slot, i, place, at) => {
      if (at < from || at >= until) return
      if (wanted[place] !== MAYBE) counter.count(at, columns[place] as number, stride)
      else if (undecided.isNext())
        undecided.add(writer.candidate(slot, i, templates[place] as LineTemplate, at))
    })
  }
  const countOne = ({ at, level, service }: Candidate, lines: number) =>
    counter.count(at, counter.column(level, service), lines)
  for (const candidate of undecided.candidates) {
    if (matches(candidate.make())) countOne(candidate, stride * undecided.step)
  }
  for (let w = 0; w < writers.length; w += stride) {
    const writer = writers[w] as Writer
    for (const candidate of eventLines(writer, from, until)) {
      const { template, make } = candidate
      const match = template === null ? 'maybe' : checkOf(writer, template)
      if (match === 'always' || (match === 'maybe' && matches(make()))) countOne(candidate, stride)
    }
  }
  return stride > 1 || undecided.step > 1
}

/** Lines written because of an event. */
function* eventLines(writer: Writer, from: number, until: number): Generator<Candidate> {
  yield* writer.fixed(from, until)
  yield* incidentCandidates(writer, from, until)
}

/** Lines written because of an incident. */
function* incidentCandidates(writer: Writer, from: number, until: number): Generator<Candidate> {
  for (const incident of writer.source.incidents) {
    const begin = Math.max(from, incident.from)
    const end = Math.min(until, incident.to)
    for (let slot = Math.floor(begin / SLOT); slot * SLOT < end; slot++) {
      for (const candidate of writer.incidentLines(slot, incident)) {
        const { at } = candidate
        if (at >= begin && at < end && writer.isChatty(at)) yield candidate
      }
    }
  }
}

function linePredicate({ terms, levels, services }: LogFilter): (line: LogFacts) => boolean {
  const tests = terms.map(termPredicate)
  return (line) =>
    (levels === undefined || levels.has(line.level)) &&
    (services === undefined || services.has(line.service)) &&
    tests.every((test) => test(line))
}

interface LineMatcher {
  readonly checkOf: (writer: Writer, template: LineTemplate) => Match
  /** Templates of a source that can match, by index; null if none can. */
  readonly wantedOf: (writer: Writer) => Uint8Array | null
}

const MAYBE = 1
const CODES: Readonly<Record<Match, number>> = { never: 0, maybe: MAYBE, always: 2 }

/** Evaluates templates against a filter, once for each source. */
function createMatcher(filter: LogFilter): LineMatcher {
  const checkOf = checks(filter)
  if (isEverything(filter)) return { checkOf, wantedOf: () => ALL_WANTED }
  const wanted = new Map<Writer, Uint8Array | null>()
  return {
    checkOf,
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

function checks(filter: LogFilter): LineMatcher['checkOf'] {
  if (isEverything(filter)) return () => 'always'
  const { terms, levels, services } = filter
  const ofTerms = terms.map(termCheck)
  return (writer, template) => {
    const fits =
      (levels === undefined || levels.has(template.level)) &&
      (services === undefined || services.has(template.service))
    return fits ? all(ofTerms.map((check) => check(writer, template))) : 'never'
  }
}

function termCheck(term: LogTerm): LineMatcher['checkOf'] {
  const { field, values, negated } = term
  const texts = values.map(({ text }) => foldCase(text))
  const test = termPredicate({ ...term, negated: false })
  /** By the text of the template, which sources share. */
  const occurrences = new Map<LineTemplate['write'], Match>()

  const occurrence = (template: LineTemplate): Match => {
    let match = occurrences.get(template.write)
    if (match === undefined) {
      match = any(texts.map((text) => occursIn(template, text, field === null ? 'all' : 'message')))
      occurrences.set(template.write, match)
    }
    return match
  }
  const check: LineMatcher['checkOf'] = ({ source }, template) => {
    if (field === 'message') {
      // The term must equal the whole message, and a template match covers only a part.
      const match = occurrence(template)
      return match === 'always' ? 'maybe' : match
    }
    const { level, service } = template
    if (test({ level, service, source: source.name, message: '', details: null })) return 'always'
    return field === null ? occurrence(template) : 'never'
  }
  return negated ? (writer, template) => OPPOSITE[check(writer, template)] : check
}

const OPPOSITE: Readonly<Record<Match, Match>> = { always: 'never', maybe: 'maybe', never: 'always' }

function any(checks: readonly Match[]): Match {
  if (checks.includes('always')) return 'always'
  return checks.includes('maybe') ? 'maybe' : 'never'
}

function all(checks: readonly Match[]): Match {
  if (checks.includes('never')) return 'never'
  return checks.includes('maybe') ? 'maybe' : 'always'
}
