import type { WireStream } from './driver.ts'

/** Server-sent event (WHATWG HTML, 9.2.6) with parsed data. */
export interface StreamedEvent {
  readonly id: string | null
  readonly type: string
  readonly data: unknown
}

/** Reads events one by one, skipping comments. */
export class EventReader {
  readonly #stream: WireStream
  #rest = ''

  constructor(stream: WireStream) {
    this.#stream = stream
  }

  /** Next event; null at the end or after a timeout. */
  async next(): Promise<StreamedEvent | null> {
    for (;;) {
      const end = EMPTY_LINE.exec(this.#rest)
      if (end === null) {
        const piece = await this.#stream.read()
        if (piece === null) return null
        this.#rest += piece
        continue
      }
      const event = parse(this.#rest.slice(0, end.index))
      this.#rest = this.#rest.slice(end.index + end[0].length)
      if (event) return event
    }
  }

  close(): Promise<void> {
    return this.#stream.close()
  }
}

/** End of an event. Lines end with CRLF or LF; a lone CR, which no server sends, is not supported. */
const EMPTY_LINE = /(?:^|\r?\n)\r?\n/

function parse(block: string): StreamedEvent | null {
  const fields = new Map<string, string>()
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon <= 0) continue
    const name = line.slice(0, colon)
    const value = line.slice(colon + 1).replace(/^ /, '')
    const before = name === 'data' ? fields.get(name) : undefined
    fields.set(name, before === undefined ? value : `${before}\n${value}`)
  }
  const data = fields.get('data')
  if (data === undefined) return null
  return { id: fields.get('id') ?? null, type: fields.get('event') ?? 'message', data: JSON.parse(data) }
}
