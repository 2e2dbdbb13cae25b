import { describe, expect, it } from 'vitest';

import { listWords, noteComment, type NotedComment, noWords } from './WordTally.ts';

const tallyOf = (...comments: (string | NotedComment)[]) => {
  const tally = noWords();
  for (const each of comments) {
    noteComment(tally, typeof each === 'string' ? { text: each, sentiment: 'neutral' } : each, 1);
  }
  return tally;
};
const words = (...comments: (string | NotedComment)[]) =>
  listWords(tallyOf(...comments)).map(({ word }) => word);

describe('the words of a cloud', () => {
  it('count the comments, with all forms of a word as one, in the form used most', () => {
    const found = listWords(
      tallyOf('Pyszna kawa', 'Kawa pyszna!', 'Dobrą kawę mają tu zawsze', 'kawy kawy kawy kawy'),
    );
    expect(found[0]).toMatchObject({ word: 'kawa', count: 4 });
    expect(found[1]).toMatchObject({ word: 'pyszna', count: 2 });
  });

  it('have their accents, though some type without', () => {
    expect(words('miła obsługa', 'mila obsluga')).toEqual(['miła', 'obsługa']);
  });

  it('are no small words, numbers or emoji', () => {
    expect(words('It was the 2nd time and we had 3 coffees 😍')).toEqual(['coffees', 'nd', 'time']);
  });

  it('are none that say nothing without the word beside them', () => {
    expect(words('A bit loud', 'Good coffee', 'Dobra kawa', 'Nie da się usiąść')).toEqual([
      'coffee',
      'kawa',
      'loud',
      'usiąść',
    ]);
  });

  it('are at most as many as asked for, the same in any order of the comments', () => {
    const list = ['cold soup', 'cold tea', 'warm soup', 'sweet cake'];
    expect(listWords(tallyOf(...list), 2)).toMatchObject([
      { word: 'cold', count: 2 },
      { word: 'soup', count: 2 },
    ]);
    expect(listWords(tallyOf(...list.toReversed()))).toEqual(listWords(tallyOf(...list)));
  });

  it('have the mood of most of their comments', () => {
    const told = (text: string, sentiment: NotedComment['sentiment']) => ({ text, sentiment });
    const found = listWords(
      tallyOf(
        told('cold soup', 'negative'),
        told('cold tea', 'negative'),
        told('lovely soup', 'positive'),
        told('lovely tea', 'neutral'),
        told('lovely cake', 'positive'),
      ),
    );
    expect(Object.fromEntries(found.map(({ word, sentiment }) => [word, sentiment]))).toEqual({
      lovely: 'positive',
      cold: 'negative',
      soup: 'neutral',
      tea: 'negative',
      cake: 'positive',
    });
  });

  it('are one for the same word in two languages', () => {
    const found = listWords(
      tallyOf('the menu was short and the people were nice', 'Krótkie menu, ale miło tutaj było'),
    );
    expect(found[0]).toMatchObject({ word: 'menu', count: 2 });
  });
});

describe('a cloud never shows', () => {
  it('addresses and numbers', () => {
    const found = words(
      'Write to ewa.nowak@example.com or call 600 100 200',
      'Piszcie na ewa.nowak@example.com, ul. Lipowa 4, 30-001 Kraków',
    );
    expect(found.join(' ')).not.toMatch(/ewa|nowak|example|lipow|krak|\d/u);
  });

  it('first names, in any inflection, however many say them', () => {
    const found = words(
      'Dziękuję Kasi i Panu Markowi',
      'Kasia i Marek są najlepsi',
      'thanks to Emma, and anna was lovely',
      'Emma was lovely',
    );
    expect(found.join(' ')).not.toMatch(/kasi|mark|marek|emma|anna/u);
    expect(found).toContain('lovely');
  });

  it('what follows a name or a title with a capital', () => {
    const found = words('Mr. Ackroyd helped', 'Pan Brzęczek pomógł', 'Anna Brandybuck, Ackroyd');
    expect(found.join(' ').toLowerCase()).not.toMatch(/ackroyd|brzęcz|brandy/u);
  });

  it('the name that the visitor gave', () => {
    const found = words({
      text: 'from rosalind with love',
      name: 'Rosalind',
      sentiment: 'positive',
    });
    expect(found).toEqual(['love']);
    expect(
      words('rosalind had a latte', { text: 'Great', name: 'Rosalind', sentiment: 'positive' }),
    ).toEqual(['great', 'latte']);
  });

  it('a word of one visitor that could be a name', () => {
    expect(words('please ask for Thessaly at the desk')).toEqual(['ask', 'desk']);
    expect(words('pani wiesia mówi', 'obsługa')).not.toContain('wiesia');
  });

  it.each([
    ['Thank you Anna Service is better now', 'service'],
    ['Thanks Anna! Service is great', 'service'],
    ['Great work Anna\nService was quick', 'service'],
    ['Bravo chef Marco Pizza perfect', 'pizza'],
    ['Ask Mr Barista', 'barista'],
    ['Super Pan Manager', 'manager'],
    ['Mieszkaliśmy z Anną Pokój duży', 'pokój'],
    ['Pozdrawiam pana Marka Hotel super', 'hotel'],
    ['Pani Obsługa niemiła', 'obsługa'],
    ['Pan Kelner przyszedł po godzinie', 'kelner'],
    ['Dobra Kuchnia Polska u pani Nowak', 'polska'],
  ])('but shows the ordinary word of "%s"', (text, word) => {
    const found = words(text);
    expect(found).toContain(word);
    expect(found.join(' ')).not.toMatch(/ann|mar[ck]|nowak/u);
  });

  it('but shows a word that one comment takes for a name, where others plainly say it', () => {
    const others = ['the zephyr was late', 'a zephyr again', 'no zephyr'];
    expect(words('Thanks Anna Zephyr')).toEqual([]);
    expect(words('Thanks Anna Zephyr', ...others)).toContain('zephyr');
    expect(words('Thanks Anna Brown', 'brown bread')).not.toContain('brown');
  });

  it('keeps a topic though a visitor signs with it', () => {
    const signed = { text: 'Great', name: 'Coffee lover', sentiment: 'positive' } as const;
    expect(words('coffee was fine', signed)).toContain('coffee');
  });

  it('but shows such a word when others say it too', () => {
    expect(words('I love Tiramisu', 'We shared Tiramisu')).toContain('tiramisu');
  });
});
