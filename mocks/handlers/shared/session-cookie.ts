/** Session cookie of the contract: HttpOnly and SameSite, so neither scripts nor other sites' forms can use it. */
const NAME = 'nimbus_session'
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax'

/** @param maxAgeSeconds null for a session cookie that ends with the browser */
export function sessionCookie(
  token: string,
  maxAgeSeconds: number | null,
): readonly [name: string, value: string] {
  const lifetime = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`
  return ['set-cookie', `${NAME}=${token}; ${ATTRIBUTES}${lifetime}`]
}

export function clearedSessionCookie(): readonly [name: string, value: string] {
  return sessionCookie('', 0)
}

/** Session token from a `Cookie` header; null if there is none. */
export function sessionTokenOf(cookies: string | null): string | null {
  if (cookies === null) return null
  for (const pair of cookies.split(';')) {
    const cookie = pair.trimStart()
    if (cookie.startsWith(`${NAME}=`)) return cookie.slice(NAME.length + 1) || null
  }
  return null
}
