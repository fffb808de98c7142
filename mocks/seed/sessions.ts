import type { OrganizationRow, SessionRow } from '../db/index.ts'
import { sessionLifetime } from '../handlers/shared/sessions.ts'
import { DAY, MINUTE } from '../kernel/duration.ts'
import { draw, type SeedBase, seedId } from './base.ts'
import { userId } from './people.ts'

interface SeedSession {
  readonly email: string
  readonly device: string
  readonly location: string
  readonly ip: string
  /** Start and last use of the session. */
  readonly daysAgo: number
  readonly idleMinutes: number
}

/** Other sessions of the personas, all with "Remember me". */
const SESSIONS: readonly SeedSession[] = [
  {
    email: 'owner@nimbus.example',
    device: 'Safari on iOS',
    location: 'Berlin, Germany',
    ip: '203.0.113.24',
    daysAgo: 12,
    idleMinutes: 95,
  },
  {
    email: 'owner@nimbus.example',
    device: 'Chrome on Windows',
    location: 'Frankfurt am Main, Germany',
    ip: '198.51.100.7',
    daysAgo: 23,
    idleMinutes: 9 * 24 * 60,
  },
  {
    email: 'admin@nimbus.example',
    device: 'Firefox on Linux',
    location: 'New York, United States',
    ip: '192.0.2.146',
    daysAgo: 6,
    idleMinutes: 40,
  },
  {
    email: 'admin@nimbus.example',
    device: 'Chrome on Android',
    location: 'Newark, United States',
    ip: '198.51.100.82',
    daysAgo: 19,
    idleMinutes: 3 * 24 * 60,
  },
  {
    email: 'developer@nimbus.example',
    device: 'Chrome on macOS',
    location: 'San Francisco, United States',
    ip: '203.0.113.201',
    daysAgo: 9,
    idleMinutes: 15,
  },
  {
    email: 'viewer@nimbus.example',
    device: 'Edge on Windows',
    location: 'Gothenburg, Sweden',
    ip: '192.0.2.33',
    daysAgo: 4,
    idleMinutes: 26 * 60,
  },
]

export function sessionRows(base: SeedBase, organization: OrganizationRow): SessionRow[] {
  return SESSIONS.map(({ email, device, location, ip, daysAgo, idleMinutes }) => {
    const createdAt = base.epoch - daysAgo * DAY
    return {
      id: seedId(base, 'ses', email, device),
      token: draw(base, 'session-token', email, device).id('s', 32),
      userId: userId(base, email),
      organizationId: organization.id,
      remembered: true,
      device,
      location,
      ip,
      createdAt,
      lastActiveAt: base.epoch - idleMinutes * MINUTE,
      expiresAt: createdAt + sessionLifetime.remembered,
      endedAt: null,
    }
  })
}
