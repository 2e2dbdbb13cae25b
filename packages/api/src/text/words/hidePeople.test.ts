import { expect, it } from 'vitest';

import { hidePeople } from './hidePeople.ts';

const of = (comment: string, name = '', language = 'en') => {
  const [hidden] = hidePeople([{ id: 'a', comment, name, language }]);
  return hidden;
};

it.each([
  ['Thanks to Emma, the soup was lovely.', 'Thanks to …, the soup was lovely.'],
  ['Write to jan@example.com or call 600 100 200!', 'Write to … or call …!'],
  ['Our waiter Thessaly was kind', 'Our waiter … was kind'],
  ['Pan Brzęczek i Kasia pomogli. Kawa zimna.', 'Pan … i … pomogli. Kawa zimna.'],
])('hides who is meant in "%s"', (comment, shown) => {
  expect(of(comment)).toMatchObject({ comment: shown, isCut: true });
});

it('hides the name that the visitor gave, however it is written', () => {
  expect(of('rosalind liked it', 'Rosalind')?.comment).toBe('… liked it');
});

it.each([
  'Lovely cake. Coffee was cold, though!\nTea as well.',
  'Tables were sticky... But the staff was great',
])('leaves "%s" as it was written', (comment) => {
  expect(of(comment)).toMatchObject({ comment, isCut: false });
});

it('shows what several visitors write with a capital', () => {
  const [first] = hidePeople([
    { id: 'a', comment: 'I love Tiramisu', name: '', language: 'en' },
    { id: 'b', comment: 'We shared Tiramisu', name: '', language: 'en' },
  ]);
  expect(first?.comment).toBe('I love Tiramisu');
});
