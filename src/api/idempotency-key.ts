/**
 * `Idempotency-Key` of a form. Resending the same body (after no response, or a double click) must not create a
 * second resource, so it reuses the key. A different body gets a new key, since the server denies a known key with
 * another body.
 */
export function createIdempotencyKeys(makeKey: () => string = randomKey): (body: unknown) => string {
  let sent: { readonly body: string; readonly key: string } | undefined
  return (body) => {
    const text = JSON.stringify(body)
    if (sent?.body !== text) sent = { body: text, key: makeKey() }
    return sent.key
  }
}

/** 128 random bits. `crypto.randomUUID` needs a secure context, which a console in a local network may lack. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
