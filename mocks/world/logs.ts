import type { LogLevel } from '#src/api/generated/types.gen.ts'
import type { Draw, FixedLines, LineTemplate } from './log-lines.ts'
import { DAY, MINUTE, unit } from './noise.ts'
import type { PoweredOn } from './power.ts'
import { type Rng, random } from './random.ts'

export interface LogLine {
  readonly id: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly level: LogLevel
  readonly service: string
  readonly message: string
  readonly details: Readonly<Record<string, unknown>> | null
}

/** Older lines are not kept. */
export const LOG_RETENTION = 7 * DAY

/** Lines are made a minute at a time: a minute's lines follow from seed, source and minute alone. */
const SLOT = MINUTE
/** The most lines in a slot, those of coming up and going down aside. */
const MOST = 4

/** Something that writes a log: a machine, or one replica of a container. */
export interface LogSource {
  readonly id: string
  /** All that it may write while it is on; drawn once, always the same. */
  readonly templates: (rng: Rng) => readonly LineTemplate[]
  /** What it writes when it comes up, when it is shut down, and when it just fails. */
  readonly boot: FixedLines
  readonly shutdown: FixedLines
  readonly failure: FixedLines
}

/**
 * The log of a source, newest line first, made while it is being read: whoever takes 50 lines pays for about 50.
 *
 * @param on when it was on; what is off writes nothing
 * @param until the first instant that is too late, epoch milliseconds
 */
export function* logOf(
  seed: number,
  source: LogSource,
  on: readonly PoweredOn[],
  until: number,
  now: number,
): Generator<LogLine> {
  const writer = writerOf(seed, source)
  const oldest = now - LOG_RETENTION
  for (let i = on.length - 1; i >= 0; i--) {
    const { from, to, clean } = on[i] as PoweredOn
    const begin = Math.max(from, oldest)
    const end = Math.min(to ?? now, now, until - 1)
    if (end < begin) continue
    for (let slot = Math.floor(end / SLOT); slot >= Math.floor(begin / SLOT); slot--) {
      const lines = writer.slot(slot)
      if (from >= (slot - 1) * SLOT) lines.push(...writer.fixed(from, 1, source.boot))
      if (to !== null && to < (slot + 2) * SLOT)
        lines.push(...writer.fixed(to, -1, clean ? source.shutdown : source.failure))
      const inSlot = lines.filter(
        (line) => Math.floor(line.at / SLOT) === slot && line.at >= begin && line.at <= end,
      )
      yield* inSlot.sort(newestFirst)
    }
  }
}

/** Within a millisecond by id, as cursors have it. */
function newestFirst(a: LogLine, b: LogLine): number {
  return b.at - a.at || (a.id > b.id ? -1 : 1)
}

/** A line, and where in the list of sources it came from. */
export interface SourcedLine {
  readonly line: LogLine
  readonly source: number
}

/** The logs of several sources as one, newest first, reading no further ahead in each than one line. */
export function* mergedLogs(logs: readonly Iterator<LogLine>[]): Generator<SourcedLine> {
  const heads = logs.flatMap((log, source): { line: LogLine; source: number }[] => {
    const { value, done } = log.next()
    return done ? [] : [{ line: value, source }]
  })
  while (heads.length > 0) {
    let newest = 0
    for (let i = 1; i < heads.length; i++) {
      if (newestFirst((heads[i] as SourcedLine).line, (heads[newest] as SourcedLine).line) < 0) newest = i
    }
    const head = heads[newest] as SourcedLine
    yield head
    const { value, done } = (logs[head.source] as Iterator<LogLine>).next()
    if (done) heads.splice(newest, 1)
    else heads[newest] = { line: value, source: head.source }
  }
}

interface Writer {
  slot(slot: number): LogLine[]
  /** Lines at set distances after (1) or before (-1) an instant. */
  fixed(instant: number, direction: 1 | -1, lines: FixedLines): LogLine[]
}

function writerOf(seed: number, source: LogSource): Writer {
  const rng = random(seed, 'logs', source.id)
  const key = rng.int(0, 2 ** 32 - 1)
  const pace = 0.35 + rng.float() * 0.65
  const templates = source.templates(rng)
  const total = templates.reduce((sum, template) => sum + template.weight, 0)
  // Ids of lines are unique among all sources, since the source's is in them.
  const prefix = `log_${source.id.slice(source.id.indexOf('_') + 1)}`

  const choose = (chance: number): LineTemplate => {
    let rest = chance * total
    for (const template of templates) {
      rest -= template.weight
      if (rest < 0) return template
    }
    return templates[0] as LineTemplate
  }

  return {
    slot(slot) {
      const lines: LogLine[] = []
      const count = Math.floor(unit(key, slot) * pace * (MOST + 1))
      for (let i = 0; i < count; i++) {
        const draws = drawing(key + 1 + i, slot)
        const template = choose(draws.next())
        const at = slot * SLOT + Math.floor(draws.next() * SLOT)
        const { message, details = null } = template.write(draws)
        const id = `${prefix}${slot.toString(36)}${i}`
        lines.push({ id, at, level: template.level, service: template.service, message, details })
      }
      return lines
    },
    fixed(instant, direction, lines) {
      return lines.map(([distance, service, level, message], i) => ({
        id: `${prefix}${instant.toString(36)}${i}`,
        at: instant + direction * distance,
        level,
        service,
        message,
        details: null,
      }))
    },
  }
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
