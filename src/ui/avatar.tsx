import { useState } from 'react'
import classes from './avatar.module.css'
import { initials } from './initials.ts'

/** User's picture or initials. Decorative: shown next to or inside the name. */
export function Avatar({
  name,
  src,
  size = '2rem',
}: {
  readonly name: string
  /** Picture URL (`resolveAvatarUrl`); null for none. */
  readonly src: string | null
  /** @default '2rem' */
  readonly size?: string
}) {
  // Falls back to the initials if the picture can't be loaded.
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  return (
    <span
      className={classes.avatar}
      style={{ width: size, height: size, fontSize: `calc(${size} * 0.375)` }}
      aria-hidden="true"
    >
      {src !== null && src !== failedUrl ? (
        <img src={src} alt="" onError={() => setFailedUrl(src)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
