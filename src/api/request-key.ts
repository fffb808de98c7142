/**
 * The `Idempotency-Key` of a form. Sending the same again, because no answer came or a button was pressed twice, must
 * not create a second time and so uses the same key; another body is another wish and gets a new one (the server
 * refuses a key it knows with a body it does not).
 */
export function requestKeys(makeKey: () => string = randomKey): (body: unknown) => string {
  let sent: { readonly body: string; readonly key: string } | undefined
  return (body) => {
    const text = JSON.stringify(body)
    if (sent?.body !== text) sent = { body: text, key: makeKey() }
    return sent.key
  }
}

/** 128 random bits. `crypto.randomUUID` would need a secure context, which a console in a local network may not have. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
