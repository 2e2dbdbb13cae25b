/** Container queries by the width of the editor. */
export const paneRooms = {
  /** The preview, partly covered by a bottom sheet. */
  sheet: '(max-width: 899.98px)',
  /** All three panes side by side. */
  panes: '(min-width: 900px)',
} as const;
