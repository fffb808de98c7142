/** Recorded walkthroughs: silent videos with captions in `public/walkthroughs`, taken by `npm run walkthroughs`. */

export interface WalkthroughStep {
  readonly caption: string
  readonly seconds: number
}

export type WalkthroughName = 'create-a-vm' | 'deploy-and-scale' | 'search-logs' | 'change-your-plan'

/** Size of the recorded screen in CSS pixels. */
export const walkthroughSize = { width: 960, height: 600 } as const

/** Captions of each video, which are also its transcript. */
export const walkthroughs: Readonly<Record<WalkthroughName, readonly WalkthroughStep[]>> = {
  'create-a-vm': [
    { caption: 'The list of virtual machines. Select Create VM.', seconds: 3.5 },
    { caption: 'Choose a region. Sizes and images are filled in.', seconds: 3.5 },
    { caption: 'Choose the size Standard. The cost is always shown on the right.', seconds: 4 },
    { caption: 'Name the VM.', seconds: 3 },
    { caption: 'Check the cost, and select Create VM.', seconds: 3.5 },
    { caption: 'The VM is starting.', seconds: 3 },
    { caption: 'Soon it’s running, with its addresses.', seconds: 4 },
  ],
  'deploy-and-scale': [
    { caption: 'The list of containers. Open one that is running.', seconds: 3.5 },
    { caption: 'The page shows its replicas, image and address. Select Scale.', seconds: 4 },
    { caption: 'Enter the number of replicas.', seconds: 3 },
    { caption: 'The dialog shows the new cost. Select Scale.', seconds: 4 },
    { caption: 'New replicas start one after the other. The old ones keep serving.', seconds: 4 },
    { caption: 'All replicas are ready.', seconds: 3.5 },
  ],
  'search-logs': [
    { caption: 'Logs has the lines of all your resources from the last seven days.', seconds: 4 },
    { caption: 'Type what you’re looking for: here, warnings about invalid users.', seconds: 4 },
    { caption: 'Choose a longer range. The chart shows when they happened.', seconds: 4 },
    { caption: 'Open a line to see all of its fields.', seconds: 4 },
  ],
  'change-your-plan': [
    { caption: 'Billing shows your plan and its limits. Select Change plan.', seconds: 4 },
    { caption: 'Choose a plan. The dialog shows what it costs, and what exceeds its limits.', seconds: 5 },
    { caption: 'The new plan applies immediately.', seconds: 3.5 },
  ],
}

/** Path of a walkthrough's file, relative to the public folder. */
export function walkthroughFile(name: WalkthroughName, extension: 'webm' | 'webp' | 'vtt'): string {
  return `walkthroughs/${name}.${extension}`
}

/** Captions in WebVTT (https://www.w3.org/TR/webvtt1). */
export function captionsOf(name: WalkthroughName): string {
  let from = 0
  const cues = walkthroughs[name].map(({ caption, seconds }) => {
    const cue = `${timestamp(from)} --> ${timestamp(from + seconds)}\n${caption}\n`
    from += seconds
    return cue
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

/** For example "00:00:07.500". */
function timestamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23)
}
