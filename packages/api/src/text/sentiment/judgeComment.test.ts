import { describe, expect, it } from 'vitest';

import { judgeComment } from './judgeComment.ts';

const mood = (comment: string, page?: string) => judgeComment(comment, page)?.sentiment;
const score = (comment: string) => judgeComment(comment)?.score ?? Number.NaN;

describe('the mood of a comment', () => {
  it.each([
    ['The pancakes were wonderful', 'positive'],
    ['The pancakes were horrible', 'negative'],
    ['Naleśniki były wspaniałe', 'positive'],
    ['Naleśniki były obrzydliwe', 'negative'],
    ['Nalesniki byly przepyszne, obsluga uprzejma', 'positive'],
    ['An average place', 'neutral'],
    ['Przeciętne miejsce', 'neutral'],
  ])('follows the words: %s', (comment, expected) => {
    expect(mood(comment)).toBe(expected);
  });

  it.each([
    ['The staff was not friendly', 'negative'],
    ['The room was never clean', 'negative'],
    ["We didn't enjoy the tour", 'negative'],
    ['Obsługa nie była uprzejma', 'negative'],
    ['Nigdy nie jest czysto', 'negative'],
    ['There was no problem with the bill', 'positive'],
    ['Bez problemu zwrócili pieniądze', 'positive'],
    ['The place is unwelcoming and unfriendly', 'negative'],
    ['Kelner był niepunktualny', 'negative'],
  ])('is turned by a negation: %s', (comment, expected) => {
    expect(mood(comment)).toBe(expected);
  });

  it('is not turned by a negation of another clause', () => {
    expect(mood('No, the staff was friendly')).toBe('positive');
    expect(mood('Nie, obsługa była uprzejma')).toBe('positive');
  });

  it('is stronger with an intensifier, capitals and exclamation marks, weaker with a damper', () => {
    expect(score('a very pleasant evening')).toBeGreaterThan(score('a pleasant evening'));
    expect(score('bardzo przyjemny wieczór')).toBeGreaterThan(score('przyjemny wieczór'));
    expect(score('a PLEASANT evening')).toBeGreaterThan(score('a pleasant evening'));
    expect(score('a pleasant evening!!')).toBeGreaterThan(score('a pleasant evening'));
    expect(score('a slightly pleasant evening')).toBeLessThan(score('a pleasant evening'));
  });

  it('weighs what comes after "but" more than what comes before', () => {
    expect(score('Slow, but friendly')).toBeGreaterThan(0);
    expect(score('Friendly, but slow')).toBeLessThan(score('Slow, but friendly'));
    expect(score('Powolni, ale uprzejmi')).toBeGreaterThan(score('Uprzejmi, ale powolni'));
  });

  it('reads emoji in every language and alone', () => {
    expect(mood('👍🏽👍🏽')).toBe('positive');
    expect(mood('🤮')).toBe('negative');
    expect(mood('Все 😍', 'pl-PL')).toBe('positive');
    expect(mood('see you :(')).toBe('negative');
  });

  it.each([
    'Great, another rotten tomato in the bag',
    'Super, znowu zgniły pomidor w torbie',
    'The "friendly" porter ran off',
    'How helpful 🙄',
  ])('takes mild irony at its meaning: %s', (comment) => {
    expect(mood(comment)).toBe('negative');
  });

  it('hears a complaint in minutes that were counted, but not in few of them', () => {
    expect(mood('We waited 50 minutes at the desk')).toBe('negative');
    expect(mood('Czekaliśmy 50 minut przy ladzie')).toBe('negative');
    expect(mood('Czekaliśmy tylko 5 minut przy ladzie')).not.toBe('negative');
  });

  it('misses what is said to be missing', () => {
    expect(mood('No towels')).toBe('negative');
    expect(mood('Brak ręczników')).toBe('negative');
  });

  it('takes a question for a question', () => {
    expect(mood('Is the pool heated and pleasant in winter?')).toBe('neutral');
    expect(mood('Czy basen jest przyjemny zimą?')).toBe('neutral');
  });

  it.each([
    '',
    '   ',
    '12',
    'table by the window',
    'stolik numer osiem',
    'https://nice.example/love',
  ])('is open where nothing is said about it: %j', (comment) => {
    expect(judgeComment(comment)).toBeUndefined();
  });

  it('answers from −1 to 1, the same each time', () => {
    const comment = 'Wonderful! '.repeat(500);
    expect(score(comment)).toBeLessThanOrEqual(1);
    expect(judgeComment(comment)).toEqual(judgeComment(comment));
  });
});
