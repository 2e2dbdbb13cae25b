import { judgeSentiment, type Judgement, type Said } from '../text/judgeSentiment.ts';
import { readOneByOne, type Each } from './readEach.ts';

/** Judges comments: see `judgeSentiment`. */
export const judgeComments = (each: Each<Said>): Promise<Judgement[]> =>
  Promise.resolve(readOneByOne(each, (said) => judgeSentiment(said)));
