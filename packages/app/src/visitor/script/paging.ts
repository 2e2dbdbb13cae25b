// Inline, and only on pages of forms with one question at a time: the first one is shown as the page arrives.
// `turnPages.ts` comes with the first touch; without a script all questions are there.
document.querySelector('[data-steps]')?.setAttribute('data-paged', '');
