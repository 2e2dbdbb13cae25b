/** What a visitor sees on the page, and can correct. */
export const shownFields = ['rating', 'comment', 'name', 'email'] as const;
