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
        title: 'The scenario in the URL wasn’t applied',
        body: [...event.reasons, 'The mock keeps its current scenario.'],
        severe: false,
      }
    case 'violation': {
      const { operationId, status, errors, requestId, source } = event.violation
      const [first] = errors
      const more = errors.length > 1 ? [`and ${errors.length - 1} more, see the console`] : []
      return {
        title: `${source === 'live' ? 'The live backend’s ' : ''}${operationId} returned ${status} outside the contract`,
        body: [`At ${first?.pointer || '/'}: ${first?.message ?? ''}`, ...more, requestText(requestId)],
        severe: true,
      }
    }
    case 'live-silent':
      return {
        title: 'The live backend didn’t respond',
        body: [
          event.message,
          'It’s unreachable, or it doesn’t allow requests from this page. It must allow this origin, with credentials (CORS).',
        ],
        severe: false,
      }
    case 'live-unknown-caller':
      return {
        title: 'The live backend doesn’t know the user who signed in here',
        body: [
          unknownCallerText(event.operationId),
          'The page treats this response as an expired session, and asks you to sign in again.',
          requestText(event.requestId),
        ],
        severe: false,
      }
    case 'live-session':
      return {
        title: 'The scenario can’t sign you out',
        body: [
          `Sign-in is live, and ${event.url} says that you are signed in. Only it can end the session.`,
          'Sign out in the page, or let the mock handle tag:session.',
        ],
        severe: false,
      }
    case 'not-live':
      return {
        title: 'Nothing is live: the settings in .env are invalid',
        body: [...event.reasons, 'The mock handles every request.'],
        severe: false,
      }
    case 'handler-failed':
      return {
        title: `The handler of ${event.operationId} failed`,
        body: [event.message, 'See the console for the stack.'],
        severe: true,
        isFault: true,
      }
    case 'job-failed':
      return {
        title: 'A scheduled job failed',
        body: [
          failedJobText(event.job),
          event.message,
          'Everything else keeps working. See the console for the stack.',
        ],
        severe: true,
        isFault: true,
      }
    case 'tick-failed':
      return {
        title: 'Scheduled jobs failed',
        body: [event.message, 'No scheduled job has run. See the console for the stack.'],
        severe: true,
        isFault: true,
      }
  }
}

/** Request id to search for in the log of the server that responded. */
function requestText(requestId: string | null): string {
  return requestId === null
    ? 'This page can’t read the backend’s X-Request-Id. The backend must expose the header (CORS).'
    : `Request ${requestId}`
}

function storageText(notice: StorageNotice): NoticeText {
  if (notice.kind === 'set-aside') {
    const why = {
      unreadable: 'It’s damaged, or another version of the mock wrote it.',
      'other-format': 'It was written by another version of the mock.',
      'other-seed': 'Its data set has changed since.',
    }[notice.reason]
    return {
      title: 'The saved state couldn’t be used',
      body: [`${why} The mock started over and kept a copy of the saved state.`, notice.detail],
      severe: false,
    }
  }
  if (notice.kind === 'memory-only') {
    const why = {
      forbidden: 'This browser doesn’t allow the page to store data.',
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
