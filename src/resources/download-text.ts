import { client } from '#src/api/generated/client.gen.ts'

export interface DownloadedText {
  readonly text: string
  /** True if more rows match than the server sent. */
  readonly isTruncated: boolean
}

/**
 * Downloads the file of an export. Calls the client directly, because the generated functions don't return response
 * headers.
 *
 * @throws {ApiProblem} if the server refuses or can't be reached, as for the generated functions
 */
export async function downloadText(request: {
  /** Path of the operation: `/billing/charges/csv`. */
  readonly url: string
  readonly query: Readonly<Record<string, unknown>>
}): Promise<DownloadedText> {
  const { data, response } = await client.get<{ 200: string }, unknown, true, 'fields'>({
    ...request,
    parseAs: 'text',
    responseStyle: 'fields',
    throwOnError: true,
  })
  return { text: data, isTruncated: response.headers.get('x-truncated') === 'true' }
}
