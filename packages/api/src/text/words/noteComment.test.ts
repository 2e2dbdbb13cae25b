import { describe, expect, it } from 'vitest';

import { createRandom } from '../../sample/seed/random.ts';
import { listLabelled } from '../labelled/listLabelled.ts';
import { addWords, noteComment, type NotedComment, noWords, type WordTally } from './WordTally.ts';
import { packWords, unpackWords } from './packWords.ts';

const names = ['Rosalind', 'Łucja Brzęk', null, null, null, null];
const comments = (['en', 'pl'] as const).flatMap((language) =>
  listLabelled(language)
    .slice(0, 120)
    .map(({ text, sentiment }, index): NotedComment => {
      const name = names[index % names.length];
      return { text: name ? `${text} ${name}` : text, sentiment, language, name };
    }),
);

const note = (tally: WordTally, list: readonly NotedComment[], sign: 1 | -1) => {
  for (const comment of list) noteComment(tally, comment, sign);
  return tally;
};
const bytesOf = (tally: WordTally) => Buffer.from(packWords(tally)).toString('hex');
const random = createRandom(9);
const shuffled = <Thing>(list: readonly Thing[]) =>
  list
    .map((thing) => ({ thing, place: random.share() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ thing }) => thing);

describe('a tally of words', () => {
  it('comes out of its bytes as it went in', () => {
    const tally = note(noWords(), comments, 1);
    expect(unpackWords(packWords(tally))).toEqual(tally);
    const less = note(noWords(), comments.slice(0, 30), -1);
    expect(unpackWords(packWords(less))).toEqual(less);
  });

  it('is the same whichever comment came first, and however they were added up', () => {
    const whole = bytesOf(note(noWords(), comments, 1));
    for (let turn = 0; turn < 5; turn += 1) {
      const list = shuffled(comments);
      const parts = Array.from({ length: 7 }, (_, part) =>
        note(
          noWords(),
          list.filter((_comment, index) => index % 7 === part),
          1,
        ),
      );
      const sum = noWords();
      const packed = noWords();
      for (const part of shuffled(parts)) {
        addWords(sum, part);
        unpackWords(packWords(part), packed);
      }
      expect([bytesOf(sum), bytesOf(packed)]).toEqual([whole, whole]);
    }
  });

  it('forgets what is taken back, before or after it was noted', () => {
    const [kept, gone] = [comments.slice(0, 100), comments.slice(100)];
    const sum = note(noWords(), gone, -1);
    addWords(sum, note(noWords(), comments, 1));
    expect(bytesOf(sum)).toBe(bytesOf(note(noWords(), kept, 1)));

    const nothing = note(note(noWords(), shuffled(comments), 1), comments, -1);
    expect(nothing).toEqual(noWords());
    expect(packWords(nothing)).toHaveLength(0);
    expect(unpackWords(new Uint8Array())).toEqual(noWords());
  });

  it('holds no name, in no form', () => {
    const tally = note(
      noWords(),
      [
        { text: 'from rosalind with love', name: 'Rosalind', sentiment: 'positive' },
        { text: 'Pani Kasia pomogła, a Marek Brzęczek nie', sentiment: 'neutral' },
        { text: 'Mr. Ackroyd helped: jan@example.com, 600 100 200', sentiment: 'positive' },
      ],
      1,
    );
    const text = Buffer.from(packWords(tally)).toString('utf8').toLowerCase();
    expect(text).toContain('love');
    expect(text).not.toMatch(/rosal|kas|mar[ek]|brz|ackr|jan|exam|600/u);
  });

  it('takes few bytes: 30 for a word', () => {
    const tally = note(noWords(), comments, 1);
    expect(packWords(tally).length / tally.words.size).toBeLessThan(30);
  });

  it('is bounded by the length of a comment', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const text = Array.from(letters, (one) =>
      Array.from(letters, (other) => `q${one}${other}`).join(' '),
    ).join(' ');
    const tally = note(noWords(), [{ text, sentiment: 'neutral' }], 1);
    expect(tally.words.size).toBe(250);
    const long = note(noWords(), [{ text: 'q'.repeat(1_900), sentiment: 'neutral' }], 1);
    expect(long.words.size).toBe(0);
  });
});

describe('packed words', () => {
  it('of another version are not guessed at', () => {
    expect(() => unpackWords(new Uint8Array([99, 0, 0, 0]))).toThrow('unknown version: 99');
  });

  it('that were cut short are refused', () => {
    const packed = packWords(note(noWords(), comments.slice(0, 3), 1));
    expect(() => unpackWords(packed.subarray(0, -1))).toThrow('The bytes end');
  });
});
