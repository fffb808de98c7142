/** Reason why `fetch` rejected. Node's own message is generic ("fetch failed"); its cause says more. */
export function fetchFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message
}
