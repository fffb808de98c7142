/** Where programs keep the API key, by the name that the documentation uses. */
const KEY_VARIABLE = 'NIMBUS_API_KEY'

/** The request that the form would send, for a shell. @param url absolute, of the collection */
export function curlSample(url: string, body: unknown): string {
  return [
    `curl ${quote(url)} \\`,
    `  --header "Authorization: Bearer $${KEY_VARIABLE}" \\`,
    `  --json ${quote(JSON.stringify(body, null, 2))}`,
  ].join('\n')
}

/** The same for a program: `fetch` of browsers, Node, Deno and Bun. */
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

/** One word for a POSIX shell, whatever is in it. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
