/** Port numbers (RFC 6335) and ranges of them, as people write them: `80, 443, 8000-8999`. Pure. */

/** Both ends included. */
export interface PortRange {
  readonly from: number
  readonly to: number
}

/** A range of a list that is sorted and merged (`spansOf`). */
export type PortSpan = PortRange

export const LAST_PORT = 65_535

export type PortsReading =
  | { readonly ok: true; readonly ports: readonly PortRange[] }
  /** One sentence for a person, fit to stand at the field. */
  | { readonly ok: false; readonly message: string }

/** The ranges that a text lists, in the order in which it does; none for an empty one. */
export function readPorts(text: string): PortsReading {
  const ports: PortRange[] = []
  const parts = text.replace(/\s*[-–]\s*/g, '-').split(/[\s,]+/)
  for (const part of parts.filter((it) => it !== '')) {
    const match = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part)
    if (match === null) return invalidPorts(`“${part}” is no port: write 443, or 8000-8999.`)
    const from = Number(match[1])
    const to = Number(match[2] ?? match[1])
    if (!isPort(from) || !isPort(to)) return invalidPorts(`Ports go from 1 to ${LAST_PORT}.`)
    if (from > to) return invalidPorts(`“${part}” begins at ${from} and ends at ${to}.`)
    ports.push({ from, to })
  }
  return { ok: true, ports }
}

function isPort(value: number): boolean {
  return value >= 1 && value <= LAST_PORT
}

function invalidPorts(message: string): PortsReading {
  return { ok: false, message }
}

/** As `readPorts` reads it: `80, 443, 8000-8999`; empty for none. */
export function listOfPorts(ports: readonly PortRange[]): string {
  return ports.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}

/** The same ports in ascending ranges that neither overlap nor touch; no range at all stands for every port. */
export function spansOf(ports: readonly PortRange[]): PortSpan[] {
  if (ports.length === 0) return [{ from: 1, to: LAST_PORT }]
  const spans: { from: number; to: number }[] = []
  for (const { from, to } of ports.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1)
    if (last !== undefined && from <= last.to + 1) last.to = Math.max(last.to, to)
    else spans.push({ from, to })
  }
  return spans
}

/** Whether a range is part of one of these spans. */
export function isWithin(range: PortRange, spans: readonly PortSpan[]): boolean {
  return spans.some((span) => span.from <= range.from && range.to <= span.to)
}
