import type { LogLevel } from '#src/api/generated/types.gen.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { IncidentKind, IncidentRow } from '../db/index.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../kernel/duration.ts'
import { Hash } from '../kernel/hash.ts'
import { memoBy } from '../kernel/memo.ts'
import { unit, wave } from '../kernel/noise.ts'
import { random } from '../kernel/random.ts'
import type { Draw, FixedLines, LineTemplate } from './log-lines.ts'
import type { PoweredOn } from './power.ts'

export interface LogLine {
  readonly id: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly level: LogLevel
  readonly service: string
  /** The name of what wrote it. */
  readonly source: string
  readonly resourceType: ResourceType
  readonly resourceId: string
  readonly message: string
  /** JSON text. */
  readonly details: string | null
}

/** Older lines are not kept. */
export const LOG_RETENTION = 7 * DAY

/**
 * A line is there so long after it was written. What is written when something goes down is dated before that instant, and
 * nobody knows of it earlier: with this, whoever has read up to a line will find no new one before it.
 */
export const LOG_DELAY = 3 * SECOND

/** Lines are made a minute at a time: a minute's lines follow from seed, source and minute alone. */
export const SLOT = MINUTE
/** The most lines in a slot, those of something that happens aside. */
const MOST = 3

/** Something that writes a log: a machine, or one replica of a container. */
export interface LogSource {
  readonly id: string
  readonly name: string
  readonly resourceType: ResourceType
  readonly resourceId: string
  /** When it was on, as far as it reaches into a range at least; what is off writes nothing. */
  readonly on: (from: number, until: number) => readonly PoweredOn[]
  readonly incidents: readonly IncidentRow[]
  /** All that it may write while it is on; drawn once, always the same. */
  readonly templates: (draw: Draw) => readonly LineTemplate[]
  /** What it writes as well while something is wrong with it. */
  readonly incidentLines: (kind: IncidentKind) => readonly LineTemplate[]
  /** What it writes when it comes up, when it is shut down, and when it just fails. */
  readonly boot: FixedLines
  readonly shutdown: FixedLines
  readonly failure: FixedLines
}

/** A line that may be made: all that is known of it without making it. */
export interface Candidate {
  readonly writer: Writer
  readonly at: number
  readonly level: LogLevel
  readonly service: string
  /** Where its text comes from; null for a text that is always the same. */
  readonly template: LineTemplate | null
  readonly make: () => LogLine
}

export function writerOf(seed: number, source: LogSource): Writer {
  return writerFor(source, seed)
}

/** Memoized: drawing a source's nature costs more than reading lines off it. */
const writerFor = memoBy(1, (source: LogSource, seed: number) => new Writer(seed, source))

/** What writes a source's lines. */
export class Writer {
  readonly source: LogSource
  readonly #nature: Nature
  readonly #prefix: string

  constructor(seed: number, source: LogSource) {
    this.source = source
    this.#nature = natureOf(seed, source)
    this.#prefix = `log_${source.id.slice(source.id.indexOf('_') + 1)}`
  }

  get templates(): readonly LineTemplate[] {
    return this.#nature.templates().list
  }

