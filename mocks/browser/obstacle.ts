/** Why the mock cannot answer the requests of this page. */
export type Obstacle =
  /** Browsers offer service workers to pages from https and from localhost alone. */
  | { readonly kind: 'insecure-origin' }
  /** The browser has none: a private window of Firefox, or a policy. */
  | { readonly kind: 'no-service-workers' }
  /** The browser has them, but not for this page: blocked cookies, or a host that does not serve the script. */
  | { readonly kind: 'refused'; readonly detail: string }
  /** The worker is there and requests go round it: "Bypass for network" of the developer tools. */
  | { readonly kind: 'bypassed' }
  /** The worker was registered and never answered. */
  | { readonly kind: 'no-answer' }
  /** The mock itself failed at its start. */
  | { readonly kind: 'broken'; readonly detail: string }

/** What can be seen without trying; null when nothing speaks against it. */
export function obstacleInSight(): Obstacle | null {
  if (!window.isSecureContext) return { kind: 'insecure-origin' }
  if (!('serviceWorker' in navigator)) return { kind: 'no-service-workers' }
  return null
}
