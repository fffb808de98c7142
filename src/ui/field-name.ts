import { capitalize } from '#src/domain/capitalize.ts'

/** Label for a field of the API: "backupSchedule.hour" is "Backup schedule hour", "sizeGb" is "Size (GB)". */
export function fieldName(field: string): string {
  const words = field
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('.', ' ')
    .toLowerCase()
    .replace(/ gb$/, ' (GB)')
    .replace(/ (seconds|days)$/, ' ($1)')
    .replaceAll(/\b(?:cpu|https|ttl)\b/g, (word) => word.toUpperCase())
  return capitalize(words)
}