  /**
   * The usual lines of some slots that are wanted, in no particular order. Most searches come to this, and most lines are not
   * wanted, so nothing is made that is not.
   *
   * @param wanted by the place among the templates; nothing for 0
   * @param each told of a line by its slot, its number in it, its template's place, and its time
   */
  scan(
    first: number,
    last: number,
    step: number,
    wanted: Uint8Array,
    each: (slot: number, i: number, place: number, at: number) => void,
  ): void {
    const { key, pace, rhythm, templates } = this.#nature
    const { table } = templates()
    const [from, until] = [first * SLOT, (last + 1) * SLOT]
    let on: readonly PoweredOn[] | undefined
    let always = false
    let hourEnds = first
    let busy = 0
    for (let slot = first; slot <= last; slot += step) {
      if (slot >= hourEnds) {
        const hour = Math.floor(slot / SLOTS_AN_HOUR)
        busy = rhythm[hour % 24] as number
        hourEnds = (hour + 1) * SLOTS_AN_HOUR
      }
      const count = Math.floor(unit(key, slot) * pace * busy * (MOST + 1))
      for (let i = 0; i < count; i++) {
        const place = table[Math.floor(unit(key + 1 + i, slot) * TABLE)] as number
        if (wanted[place] === 0) continue
        const at = slot * SLOT + Math.floor(unit(key ^ (0x51ed270b + i), slot) * SLOT)
        if (on === undefined) {
          on = this.source.on(from, until)
          always = on.some((it) => it.from <= from && (it.to === null || it.to >= until))
        }
        if (always || isOn(on, at)) each(slot, i, place, at)
      }
    }
  }

  isOn(at: number): boolean {
    return isOn(this.source.on(at, at + 1), at)
  }

  candidate(slot: number, i: number, template: LineTemplate, at: number): Candidate {
    const { level, service } = template
    const make = () =>
      this.#written(`R${slot.toString(36)}X${i}`, at, template, drawing(this.#nature.key + 101 + i, slot))
    return { writer: this, at, level, service, template, make }
  }

  /** Lines of what is wrong in a slot. */
  *incidentLines(slot: number, incident: IncidentRow): Generator<Candidate> {
    const templates = this.source.incidentLines(incident.kind)
    if (templates.length === 0) return
    const place = this.source.incidents.indexOf(incident)
    const key = (this.#nature.key ^ Math.imul(place + 1, 0x2545f491)) >>> 0
    const count = 1 + Math.floor(unit(key, slot) * 3)
    for (let i = 0; i < count; i++) {
      const draws = drawing(key + 1 + i, slot)
      const at = slot * SLOT + Math.floor(draws.next() * SLOT)
      const template = draws.pick(templates)
      if (at < incident.from || at >= incident.to) continue
      const { level, service } = template
      const tail = `T${slot.toString(36)}X${place}X${i}`
      const make = () => this.#written(tail, at, template, drawing(key + 101 + i, slot))
      yield { writer: this, at, level, service, template, make }
    }
  }

  /** Whether it has come up or gone down about a range. */
  hasSwitched(from: number, until: number): boolean {
    for (const stretch of this.source.on(from - FIXED_REACH, until + FIXED_REACH)) {
      if (stretch.from >= from - FIXED_REACH && stretch.from < until) return true
      if (stretch.to !== null && stretch.to >= from && stretch.to < until + FIXED_REACH) return true
    }
    return false
  }

  /** Lines of coming up and going down in a range. */
  *fixed(from: number, until: number): Generator<Candidate> {
    const { boot, shutdown, failure } = this.source
    for (const stretch of this.source.on(from - FIXED_REACH, until + FIXED_REACH)) {
      if (stretch.from < until && stretch.from >= from - FIXED_REACH) {
        yield* this.#around('U', stretch.from, 1, boot, stretch, from, until)
      }
      if (stretch.to !== null && stretch.to >= from && stretch.to < until + FIXED_REACH) {
        const lines = stretch.clean ? shutdown : failure
        yield* this.#around('D', stretch.to, -1, lines, stretch, from, until)
      }
    }
  }

  *#around(
    letter: string,
    instant: number,
    direction: 1 | -1,
    lines: FixedLines,
    { from, to }: PoweredOn,
    begin: number,
    until: number,
  ): Generator<Candidate> {
    for (const [i, [distance, service, level, message]] of lines.entries()) {
      const at = instant + direction * distance
      if (at < begin || at >= until || at < from || (to !== null && at > to)) continue
      const tail = `${letter}${instant.toString(36)}X${i}`
      const make = () => this.#line(tail, at, level, service, message, null)
      yield { writer: this, at, level, service, template: null, make }
    }
  }

