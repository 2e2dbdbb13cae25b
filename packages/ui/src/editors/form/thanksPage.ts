/** Part id of the thank-you page, besides the field ids. */
export const thanksPage = 'thank_you';
