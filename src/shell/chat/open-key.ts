/** Session storage key that is set while the tab's chat panel is open. */
export const OPEN_KEY = 'nimbus-chat-open'
