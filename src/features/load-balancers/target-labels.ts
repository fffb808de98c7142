export const healthTones = { healthy: 'healthy', checking: 'info', unhealthy: 'critical' } as const
export const healthNames = { healthy: 'Healthy', checking: 'Checking', unhealthy: 'Unhealthy' } as const
export const trafficNames = {
  receiving: 'Receiving traffic',
  draining: 'Draining',
  drained: 'Drained',
} as const
