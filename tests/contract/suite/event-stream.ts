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
      const end = this.#rest.indexOf('\n\n')
      if (end === -1) {
        const piece = await this.#stream.read()
        if (piece === null) return null
        this.#rest += piece
        continue
      }
      const event = parse(this.#rest.slice(0, end))
      this.#rest = this.#rest.slice(end + 2)
      if (event) return event
    }
  }

  close(): Promise<void> {
    return this.#stream.close()
  }
}

function parse(block: string): StreamedEvent | null {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 1).replace(/^ /, ''))
  }
  const data = fields.get('data')
  if (data === undefined) return null
  return { id: fields.get('id') ?? null, type: fields.get('event') ?? 'message', data: JSON.parse(data) }
}
