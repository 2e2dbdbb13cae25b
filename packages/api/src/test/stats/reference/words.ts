import type { StatsFeedback, StatsQuery } from '../../../stats/contract.ts';
import { hidesWord, findPersonNames } from '../../../text/words/hidePeople.ts';
import { pickWording, wordingOf, sentimentOfCounts } from '../../../text/words/WordTally.ts';
import { readComment } from '../../../text/words/readComment.ts';
import { windowOf } from './calendar.ts';
import { within, type Answer, type Scope } from './countable.ts';

const mostWords = 100;
/** So many different words of one comment are counted, and no more. */
const wordsOfComment = 250;

/** One comment as its readers take it apart, with the stems that count, and how each is written. */
const takeApart = ({ comment, language, name, sentiment }: Answer) => {
  const read = readComment({ id: '', text: comment, language, name });
  const told = findPersonNames(read);
  const stems = new Map<string, Set<string>>();
  for (const { stem, text } of read.words) {
    if (told.names.has(stem)) continue;
    if (!stems.has(stem) && stems.size === wordsOfComment) continue;
    stems.set(stem, (stems.get(stem) ?? new Set()).add(wordingOf(text)));
  }
  return { ...told, sentiment, stems };
};

const known = new Map<string, ReturnType<typeof takeApart>>();

/** The same comment is read many times here, and says the same each time. */
const takenApart = (answer: Answer) => {
  const key = JSON.stringify([answer.comment, answer.language, answer.name, answer.sentiment]);
  const before = known.get(key) ?? takeApart(answer);
  known.set(key, before);
  return before;
};

/** The words of the comments in a window: each counts the comments that hold it. */
export function countedWords(
  scope: Scope,
  query: StatsQuery,
  today: string,
): Pick<StatsFeedback, 'words' | 'most_frequent_word'> {
  const comments = within(scope.answers, windowOf(query, today))
    .filter(({ comment }) => comment !== '')
    .map(takenApart);
  const named = new Map<string, number>();
  for (const stem of comments.flatMap(({ names }) => [...names])) {
    named.set(stem, (named.get(stem) ?? 0) + 1);
  }

  const holders = new Map<string, typeof comments>();
  for (const comment of comments) {
    for (const stem of comment.stems.keys()) {
      holders.set(stem, [...(holders.get(stem) ?? []), comment]);
    }
  }
  const words = [...holders].flatMap(([stem, those]) => {
    const possible = those.filter((comment) => comment.possible.has(stem)).length;
    const ordinary = those.length - possible;
    if (hidesWord({ names: named.get(stem) ?? 0, possible, ordinary })) return [];
    const wordings = new Map<string, number>();
    for (const wording of those.flatMap((comment) => [...(comment.stems.get(stem) ?? [])])) {
      wordings.set(wording, (wordings.get(wording) ?? 0) + 1);
    }
    const mood = (sentiment: Answer['sentiment']) =>
      those.filter((comment) => comment.sentiment === sentiment).length;
    return {
      text: pickWording(wordings),
      count: those.length,
      sentiment: sentimentOfCounts({
        positive: mood('positive'),
        neutral: mood('neutral'),
        negative: mood('negative'),
      }),
    };
  });
  const commonest = words
    .toSorted((one, two) => two.count - one.count || (one.text < two.text ? -1 : 1))
    .slice(0, mostWords);
  return { words: commonest, most_frequent_word: commonest[0]?.text ?? null };
}
