/** Port numbers (RFC 6335) and ranges as users type them: `80, 443, 8000-8999`. Pure. */

import { toPlainText } from './plain-text.ts'

/** Inclusive range. */
export interface PortRange {
  readonly from: number
  readonly to: number
}

/** Range of a sorted, merged list (`spansOf`). */
export type PortSpan = PortRange

export const LAST_PORT = 65_535

export type ParsedPorts =
  | { readonly ok: true; readonly ports: readonly PortRange[] }
  /** Sentence for the field. */
  | { readonly ok: false; readonly message: string }

/** Parses a list of ranges, in the typed order; empty for an empty text. */
export function parsePorts(text: string): ParsedPorts {
  const ports: PortRange[] = []
  const parts = toPlainText(text)
    .replace(/\s*[-–]\s*/g, '-')
    .split(/[\s,]+/)
  for (const part of parts.filter((it) => it !== '')) {
    const match = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part)
    if (match === null)
      return invalidPorts(`“${part}” is not a port. Use a number such as 443, or a range such as 8000-8999.`)
    const from = Number(match[1])
    const to = Number(match[2] ?? match[1])
    if (!isPort(from) || !isPort(to)) return invalidPorts(`Use ports from 1 to ${LAST_PORT}.`)
    if (from > to) return invalidPorts(`“${part}” starts at ${from} and ends at ${to}. Swap the ports.`)
    ports.push({ from, to })
  }
  return { ok: true, ports }
}

function isPort(value: number): boolean {
  return value >= 1 && value <= LAST_PORT
}

function invalidPorts(message: string): ParsedPorts {
  return { ok: false, message }
}

/** Formats ranges as `parsePorts` parses them: `80, 443, 8000-8999`; empty for none. */
export function listOfPorts(ports: readonly PortRange[]): string {
  return ports.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}

/** Sorted, merged ranges of the same ports; an empty list stands for all ports. */
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

/** True if a range is within one of the spans. */
export function isWithin(range: PortRange, spans: readonly PortSpan[]): boolean {
  return spans.some((span) => span.from <= range.from && range.to <= span.to)
}
