/** The id of the page after sending, beside those of the fields. */
export const thanksPage = 'thank_you';
