/**
 * Address of a story. `{…}` stands for what the mock knows: the id of the first item that the user sees at a path of the
 * API (`{/vms?status=running}`), or the token of a mail's link (`{invitation}`, `{password-reset}`).
 */
export async function resolveAddress(address: string): Promise<string> {
  const parts = address.split(/\{([^}]+)\}/)
  const resolved = await Promise.all(parts.map((part, index) => (index % 2 === 0 ? part : find(part))))
  return resolved.join('')
}

async function find(what: string): Promise<string> {
  if (what === 'invitation' || what === 'password-reset') return tokenOf(what)
  const response = await fetch(`/api/v1${what}`)
  const { items = [] }: { items?: { id: string }[] } = await response.json()
  // A world without such an item shows what a link to a deleted one does.
  return items[0]?.id ?? 'deleted'
}

const requests = {
  invitation: { path: '/invitations', body: { email: 'somebody@example.com', teamRole: 'Developer' } },
  'password-reset': { path: '/password-resets', body: { email: 'owner@nimbus.example' } },
} as const

async function tokenOf(kind: keyof typeof requests): Promise<string> {
  const { path, body } = requests[kind]
  await fetch(`/api/v1${path}`, {
    method: 'POST',
    // Nobody is signed in.
    headers: { authorization: 'Bearer nimbus_demo_owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await fetch('/__mocks/mails')
  const { items }: { items: { kind: string; facts: { link?: string } }[] } = await response.json()
  const { facts } = items.find((mail) => mail.kind === kind) ?? {}
  return facts?.link?.split('/').at(-1) ?? ''
}
