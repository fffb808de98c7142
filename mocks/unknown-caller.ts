/** Where a live backend knows nobody because people sign in at the mock: whoever set that up has not thought of it. */
export function unknownCallerText(operationId: string): string {
  return `The live backend answered ${operationId} with 401: it knows nobody who signs in at the mock. Let it answer tag:session too.`
}
