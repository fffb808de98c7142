import { operations } from '../contract/operations.gen.ts'
import { describeIssues, InputError } from '../kernel/input.ts'
import { z } from '../kernel/zod.ts'
import type { Fixture } from './fixture.ts'
import { callsOf, type Recording, readRecording } from './recording.ts'

/** A recorded request and its response, of an API or not. */
export interface RecordedExchange {
  /** Epoch milliseconds. */
  readonly at: number
  readonly method: string
  /** Absolute, or relative to any origin. */
  readonly url: string
  readonly headers: { get(name: string): string | null }
  /** 0 without a response. */
  readonly status: number
  /** Without parameters; empty if unknown. */
  readonly mediaType: string
  /** Null if there is no text. */
  readonly text: string | null
  /** Those that the contract documents, in lowercase. */
  readonly responseHeaders: ReadonlyArray<readonly [name: string, value: string]>
}

/** Response headers that the console reads. */
const KEPT_HEADERS: readonly string[] = [
  'content-disposition',
  'etag',
  'idempotency-replayed',
  'retry-after',
  'x-truncated',
]

const headers = z.array(z.object({ name: z.string(), value: z.string() })).default([])

/** The part of HAR 1.2 that is played. */
const harEntry = z.object({
  startedDateTime: z.iso.datetime({ offset: true }),
  request: z.object({ method: z.string(), url: z.string(), headers }),
  response: z.object({
    status: z.number(),
    headers,
    content: z
      .object({
        mimeType: z.string().default(''),
        text: z.string().optional(),
        encoding: z.string().optional(),
      })
      .default({ mimeType: '' }),
  }),
})
const har = z.object({ log: z.object({ entries: z.array(harEntry) }) })

const fixtures = z.array(
  z.strictObject({
    operation: z
      .string()
      .refine((it) => it in operations, { error: (it) => `there is no operation “${it.input}”` }),
    request: z.strictObject({
      path: z.record(z.string(), z.json()).exactOptional(),
      query: z.record(z.string(), z.json()).exactOptional(),
    }),
    response: z
      .strictObject({
        status: z.int().min(200).max(599),
        body: z.json().exactOptional(),
        headers: z.record(z.string(), z.string()).exactOptional(),
        outsideContract: z.boolean().exactOptional(),
      })
      .nullable(),
  }),
)

/**
 * Reads an HTTP Archive, a recording of the mock, or a list of fixtures.
 *
 * @throws InputError
 */
export function readTrafficFile(
  raw: unknown,
): { readonly exchanges: readonly RecordedExchange[] } | { readonly fixtures: readonly Fixture[] } {
  if (Array.isArray(raw))
    return { fixtures: parse(fixtures, raw, 'These aren’t fixtures.') as readonly Fixture[] }
  const isRecording = typeof raw === 'object' && raw !== null && 'steps' in raw
  const exchanges = isRecording
    ? ofRecording(readRecording(raw))
    : parse(har, raw, 'This isn’t an HTTP Archive (HAR).').log.entries.map(ofEntry)
  return { exchanges }
}

function parse<T>(schema: z.ZodType<T>, raw: unknown, message: string): T {
  const parsed = schema.safeParse(raw)
  if (!parsed.success) throw new InputError(message, describeIssues(parsed.error).slice(0, 5))
  return parsed.data
}

function ofEntry({ startedDateTime, request, response }: z.infer<typeof harEntry>): RecordedExchange {
  const { mimeType, text, encoding } = response.content
  return {
    at: Date.parse(startedDateTime),
    method: request.method.toUpperCase(),
    url: request.url,
    headers: lookup(request.headers.map(({ name, value }) => [name, value])),
    status: response.status,
    mediaType: mimeType.split(';', 1)[0]?.trim().toLowerCase() ?? '',
    text: text === undefined ? null : encoding === 'base64' ? fromBase64(text) : text,
    responseHeaders: response.headers.flatMap(({ name, value }) =>
      KEPT_HEADERS.includes(name.toLowerCase()) ? [[name.toLowerCase(), value] as const] : [],
    ),
  }
}

function ofRecording(recording: Recording): readonly RecordedExchange[] {
  return callsOf(recording).map(({ at, method, url, headers: sent, status, response }) => ({
    at,
    method,
    url,
    headers: lookup(sent),
    status: status ?? 0,
    mediaType: '',
    text: response,
    responseHeaders: [],
  }))
}

function lookup(list: ReadonlyArray<readonly [name: string, value: string]>): RecordedExchange['headers'] {
  const values = new Map(list.map(([name, value]) => [name.toLowerCase(), value]))
  return { get: (name) => values.get(name.toLowerCase()) ?? null }
}

/** @throws InputError */
function fromBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))
  } catch {
    throw new InputError('A response in this HTTP Archive isn’t valid Base64.')
  }
}
