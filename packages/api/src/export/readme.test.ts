import { expect, it } from 'vitest';

import { messages, polish } from './messages.ts';
import { exported, readme } from './writeExport.ts';

const at = new Date('2026-11-21T10:00:00Z');

it('has each sentence in Polish, and no other', () => {
  const ids = Object.values(messages).map(({ id }) => id);
  expect(Object.keys(polish).toSorted()).toEqual(ids.toSorted());
});

it.each(['en-US', 'pl-PL'])('explains every file, in %s', (language) => {
  for (const name of exported) expect(readme(language, at)).toContain(`- ${name}: `);
});

it('speaks the person’s language', () => {
  expect(readme('pl-PL', at)).toContain('Wszystko z Twojego konta Hearback, stan na 21 listopada');
  expect(readme('en-US', at)).toContain('as of November 21, 2026');
});
