import { expect, it } from 'vitest'
import { quotaUse } from './quota-use.ts'

it('lists only the quotas that the request uses', () => {
  const quotas = [
    { id: 'vms' as const, name: 'Virtual machines', used: 24, limit: 25, setByPlan: true },
    { id: 'gpus' as const, name: 'GPUs', used: 0, limit: 8, setByPlan: false },
    { id: 'volumes' as const, name: 'Volumes', used: 3, limit: 50, setByPlan: false },
  ]
  expect(quotaUse(quotas, { vms: 2, gpus: 0 })).toEqual([{ name: 'Virtual machines', limit: 25, after: 26 }])
})
