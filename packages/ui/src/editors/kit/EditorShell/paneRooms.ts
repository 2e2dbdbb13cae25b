/** Container queries by how much room an editor has for its panes. */
export const paneRooms = {
  /** Under each other. */
  one: '(max-width: 719.98px)',
  /** The preview beside the rest. */
  two: '(min-width: 720px)',
  /** All three beside each other. */
  three: '(min-width: 1080px)',
} as const;

/** What a small screen has for the preview; the rest is for what is changed. */
export const previewHeight = '42dvh';
