import { describe, expect, it } from 'vitest';

import { findThemes } from './findThemes.ts';

const comments = (...rows: (readonly [text: string, rating?: number])[]) =>
  rows.map(([text, rating], index) => ({ id: `c${index}`, text, rating: rating ?? null }));

const labels = (...rows: (readonly [string, number?])[]) =>
  findThemes(comments(...rows)).map(({ label, n }) => [label, n]);

describe('a theme', () => {
  it('is one for all inflections and orders of its words, named as most people do', () => {
    expect(
      labels(
        ['Zimna kawa i tyle'],
        ['Podali zimną kawę'],
        ['kawa zimna, szkoda'],
        ['niestety zimna kawa'],
        ['Kawa była zimna'],
      )[0],
    ).toEqual(['zimna kawa', 5]);
    expect(
      labels(['Cold coffee'], ['the coffee was so cold'], ['Two cold coffees, again'])[0]?.[1],
    ).toBe(3);
  });

  it('does not reach over a mark into the next clause', () => {
    expect(labels(['Soup cold. Coffee fine'], ['Soup cold! Coffee fine'])).toEqual([
      ['coffee fine', 2],
      ['soup cold', 2],
    ]);
  });

  it('is another with a negation', () => {
    const found = labels(
      ['clean room'],
      ['clean room'],
      ['room was not clean'],
      ['room not clean'],
    );
    expect(found).toContainEqual(['clean room', 2]);
    expect(found).toContainEqual(['room not clean', 2]);
  });

  it('is said by two visitors at least, however often one repeats it', () => {
    const [one, other] = comments(['slow service'], ['slow service, slow service']);
    expect(
      findThemes([
        { id: 'a', text: 'slow service', visitor: 'same' },
        { id: 'b', text: 'slow service', visitor: 'same' },
      ]),
    ).toEqual([]);
    expect(findThemes([one, other].filter((each) => each !== undefined))[0]?.label).toBe(
      'slow service',
    );
  });

  it('is never a word alone', () => {
    expect(labels(['parking'], ['dark parking'], ['tiny parking'])).toEqual([]);
    expect(labels(['free parking'], ['free parking'])).toEqual([['free parking', 2]]);
  });

  it('names nobody', () => {
    const found = labels(['Pani Kasia pomogła'], ['pani Kasia pomogła'], ['pomogła Kasia']);
    expect(found.flat().join(' ').toLowerCase()).not.toContain('kasia');
  });

  it('knows its ratings and those of the other comments', () => {
    const [theme] = findThemes(
      comments(['cold soup', 2], ['cold soup', 4], ['lovely', 9], ['cold soup'], ['', 10]),
    );
    expect(theme?.ratings).toEqual({
      with: [0, 1, 0, 1, 0, 0, 0, 0, 0, 0],
      without: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
    });
  });

  it('shows its shortest comments, before them those of which nothing is hidden', () => {
    const [theme] = findThemes(
      comments(
        ['cold soup, we were sorry'],
        ['cold soup Anna'],
        ['a cold soup'],
        ['cold soup again!'],
      ),
    );
    expect(theme?.examples.map(({ id }) => id)).toEqual(['c2', 'c3', 'c0']);
    const [other] = findThemes(comments(['cold soup, Anna'], ['cold soup']));
    expect(other?.examples).toEqual([
      { id: 'c1', text: 'cold soup' },
      { id: 'c0', text: 'cold soup, …' },
    ]);
  });

  it('has the mood of most of its comments', () => {
    const told = (sentiment: 'positive' | 'negative' | 'neutral', id: string) => ({
      id,
      text: 'cold soup',
      sentiment,
    });
    const moodOf = (...moods: ('positive' | 'negative' | 'neutral')[]) =>
      findThemes(moods.map((mood, index) => told(mood, `c${index}`)))[0]?.sentiment;
    expect(moodOf('negative', 'negative', 'positive', 'negative')).toBe('negative');
    expect(moodOf('negative', 'negative', 'positive', 'positive')).toBe('neutral');
    expect(moodOf('positive', 'neutral', 'positive')).toBe('positive');
  });

  it('is the same in any order of the comments', () => {
    const list = comments(
      ['cold soup', 3],
      ['the soup was cold', 2],
      ['warm bread', 9],
      ['warm bread', 8],
    );
    expect(findThemes(list.toReversed())).toEqual(findThemes(list));
  });

  it('is none where nobody says anything', () => {
    expect(findThemes([])).toEqual([]);
    expect(labels([''], ['...'])).toEqual([]);
  });
});

describe('themes', () => {
  it('are told once where they are words of one sentence', () => {
    const said = 'the old lift broke again';
    expect(labels([said], [said], [said], ['lift broke'])).toHaveLength(1);
  });

  it('are two where each is said without the other, too', () => {
    const found = labels(
      ['slow friendly service'],
      ['slow friendly service'],
      ['friendly service'],
      ['friendly service'],
    );
    expect(found).toEqual([
      ['friendly service', 4],
      ['slow friendly', 2],
    ]);
  });
});
