import { asOwner, type Break, breakRequests, breakResponses, mapStream, withHeader } from '../breaking.ts'
import { type Variant, variant } from './variant.ts'

/** Changes each chunk of a stream. */
const breakStreams = (change: (text: string) => string): Break =>
  breakResponses('streamEvents', (reply) =>
    reply.body instanceof ReadableStream ? { ...reply, body: mapStream(reply.body, change) } : reply,
  )

export const streams: readonly Variant[] = [
  variant(
    'streams plain text',
    'streams/streamLogs/opens-for-callers',
    () => breakResponses('streamLogs', (reply) => withHeader(reply, 'content-type', 'text/plain')),
    { says: /text\/plain/ },
  ),
  variant('sends no events', 'streams/streamEvents/reports-created', () =>
    breakStreams(() => ': still here\n\n'),
  ),
  variant(
    'gives an event two ids',
    'streams/streamEvents/reports-created',
    () => breakStreams((text) => text.replaceAll(/^id: ?(.*)$/gm, 'id: other-$1')),
    { says: /two ids/ },
  ),
  variant(
    'sends undocumented events',
    'streams/streamEvents/reports-created',
    () => breakStreams((text) => text.replaceAll('"resourceId"', '"resource_id"')),
    { says: /resource_?[iI]d/ },
  ),
  variant('drops missed events', 'streams/streamEvents/resumes-after', () =>
    breakRequests('streamEvents', () => ({ headers: { 'last-event-id': null } })),
  ),

  variant(
    'reports no deletions',
    'streams/streamEvents/reports-created',
    () => breakStreams((text) => (text.includes('resource.deleted') ? ': \n\n' : text)),
    { says: /no resource\.deleted/ },
  ),
  variant(
    'repeats the event that was received last',
    'streams/streamEvents/resumes-after',
    () =>
      breakRequests('streamEvents', ({ headers }) => {
        const last = headers.get('last-event-id')
        return last === null ? null : { headers: { 'last-event-id': `${Number(last) - 1}` } }
      }),
    { says: /came twice/ },
  ),
  variant(
    'streams the events of all organizations',
    'tenancy/streamEvents/reports-nothing',
    () => breakRequests('streamEvents', () => asOwner),
    { says: /told about|no event of/ },
  ),
]
