import { expect, it } from 'vitest'
import type { KeyedRule } from '#src/domain/firewall-changes.ts'
import { openedToWorld } from './opened-to-world.tsx'

const ssh = (key: string): KeyedRule => ({
  key,
  direction: 'inbound',
  action: 'allow',
  protocol: 'tcp',
  ports: [{ from: 22, to: 22 }],
  peers: ['0.0.0.0/0'],
  description: '',
  enabled: true,
})

it('says once what several rules open', () => {
  expect(openedToWorld([ssh('a'), ssh('b')])).toEqual(['Allows SSH (port 22) from anywhere.'])
})

it('leaves out what was open before', () => {
  expect(openedToWorld([ssh('a'), ssh('b')], [ssh('a')])).toEqual([])
})
