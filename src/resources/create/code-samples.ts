/** Environment variable for the API key; same name as in the documentation. */
const KEY_VARIABLE = 'NIMBUS_API_KEY'

/** curl command for the request that the form would send. @param url absolute URL of the collection */
export function curlSample(url: string, body: unknown): string {
  return [
    `curl ${quote(url)} \\`,
    `  --header "Authorization: Bearer $${KEY_VARIABLE}" \\`,
    `  --json ${quote(JSON.stringify(body, null, 2))}`,
  ].join('\n')
}

/** The same request with `fetch`, for browsers, Node, Deno and Bun. */
export function fetchSample(url: string, body: unknown): string {
  return `const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  },
  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),
})
if (!response.ok) throw new Error((await response.json()).detail)
const created = await response.json()`
}

/** Quotes any text as one word for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
