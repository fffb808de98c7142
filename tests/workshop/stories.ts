import { componentStories } from './component-stories.ts'
import { screenStories } from './screens.ts'
import type { State, Story } from './story.ts'

export const stories: readonly Story[] = [...componentStories, ...screenStories]

/** A story in one of its states. */
export interface StoryState {
  /** `compute.vms/empty`. */
  readonly id: string
  readonly story: Story
  readonly state: State
}

/** Every story in every state. */
export const storyStates: readonly StoryState[] = stories.flatMap((story) =>
  Object.entries(story.states).map(([name, state]) => ({ id: `${story.id}/${name}`, story, state })),
)

/** Document that shows a story, relative to the workshop's. */
export const frameOf = ({ group }: Story) =>
  group === 'Public site' ? 'site-frame.html' : 'console-frame.html'
