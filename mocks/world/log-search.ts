import { type LogFacts, type LogTerm, testOf } from '#src/domain/log-query.ts'
import { fold } from '#src/domain/text-match.ts'
import type { LineTemplate } from './log-lines.ts'
import { occursIn, type Verdict } from './log-shapes.ts'
import { type Candidate, type LogLine, type LogSource, newestFirst, SLOT, Writer } from './logs.ts'

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
  const writers = sources.map((source) => new Writer(seed, source))
  const verdictOf = judge(filter)
  const holds = lineTest(filter)
  const happened = bySlot(writers, { from, until })
  let slots = effort.slots
  let lines = effort.lines
  for (let slot = Math.floor((until - 1) / SLOT); slot >= Math.floor(from / SLOT); slot--) {
    if (slots < 0 || lines < 0) return Math.min(until, (slot + 1) * SLOT)
    slots -= writers.length
    const found: Candidate[] = []
    const consider = (candidate: Candidate) => {
      if (candidate.at < from || candidate.at >= until) return
      if (candidate.template === null || verdictOf(candidate.writer, candidate.template) !== 'never')
        found.push(candidate)
    }
    for (let w = 0; w < writers.length; w++) {
      const writer = writers[w] as Writer
      const count = writer.count(slot)
      for (let i = 0; i < count; i++) {
        const template = writer.templates[writer.templateAt(slot, i)] as LineTemplate
        if (verdictOf(writer, template) === 'never') continue
        const at = writer.at(slot, i)
        if (at >= from && at < until && writer.isOn(at)) found.push(writer.candidate(slot, i, template, at))
      }
      if (writer.source.incidents.length > 0) {
        for (const candidate of writer.troubles(slot)) if (writer.isOn(candidate.at)) consider(candidate)
      }
    }
    for (const candidate of happened.get(slot) ?? []) consider(candidate)
    if (found.length === 0) continue
    found.sort(newestFirst)
    for (const { make } of found) {
      const line = make()
      if (holds(line)) yield line
      else lines--
    }
  }
  return from
}

/** Lines of coming up and going down, by the slot they fall into. */
function bySlot(writers: readonly Writer[], { from, until }: LogRange): Map<number, Candidate[]> {
  const slots = new Map<number, Candidate[]>()
  for (const writer of writers) {
    for (const candidate of writer.fixed(from, until)) {
      const slot = Math.floor(candidate.at / SLOT)
      const there = slots.get(slot)
      if (there) there.push(candidate)
      else slots.set(slot, [candidate])
    }
  }
  return slots
}

/** Lines that are counted: so many, of a level and a service, at about a time. */
export type CountLines = (at: number, level: string, service: string, count: number) => void

/** More minutes of sources than this are counted by a sample of them, … */
const COUNTED_SLOTS = 2_000_000
/** … and of more lines than this that have to be made to know, only some are. */
const MADE_LINES = 12_000

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
  count: CountLines,
): boolean {
  const writers = sources.map((source) => new Writer(seed, source))
  const verdictOf = judge(filter)
  const holds = lineTest(filter)
  const first = Math.floor(from / SLOT)
  const last = Math.floor((until - 1) / SLOT)
  const stride = Math.max(1, Math.ceil((writers.length * (last - first + 1)) / COUNTED_SLOTS))
  /** Lines about which their template does not say enough; every `step`th is made and stands for the others. */
  const unsure: Candidate[] = []

  for (const [w, writer] of writers.entries()) {
    for (let slot = first + ((w * 7) % stride); slot <= last; slot += stride) {
      const lines = writer.count(slot)
      for (let i = 0; i < lines; i++) {
        const template = writer.templates[writer.templateAt(slot, i)] as LineTemplate
        const verdict = verdictOf(writer, template)
        if (verdict === 'never') continue
        const at = writer.at(slot, i)
        if (at < from || at >= until || !writer.isOn(at)) continue
        if (verdict === 'maybe') unsure.push(writer.candidate(slot, i, template, at))
        else count(at, template.level, template.service, stride)
      }
    }
  }
  const step = Math.max(1, Math.ceil(unsure.length / MADE_LINES))
  for (let i = step >> 1; i < unsure.length; i += step) {
    const { at, level, service, make } = unsure[i] as Candidate
    if (holds(make())) count(at, level, service, stride * step)
  }
  for (const writer of writers) {
    for (const { at, level, service, template, make } of happenings(writer, from, until)) {
      const verdict = template === null ? 'maybe' : verdictOf(writer, template)
      if (verdict === 'always' || (verdict === 'maybe' && holds(make()))) count(at, level, service, 1)
    }
  }
  return stride > 1 || step > 1
}

/** What is written because something happens, which is little, and never estimated. */
function* happenings(writer: Writer, from: number, until: number): Generator<Candidate> {
  yield* writer.fixed(from, until)
  for (const incident of writer.source.incidents) {
    const begin = Math.max(from, incident.from)
    const end = Math.min(until, incident.to)
    for (let slot = Math.floor(begin / SLOT); slot * SLOT < end; slot++) {
      for (const candidate of writer.troubles(slot)) {
        const { at } = candidate
        // The slot has the lines of all incidents; those of the others are counted with theirs.
        if (at >= begin && at < end && candidate.incident === incident && writer.isOn(at)) yield candidate
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

/** What a source's templates come to; drawn up once for each of them. */
function judge({ terms, levels, services }: LogFilter): (writer: Writer, template: LineTemplate) => Verdict {
  if (terms.length === 0 && levels === undefined && services === undefined) return () => 'always'
  const wanted = terms.map((term) => {
    const texts = term.values.map(({ text }) => fold(text))
    const test = testOf({ ...term, negated: false })
    return { term, texts, test }
  })
  /** Of what a template says whoever writes it. */
  const occurrences = wanted.map(() => new Map<LineTemplate['write'], Verdict>())

  const termVerdict = (place: number, writer: Writer, template: LineTemplate): Verdict => {
    const { term, texts, test } = wanted[place] as (typeof wanted)[number]
    const { level, service, write } = template
    const facts: LogFacts = { level, service, source: writer.source.name, message: '', details: null }
    let verdict: Verdict
    if (term.field !== null && term.field !== 'message') verdict = test(facts) ? 'always' : 'never'
    else if (term.field === null && test(facts)) verdict = 'always'
    else {
      const known = occurrences[place]?.get(write)
      verdict =
        known ?? any(texts.map((text) => occursIn(template, text, term.field === null ? 'all' : 'message')))
      // The whole message is more than a part of it.
      if (verdict === 'always' && term.field === 'message') verdict = 'maybe'
      occurrences[place]?.set(write, verdict)
    }
    if (!term.negated || verdict === 'maybe') return verdict
    return verdict === 'always' ? 'never' : 'always'
  }

  const verdicts = new Map<Writer, Map<LineTemplate, Verdict>>()
  return (writer, template) => {
    let ofWriter = verdicts.get(writer)
    if (ofWriter === undefined) {
      ofWriter = new Map()
      verdicts.set(writer, ofWriter)
    }
    const known = ofWriter.get(template)
    if (known !== undefined) return known
    const fits =
      (levels === undefined || levels.has(template.level)) &&
      (services === undefined || services.has(template.service))
    const verdict = fits ? all(wanted.map((_, place) => termVerdict(place, writer, template))) : 'never'
    ofWriter.set(template, verdict)
    return verdict
  }
}

function any(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('always')) return 'always'
  return verdicts.includes('maybe') ? 'maybe' : 'never'
}

function all(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('never')) return 'never'
  return verdicts.includes('maybe') ? 'maybe' : 'always'
}
