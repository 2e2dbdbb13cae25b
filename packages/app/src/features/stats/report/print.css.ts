import { globalStyle } from '@vanilla-extract/css';

import { sheet } from './sheet.css';

/** Only the sheet is printed: its ancestors are unstyled, and their other content is hidden. */
const inPrint = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rules } });

inPrint(`html:has(.${sheet})`, { fontSize: 16, background: 'none' });
inPrint(`body:has(.${sheet}), body :has(.${sheet})`, {
  display: 'block',
  margin: 0,
  padding: 0,
  border: 0,
  minHeight: 0,
  maxWidth: 'none',
  background: 'none',
});
inPrint(`body:has(.${sheet}) *:not(:has(.${sheet}), .${sheet}, .${sheet} *)`, {
  display: 'none',
});
