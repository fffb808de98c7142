import { capitalize } from '#src/domain/capitalize.ts'

/** Label for a field of the API: "backupSchedule.hour" is "Backup schedule hour", "sizeGb" is "Size (GB)". */
export function fieldName(field: string): string {
  const words = field
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('.', ' ')
    .toLowerCase()
    .replace(/ gb$/, ' (GB)')
    .replace(/ttl$/, 'TTL')
  return capitalize(words)
}
