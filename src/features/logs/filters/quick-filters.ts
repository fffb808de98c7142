/** Preset queries: the five of the specification. */
export const quickFilters = [
  { label: 'Errors', q: 'level:ERROR' },
  { label: 'Errors and warnings', q: 'level:ERROR,WARN' },
  { label: 'Timeouts', q: 'message:timeout,timed,deadline' },
  { label: 'Slow queries', q: '"slow query"' },
  { label: 'Failed sign-ins', q: 'service:sshd "Invalid user"' },
] as const
