/** Container queries by how much room an editor has for its panes. */
export const paneRooms = {
  /** The preview, and a sheet from below over the rest of it. */
  one: '(max-width: 899.98px)',
  /** The preview beside the rest. */
  two: '(min-width: 900px)',
  /** All three beside each other. */
  three: '(min-width: 1080px)',
} as const;
