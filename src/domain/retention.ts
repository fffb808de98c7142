/** Days for which the platform keeps data, shared by the API, the console and the privacy policy. */
export const RETENTION_DAYS = {
  /** Log lines of VMs, containers, databases and load balancers. */
  logs: 7,
  metrics: 90,
  /** Our own records of requests, with IP addresses. */
  accessLogs: 90,
  auditLog: 365,
} as const
