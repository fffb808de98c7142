import { expect, test } from 'vitest'
import { fieldName } from './field-name.ts'

test.each([
  ['name', 'Name'],
  ['sizeGb', 'Size (GB)'],
  ['deletionProtection', 'Deletion protection'],
  ['backupSchedule.hour', 'Backup schedule hour'],
  ['defaultTtl', 'Default TTL'],
  ['cpuRequest', 'CPU request'],
  ['redirectToHttps', 'Redirect to HTTPS'],
  ['healthCheck.intervalSeconds', 'Health check interval (seconds)'],
  ['backupSchedule.retentionDays', 'Backup schedule retention (days)'],
])('%s is %s', (field, label) => {
  expect(fieldName(field)).toBe(label)
})
