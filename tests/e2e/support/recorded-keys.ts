// Written by `mocks.log.fixtures('operation:listSshKeys')`.
import { fixture } from '#mocks/recording/fixture.ts'

const listSshKeys = fixture(
  'listSshKeys',
  {},
  {
    status: 200,
    body: {
      items: [
        {
          id: 'ssh_staging00001',
          name: 'deploy key of staging',
          publicKey:
            'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA deploy@staging',
          fingerprint: 'SHA256:1mQx0i7hGzWQkKJmBzvKq3rYt4nY7qYt2oXv8w5c9dA',
          createdAt: '2026-02-27T10:12:00.000Z',
        },
      ],
    },
  },
)

/** In their order: `await mocks.play(recorded)`. */
export const recorded = [listSshKeys]
