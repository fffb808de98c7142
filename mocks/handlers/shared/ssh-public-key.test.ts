import { describe, expect, test } from 'vitest'
import { checkSshPublicKey } from '#src/domain/ssh-key.ts'
import { fingerprintOf, writeEd25519Key } from './ssh-public-key.ts'

// Created with ssh-keygen 9.2; fingerprints as printed by `ssh-keygen -lf`.
const KNOWN = [
  [
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAICub5MW9a43oSYw+AusZw1/uZRjVNlMLeaQhI0uQy0ql ada@laptop',
    'SHA256:TmcCNsq+qBfZEwJJZIiZ6y9dTsGDWdmGI534W/RdkxU',
  ],
  [
    'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQCi6Hcrh2XEz8IQfXdfazDPt+9Q6OKClo5B36EUIiKvZBA1mXryKiWMWYhvlEwwcmbL+kEBd11Ergo81AckLJ45/awF86LrSPNG57NbzuvGxaDUGaKBVKirBPQv5qXJeGGnxWg4quEeHlh73NuBGSB0cq1vSWRASHzklCu23QZ/JND/A8S+XBh7iQ9VLf8QoP0QXAgLaqnpZv3ln54axQylIkP6vjwUYzdi5ewrdWq5qjPfnSha6fCZYhpb2FBYFnD/6j+tSzfXTyfYTwGIECVELU9E01lAmQoluIl1MrjeT7cpJVkvod3mnBlRTCAGhUYIPCdz9mnujxVCM1kTX6Y/ ci',
    'SHA256:DEeoNCqKnU5SuUZ+h3NWdXiu3q+AMVG8SYklq4O2YQE',
  ],
  [
    'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBLWvM42FPh65ic5ch5TEMeaHke12TxH5fuhPWyjM8Rn1VlLOU3ek65XSRgGeVdQ443taCiQ3N0vRJXe6bCT5W18= e',
    'SHA256:BD2K78KTB6VKO+cai2BcSUlZPhZA6ITXnBt5KdU+Jz0',
  ],
] as const

describe('SSH public keys', () => {
  test('have the fingerprint that ssh-keygen prints', () => {
    for (const [line, fingerprint] of KNOWN) expect(fingerprintOf(line)).toBe(fingerprint)
  })

  test('round-trip', () => {
    const line = writeEd25519Key(
      Uint8Array.from({ length: 32 }, (_, i) => i),
      'ada@laptop',
    )
    expect(line).toMatch(/^ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI[\w+/]{43} ada@laptop$/)
    expect(checkSshPublicKey(line)).toMatchObject({ valid: true, line })
  })
})
