const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  // Order matters: Edge and Opera also contain Chrome, and Chrome also contains Safari.
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
  ['curl', /^curl\//],
]

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Device name from a `User-Agent` header: "Firefox on Linux". */
export function deviceOf(userAgent: string | null): string {
  const find = (table: typeof browsers) => table.find(([, mark]) => mark.test(userAgent ?? ''))?.[0]
  const browser = find(browsers)
  const system = find(systems)
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`
  return browser ?? system ?? 'This browser'
}
