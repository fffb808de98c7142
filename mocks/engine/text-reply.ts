import type { EngineReply, HeaderList } from './types.ts'

/** A body that is a text as it stands: a zone file. The media type is the contract's. */
export function textReply(
  status: number,
  body: string,
  mediaType: string,
  requestId: string,
  headers: HeaderList = [],
): EngineReply {
  return {
    status,
    headers: [
      ['content-type', `${mediaType}; charset=utf-8`],
      ['x-request-id', requestId],
      ['cache-control', 'no-store'],
      ...headers,
    ],
    body,
  }
}
