import { expect, test } from 'vitest'
import { fieldName } from './field-name.ts'

test.each([
  ['name', 'Name'],
  ['sizeGb', 'Size (GB)'],
  ['deletionProtection', 'Deletion protection'],
  ['backupSchedule.hour', 'Backup schedule hour'],
  ['defaultTtl', 'Default TTL'],
])('%s is %s', (field, label) => {
  expect(fieldName(field)).toBe(label)
})
