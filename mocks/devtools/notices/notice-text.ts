import type { StorageNotice } from '../../db/persistence/live-database.ts'
import { failedJobText, unknownCallerText } from '../../engine/events.ts'
import type { Event } from './notice-board.ts'

export interface NoticeText {
  readonly title: string
  /** Paragraphs. */
  readonly body: readonly string[]
  /** True if the mock itself is faulty. */
  readonly severe: boolean
  /** True for a bug that the data may trigger again and again, so that the notice offers to start over. */
  readonly isFault?: true
}

export function textOf(event: Event): NoticeText {
  switch (event.kind) {
    case 'storage':
      return storageText(event.notice)
    case 'no-such-scenario':
      return {
        title: 'The scenario in the address was not applied',
        body: [...event.reasons, 'The mock goes on as it was.'],
        severe: false,
      }
    case 'violation': {
      const { operationId, status, errors, requestId, source } = event.violation
      const [first] = errors
      const more = errors.length > 1 ? [`and ${errors.length - 1} more, see the console`] : []
      return {
        title: `${source === 'live' ? 'The live backend’s ' : ''}${operationId} answered ${status} outside the contract`,
        body: [`At ${first?.pointer || '/'}: ${first?.message ?? ''}`, ...more, requestText(requestId)],
        severe: true,
      }
    }
    case 'live-silent':
      return {
        title: 'The live backend did not answer',
        body: [
          event.message,
          'It is not there, or it does not let this page ask it: it has to allow this origin, with credentials (CORS).',
        ],
        severe: false,
      }
    case 'live-unknown-caller':
      return {
        title: 'The live backend knows nobody who signs in here',
        body: [
          unknownCallerText(event.operationId),
          'The page takes this answer for the end of its session, and asks to sign in again.',
          requestText(event.requestId),
        ],
        severe: false,
      }
    case 'live-session':
      return {
        title: 'The scenario can’t sign you out',
        body: [
          `Sign-in is live, and ${event.url} says that you are signed in. Only it can end the session.`,
          'Sign out in the page, or let the mock answer tag:session.',
        ],
        severe: false,
      }
    case 'not-live':
      return {
        title: 'Nothing is live: what .env says cannot be used',
        body: [...event.reasons, 'The mock answers everything.'],
        severe: false,
      }
    case 'handler-failed':
      return {
        title: `The handler of ${event.operationId} failed`,
        body: [event.message, 'The console has the stack.'],
        severe: true,
        isFault: true,
      }
    case 'job-failed':
      return {
        title: 'A scheduled job failed',
        body: [
          failedJobText(event.job),
          event.message,
          'Everything else goes on. The console has the stack.',
        ],
        severe: true,
        isFault: true,
      }
    case 'tick-failed':
      return {
        title: 'Scheduled jobs failed',
        body: [event.message, 'Nothing that was due has happened. The console has the stack.'],
        severe: true,
        isFault: true,
      }
  }
}

/** Request id to search for in the log of the server that answered. */
function requestText(requestId: string | null): string {
  return requestId === null
    ? 'The backend gives no X-Request-Id that this page may read: it has to expose the header (CORS).'
    : `Request ${requestId}`
}

function storageText(notice: StorageNotice): NoticeText {
  if (notice.kind === 'set-aside') {
    const why = {
      unreadable: 'It is damaged.',
      'other-format': 'Another version of the mock wrote it.',
      'other-seed': 'It belongs to a data set that has changed since.',
    }[notice.reason]
    return {
      title: 'The saved state could not be used',
      body: [`${why} The mock has begun anew; what was saved is kept aside.`, notice.detail],
      severe: false,
    }
  }
  if (notice.kind === 'memory-only') {
    const why = {
      forbidden: 'This browser lets the page store nothing.',
      full: 'The storage of this browser is full.',
    }[notice.reason]
    return {
      title: 'Nothing is being saved',
      body: [`${why} Changes are lost when you reload.`],
      severe: false,
    }
  }
  const [why, next] = {
    full: ['The storage of this browser is full.', 'Free some space, then try again.'],
    failed: ['The storage of this browser stopped working.', 'Try again, or reload the page.'],
    'other-version': ['Another tab runs another version of the mock.', 'Reload the page.'],
  }[notice.reason] as [string, string]
  return {
    title: 'Changes can’t be saved',
    body: [`${why} The mock rejects changes until it can save them. ${next}`],
    severe: false,
  }
}
