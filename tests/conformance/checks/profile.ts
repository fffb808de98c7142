import assert from 'node:assert/strict'
import { bodyOf } from '../../contract/suite/api.ts'
import { type Check, check } from '../check.ts'

export const profileChecks: readonly Check[] = [
  check('round-trips', 'updateMe', 'changes only the sent fields', async (context) => {
    const { api } = context
    await context.signIn('developer')
    const read = async () => bodyOf(await api.send('getMe', { as: 'session' }))
    const change = (body: object) => api.send('updateMe', { as: 'session', body })
    const { company, jobTitle, fullName } = await read()
    try {
      bodyOf(await change({ company: context.name('company'), jobTitle: context.name('job') }))
      for (const field of ['jobTitle', 'company', 'fullName'] as const) {
        const before = await read()
        const value = context.name(field.toLowerCase())
        bodyOf(await change({ [field]: value }))
        const now = await read()
        assert.equal(now[field], value, field)
        for (const other of [
          'company',
          'jobTitle',
          'fullName',
          'email',
          'timezone',
          'language',
          'timeFormat',
          'dateFormat',
        ] as const)
          if (other !== field) assert.equal(now[other], before[other], `${other} after another ${field}`)
      }
    } finally {
      await context.unrecorded(() => change({ company, jobTitle, fullName }))
    }
  }),
]
