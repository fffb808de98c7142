import type { ChatEventType } from '#src/api/generated/types.gen.ts'
import type { ChatRow } from '../../db/index.ts'
import type { HandlersFor, ReadSnapshot, StreamEvent } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { isTyping, lookupChat, messagesOf, statusOf } from './chat-state.ts'

/** Number of ticks without an event after which the stream sends a keep-alive comment. */
const SILENCE = 15

export const chatStreamHandlers: HandlersFor<'streamChat'> = {
  streamChat({ tx, identity, now, seed, path, header, ticker }) {
    const chat = lookupChat({ tx, now }, identity, path.chatId)
    const follower = new Follower(chat, { tx, now, seed }, header('last-event-id'))
    const first = follower.read({ tx, now, seed })
    return {
      status: 200,
      subscribe: ({ push, end, keepAlive }) => {
        for (const event of first) push(event)
        if (follower.isOver) {
          end()
          return () => {}
        }
        let silence = 0
        return ticker.subscribe((snapshot) => {
          const events = follower.read(snapshot)
          for (const event of events) push(event)
          if (follower.isOver) return end()
          silence = events.length > 0 ? 0 : silence + 1
          if (silence < SILENCE) return
          silence = 0
          keepAlive(follower.place)
        })
      },
    }
  },
}

/** Computes the changes of a chat since the last check. An event's id is the number of messages sent so far. */
class Follower {
  readonly #id: string
  #known: number
  #typing = false
  #joined: boolean
  #over = false

  constructor(chat: ChatRow, snapshot: ReadSnapshot, lastEventId: string | null) {
    this.#id = chat.id
    const count = messagesOf(chat, snapshot).length
    const seen = lastEventId === null ? Number.NaN : Number(lastEventId)
    this.#known = Number.isInteger(seen) && seen >= 0 && seen <= count ? seen : count
    this.#joined = statusOf(chat, snapshot) === 'person'
  }

  get place(): string {
    return String(this.#known)
  }

  get isOver(): boolean {
    return this.#over
  }

  read(snapshot: ReadSnapshot): StreamEvent[] {
    const chat = snapshot.tx.chats.get(this.#id)
    const events: StreamEvent[] = []
    const add = (type: ChatEventType, at: number) => {
      events.push({ id: this.place, type, data: { id: this.place, type, at: iso(at) } })
    }
    // Deleted with its organization, or replaced by other data.
    const status = chat === undefined ? 'ended' : statusOf(chat, snapshot)
    if (chat !== undefined) {
      for (const message of messagesOf(chat, snapshot).slice(this.#known)) {
        this.#known += 1
        add('chat.message', message.at)
      }
      const joined = status === 'person'
      if (joined && !this.#joined) add('chat.joined', snapshot.now)
      this.#joined = joined
      const typing = status !== 'ended' && isTyping(chat, snapshot)
      if (typing !== this.#typing) add('chat.typing', snapshot.now)
      this.#typing = typing
    }
    if (status === 'ended') {
      this.#over = true
      add('chat.ended', snapshot.now)
    }
    return events
  }
}
