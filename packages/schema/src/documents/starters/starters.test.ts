import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { languages } from '../../limits.ts';
import { contrastRatio } from '../color.ts';
import { isAnswered } from '../fields/fieldTypes.ts';
import { FormDocument } from '../formDocument.ts';
import { textIn } from '../localizedText.ts';
import { starterNotes } from './starterNotes.ts';
import { starters } from './starters.ts';
import { guessTrade, sortByTrade, tradeOfStarter, trades } from './trades.ts';

const forText = 4.5;
const forParts = 3;

/** Every two colours that a visitor has to tell apart. */
const pairsOf = ({ style, fields }: FormDocument): [string, string, string, number][] => {
  const ground = style.background_color;
  return [
    ['text', style.text_color, ground, forText],
    ['accent', style.accent_color, ground, forParts],
    ...fields.flatMap((field): [string, string, string, number][] => {
      switch (field.type) {
        case 'text':
          return [[field.id, field.text_color, ground, forText]];
        case 'rating':
          return [
            [field.id, field.label_color, ground, forText],
            ['stars', field.star_color, ground, forParts],
          ];
        case 'navigation':
          return [
            [field.id, field.label_color, field.button_color, forText],
            ['button', field.button_color, ground, forParts],
          ];
        case 'email':
        case 'name':
        case 'comment':
        case 'yes_no':
          return [[field.id, field.label_color, ground, forText]];
        default:
          return [];
      }
    }),
  ];
};

const wordsOf = ({ fields, thank_you }: FormDocument) => [
  ...fields.flatMap((field) =>
    'text' in field ? [field.text] : 'label' in field ? [field.label] : [],
  ),
  // Each says thanks in the words of its trade.
  thank_you?.text ?? '',
];

describe.each(starters)('the starter $id', ({ id, name, document }) => {
  it('is whole: reading it changes nothing', () => {
    expect(v.parse(FormDocument, document)).toEqual(document);
    expect(id).toMatch(/^starter-[a-z]+$/);
  });

  it('can be read: each pair of colors stands apart', () => {
    const tooClose = pairsOf(document).filter(
      ([, one, other, ratio]) => contrastRatio(one, other) < ratio,
    );
    expect(tooClose).toEqual([]);
  });

  it('speaks every language of the product', () => {
    for (const text of [name, ...wordsOf(document)]) {
      expect(Object.keys(text)).toEqual([...languages]);
      expect(Object.values(text)).not.toContain('');
    }
  });
});

describe('the starters', () => {
  it('are ten at least, each with a ground of its own', () => {
    expect(starters.length).toBeGreaterThanOrEqual(10);
    const grounds = starters.map(({ document }) => document.style.background_color);
    expect(new Set(grounds).size).toBe(starters.length);
  });

  it('ask no question without a reason that their owner can read', () => {
    for (const { id, document } of starters) {
      const asked = document.fields.filter(isAnswered).map((field) => field.id);
      expect(Object.keys(starterNotes[id] ?? {})).toEqual(asked);
      for (const note of Object.values(starterNotes[id] ?? {})) {
        expect(Object.keys(note)).toEqual([...languages]);
        expect(Object.values(note).every((words) => words.length > 20)).toBe(true);
      }
    }
    expect(Object.keys(starterNotes)).toHaveLength(starters.length);
  });

  it('ask no question twice but for a name', () => {
    const questions = starters.flatMap(({ document }) =>
      document.fields
        .filter(({ type }) => type === 'rating' || type === 'comment')
        .map((field) => ('label' in field ? textIn(field.label, 'en-US') : '')),
    );
    expect(new Set(questions).size).toBe(questions.length);
  });
});

describe('the trades', () => {
  it('have a starter each, and no starter is without one', () => {
    expect(starters.map(({ id }) => tradeOfStarter(id))).toEqual(trades);
    expect(tradeOfStarter('0b1f7a52-5f0e-4c39-9d57-1f5b6c9f1a11')).toBeUndefined();
  });

  it.each([
    ['Kawiarnia Parasol', 'cafe'],
    ['Café Lipa', 'cafe'],
    ['CAFE\u0301 Lipa', 'cafe'],
    ['Pod Lipą · Restauracja', 'restaurant'],
    ['Siłownia Młot', 'gym'],
    ['The Barn', undefined],
    ['Hotel & Bar Żubr', 'hotel'],
    ['Innova', undefined],
    ['Urząd Miasta Lublin', 'office'],
    ['', undefined],
  ])('are told by the name %o: %s', (name, trade) => {
    expect(guessTrade([name])).toBe(trade);
  });

  it('are told by the company before its places', () => {
    expect(guessTrade(['Lipa', 'Rynek 12', 'Hotel Żubr', 'Café Lipa'])).toBe('hotel');
  });

  it('come first where they are known, and leave the order of the others', () => {
    const sorted = (trade?: 'gym') => sortByTrade(trades, (each) => [each], trade);
    expect(sorted('gym').slice(0, 4)).toEqual(['gym', 'salon', 'clinic', 'cafe']);
    expect(sorted()).toEqual(trades);
  });
});