  #written(tail: string, at: number, { level, service, write }: LineTemplate, draw: Draw): LogLine {
    const { message, details } = write(draw)
    return this.#line(tail, at, level, service, message, details ? JSON.stringify(details) : null)
  }

  #line(
    tail: string,
    at: number,
    level: LogLevel,
    service: string,
    message: string,
    details: string | null,
  ): LogLine {
    const { name: source, resourceType, resourceId } = this.source
    return { id: this.#prefix + tail, at, level, service, source, resourceType, resourceId, message, details }
  }
}

function isOn(on: readonly PoweredOn[], at: number): boolean {
  for (let i = on.length - 1; i >= 0; i--) {
    const { from, to } = on[i] as PoweredOn
    if (from <= at) return to === null || at <= to
  }
  return false
}

const SLOTS_AN_HOUR = HOUR / SLOT

/** How far from coming up or going down its lines may lie. */
const FIXED_REACH = 3 * SECOND

/**
 * Whose line an id names, and from when to when to look for it; null for what is no id of a line.
 * Ids of lines are unique among all sources, since the source's is in them.
 */
export function placeOfLine(id: string): { sourceEnd: string; from: number; until: number } | null {
  const [, sourceEnd = '', letter, number = ''] = /^log_([a-z0-9]+)([RTUD])([a-z0-9]{1,9})X/.exec(id) ?? []
  if (letter === undefined) return null
  const value = Number.parseInt(number, 36)
  return letter === 'R' || letter === 'T'
    ? { sourceEnd, from: value * SLOT, until: (value + 1) * SLOT }
    : { sourceEnd, from: value - FIXED_REACH, until: value + FIXED_REACH }
}

/** Which of its templates comes how often, in so many parts. */
const TABLE = 512

/** What a source is like. */
interface Nature {
  readonly key: number
  /** How talkative it is, 0 to 1. */
  readonly pace: number
  /** By the hour of the day (UTC). */
  readonly rhythm: readonly number[]
  readonly templates: () => { readonly list: readonly LineTemplate[]; readonly table: Uint8Array }
}

function natureOf(seed: number, { id, templates }: LogSource): Nature {
  const [key, more] = new Hash().add(seed).add('logs').add(id).words()
  let drawn: ReturnType<Nature['templates']> | undefined
  return {
    key: key >>> 0,
    pace: 0.25 + 0.4 * unit(more, 1),
    rhythm: RHYTHMS[(more >>> 0) % RHYTHMS.length] as readonly number[],
    templates: () => {
      drawn ??= tableOf(templates(random(seed, 'logs', id)))
      return drawn
    },
  }
}

/** Most are busier by day than by night, wherever their users live. */
const RHYTHMS: ReadonlyArray<readonly number[]> = [12, 13, 14, 15, 18, 20].map((crest) =>
  Array.from({ length: 24 }, (_, hour) => 1 + 0.35 * wave(hour * HOUR, DAY, crest * HOUR)),
)

function tableOf(list: readonly LineTemplate[]): { list: readonly LineTemplate[]; table: Uint8Array } {
  const total = list.reduce((sum, { weight }) => sum + weight, 0)
  const table = new Uint8Array(TABLE)
  let place = 0
  let sum = 0
  for (const [index, { weight }] of list.entries()) {
    sum += weight
    // What is rare has one part at least.
    const end = Math.max(place + 1, Math.round((sum / total) * TABLE))
    table.fill(index, place, end)
    place = end
  }
  return { list, table }
}

/** A sequence of draws that belongs to a key and an index. */
function drawing(key: number, index: number): Draw & { next(): number } {
  let count = 0
  const next = () => unit(key ^ Math.imul(++count, 0x9e3779b1), index)
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
  }
}

/** Newest first; within a millisecond by id, as cursors have it. */
export function newestFirst(a: Candidate, b: Candidate): number {
  return b.at - a.at || (a.make().id > b.make().id ? -1 : 1)
}
