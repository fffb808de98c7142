import type { ScenarioDocument } from '../document.ts'

export const owner: ScenarioDocument = {
  name: 'owner',
  title: 'Owner',
  description: 'Signed in as the Owner: all permissions.',
  persona: 'owner',
}

export const admin: ScenarioDocument = {
  name: 'admin',
  title: 'Admin',
  description: 'Signed in as an Admin: manages resources, deploys, views logs and billing.',
  persona: 'admin',
}

export const developer: ScenarioDocument = {
  name: 'developer',
  title: 'Developer',
  description: 'Signed in as a Developer: deploys and views logs.',
  persona: 'developer',
}

export const viewer: ScenarioDocument = {
  name: 'viewer',
  title: 'Viewer',
  description: 'Signed in as a Viewer: read-only.',
  persona: 'viewer',
}

export const signedOut: ScenarioDocument = {
  name: 'signed-out',
  title: 'Signed out',
  description: 'No one is signed in.',
  persona: 'signed-out',
}

export const sessionExpired: ScenarioDocument = {
  name: 'session-expired',
  title: 'Session expired',
  description:
    'The session of the persona (the Admin by default) has expired: the first request returns 401.',
  session: 'expired',
}
