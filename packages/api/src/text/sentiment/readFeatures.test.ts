import { describe, expect, it } from 'vitest';

import { toTokens } from './judgeComment.ts';
import { readFeatures } from './readFeatures.ts';

const featuresOf = (text: string, language: 'en' | 'pl' = 'en') =>
  readFeatures(toTokens(text), language);

describe('the features of a comment', () => {
  it.each([
    '8f3a-9c2e',
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    'deadbeef',
    'ORD-2026-77',
    'FV/2026/11',
    '#A1234',
    'v1.2.3',
    '12,345.67',
    '10/10',
    '+48 600 123 456',
    'anna.k@example.com',
    'jan_22@example',
    '@anna_bakes',
    'https://example.com/a?b=c',
    'www.example.org/menu',
    'example.com/menu',
    'SW1A 1AA',
    '12 High Street',
    'ul. Długiej 5/7',
    '7b',
    'Anna',
  ])('are the same with %s in it', (hidden) => {
    for (const [text, language] of [
      ['The order * never came, very slow service!', 'en'],
      ['Zamówienie * nie przyszło, bardzo wolna obsługa!', 'pl'],
    ] as const) {
      expect(featuresOf(text.replace('*', hidden), language)).toEqual(
        featuresOf(text.replace('* ', ''), language),
      );
    }
  });

  it('hold the words that numbers count', () => {
    expect(featuresOf('A 5-star place')).toEqual(featuresOf('A star place'));
    expect(featuresOf('We waited 30 minutes')).toEqual(featuresOf('We waited minutes'));
  });

  it.each(['and/or', 'well-lit', 'good... bad', 'facade', 'Tak/nie', 'ok.Polecam'])(
    'hold the letters of "%s"',
    (text) => {
      expect(featuresOf(`It was ${text}`)).not.toEqual(featuresOf('It was'));
    },
  );
});
