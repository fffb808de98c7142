import type { ReactNode } from 'react'

/** Monospaced text for addresses, IDs and versions. */
export function Code({ children }: { readonly children: ReactNode }) {
  return <code className="mono">{children}</code>
}
