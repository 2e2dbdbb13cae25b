/** On what belongs to the page and not to the drawing: buttons, and the table behind a chart. */
export const undrawn = { 'data-undrawn': true } as const;
