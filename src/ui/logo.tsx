interface LogoMarkProps {
  /** Size in px at the default font size; designed for 20 and up. @default 24 */
  readonly size?: number
}

/**
 * Logo: a cloud in the text color with a halo (a nimbus) in the accent color. Decorative: shown next to the name or
 * inside a labeled link.
 */
export function LogoMark({ size = 24 }: LogoMarkProps) {
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M6.75 20a4.75 4.75 0 0 1-.9-9.42 6.5 6.5 0 0 1 12.23 1.06A4.25 4.25 0 0 1 17.5 20Z"
        fill="currentColor"
      />
      <path
        d="M3.2 7.9C4.6 4.6 8 2.4 11.9 2.4c4.4 0 8.1 2.8 9.1 6.7"
        stroke="var(--ui-link)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  )
}
