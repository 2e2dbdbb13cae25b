import { packWordCounts, type CountedComment } from '../text/words/packWords.ts';
import { readOneByOne, type Each } from './readEach.ts';

/** Reads the words of comments as statistics count them. */
export const countWords = (each: Each<CountedComment>): Promise<Uint8Array[]> =>
  Promise.resolve(readOneByOne(each, packWordCounts));
