import type { FormStyle } from '@hearback/schema/documents';

/** Colors of a page without a form. */
export const plainStyle: FormStyle = {
  background_color: '#fbfaf7',
  text_color: '#1b1d22',
  accent_color: '#0a6b5d',
};
