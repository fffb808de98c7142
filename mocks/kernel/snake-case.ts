/** "health_check" for "healthCheck" and "HealthCheck". */
export function snakeCase(name: string): string {
  return name.replaceAll(/(?<=.)([A-Z])/g, '_$1').toLowerCase()
}
