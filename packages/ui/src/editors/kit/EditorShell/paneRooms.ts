/** Container queries by how much room an editor has for its panes. */
export const paneRooms = {
  /** The preview, and a sheet from below over the rest of it. */
  sheet: '(max-width: 899.98px)',
  /** All three beside each other. */
  panes: '(min-width: 900px)',
} as const;
