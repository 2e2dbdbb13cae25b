import {
  type AnswerFacts,
  fieldTypes,
  type FormField,
  isAnswered,
  textIn,
} from '@hearback/schema/documents';

import type { ServiceTools } from '../services.ts';
import type { NameChoices } from '../text/words/hidePeople.ts';
import { listWords, noWords } from '../text/words/WordTally.ts';
import { addWordCounts } from '../text/words/packWords.ts';
import type { StatsQuestion, StatsQuestions, StatsQuestionsQuery } from './contract.ts';
import { estimateMedian, estimateNps, estimateScaleMean, estimateShare } from './estimates.ts';
import {
  type AskedVersion,
  type CountedAnswer,
  questionsSql,
  type TypedText,
} from './questions.sql.ts';
import { topicsSql } from './stats.sql.ts';
import { findSubject, tallyForms } from './subject.ts';

type Counting = Exclude<AnswerFacts['counted'], 'rating' | 'words' | null>;

const factsOf = (field: FormField): AnswerFacts | null => fieldTypes[field.type].answer;

const isCounting = (counted: AnswerFacts['counted']): counted is Counting =>
  counted !== null && counted !== 'rating' && counted !== 'words';

/** The types of fields whose answers are counted here: those that a rollup has are elsewhere. */
const countedTypes = Object.entries(fieldTypes).flatMap(([type, { answer }]) =>
  answer && isCounting(answer.counted) ? [type] : [],
);

/** A field as one version asked it. */
interface Wording {
  version: number;
  field: FormField;
  label: string;
  /** Answers to the form in this version, of visitors who were shown the field. */
  asked: number;
}

interface Question {
  form: Pick<AskedVersion, 'form_id' | 'title'>;
  /** Newest first. */
  wordings: Wording[];
}

/** The answers to one question by what was answered. */
interface Answers {
  /** Submissions with an answer. */
  answered: number;
  /** Option, point or number: how often it was given. */
  items: ReadonlyMap<string, number>;
}

const noAnswers: Answers = { answered: 0, items: new Map() };

const keyOf = (form: string, field: string) => `${form} ${field}`;

/** The questions of all versions, form by form in the order of the newest version; removed ones come last. */
function groupQuestions(
  versions: readonly AskedVersion[],
  askedIn: (version: AskedVersion, field: FormField) => number,
  language: string,
): Map<string, Question> {
  const questions = new Map<string, Question>();
  for (const version of versions) {
    for (const field of version.fields) {
      if (!isAnswered(field)) continue;
      const key = keyOf(version.form_id, field.id);
      const question = questions.get(key) ?? { form: version, wordings: [] };
      question.wordings.push({
        version: version.version,
        field,
        label: textIn(field.label, language),
        asked: askedIn(version, field),
      });
      questions.set(key, question);
    }
  }
  return questions;
}

function groupAnswers(rows: readonly CountedAnswer[]): Map<string, Answers> {
  const grouped = Map.groupBy(rows, ({ form_id, field_id }) => keyOf(form_id, field_id));
  return new Map(
    [...grouped].map(([key, counted]) => [
      key,
      {
        answered: counted.find(({ item }) => item === null)?.count ?? 0,
        items: new Map(
          counted.flatMap(({ item, count }) => (item === null ? [] : [[item, count]])),
        ),
      },
    ]),
  );
}

/** The options of a question under their newest labels: removed ones last, and without a share if never chosen. */
function countOptions(
  { wordings }: Question,
  { answered, items }: Answers,
  language: string,
): StatsQuestion['options'] {
  const labels = new Map<string, string>();
  const current = new Set<string>();
  for (const [index, { field }] of wordings.entries()) {
    for (const { id, label } of factsOf(field)?.options?.(field) ?? []) {
      if (index === 0) current.add(id);
      if (!labels.has(id)) labels.set(id, textIn(label, language));
    }
  }
  return [...labels]
    .filter(([id]) => current.has(id) || items.has(id))
    .map(([id, label]) => {
      const count = items.get(id) ?? 0;
      return { id, label, count, share: estimateShare(count, answered) };
    });
}

const numbersOf = ({ items }: Answers): [value: number, count: number][] =>
  [...items].map(([item, count]): [number, number] => [Number(item), count]);

/** The figures of numbers on a scale, by point: its points come from the widest version of the question. */
function countPoints(question: Question, answers: Answers, language: string) {
  const ranges = question.wordings.flatMap(({ field }) => factsOf(field)?.points?.(field) ?? []);
  const given = numbersOf(answers);
  const values = [...ranges, ...given.map(([value]) => value)];
  const [first, last] = [Math.min(...values), Math.max(...values)];
  const counts = Array.from({ length: last - first + 1 }, (_, step) => {
    const count = answers.items.get(String(first + step)) ?? 0;
    return { point: first + step, count };
  });
  const ends = new Map(
    question.wordings
      .slice(0, 1)
      .flatMap(({ field }) => factsOf(field)?.options?.(field) ?? [])
      .map(({ id, label }) => [id, textIn(label, language)]),
  );
  const labelOf = (point: number) =>
    [String(point), ends.get(String(point)) ?? ''].filter((part) => part !== '').join(' · ');
  const between = (low: number, high: number) =>
    counts.reduce((sum, { point, count }) => sum + (point >= low && point <= high ? count : 0), 0);
  return {
    options: counts.map(({ point, count }) => ({
      id: String(point),
      label: labelOf(point),
      count,
      share: estimateShare(count, answers.answered),
    })),
    // Of two points, the shares say it all.
    mean:
      counts.length > 2
        ? estimateScaleMean(
            counts.map(({ count }) => count),
            first,
          )
        : null,
    // The one scale that the score is defined for: F. Reichheld, "The one number you need to grow" (2003).
    nps:
      first === 0 && last === 10
        ? estimateNps({
            promoters: between(9, 10),
            passives: between(7, 8),
            detractors: between(0, 6),
          })
        : null,
  };
}

function countNumbers(answers: Answers) {
  const given = new Map(numbersOf(answers));
  const values = [...given.keys()].toSorted((a, b) => a - b);
  return {
    median: estimateMedian(given),
    lowest: values[0] ?? null,
    highest: values.at(-1) ?? null,
  };
}

/** So many words of texts are shown, and so many of the newest texts themselves. */
const mostWords = 30;
const mostTexts = 5;

/**
 * The answers to the questions of forms that have no column of their own: shares for options, the distribution
 * of scales, the median of numbers, words of texts. Counted from the rows, with each answer under the words
 * it was asked with.
 */
export const findQuestions = (
  tools: Pick<ServiceTools, 'read' | 'rollup' | 'now' | 'readWords'>,
) => {
  const { read, readWords } = tools;
  const subjectOf = findSubject(tools);
  const tally = tallyForms(tools);

  const countWords = async (
    texts: readonly TypedText[],
    names: NameChoices,
  ): Promise<StatsQuestion['words']> => {
    if (texts.length === 0) return [];
    const packed = await readWords(texts.map(({ text, language }) => ({ text, language })));
    const words = noWords();
    for (const each of packed) addWordCounts(words, each, 'neutral', 1);
    return listWords(words, mostWords, names).map(({ word, count }) => ({ text: word, count }));
  };

  return async (accountId: string, query: StatsQuestionsQuery): Promise<StatsQuestions> => {
    const { language, ...filter } = query;
    const subject = await subjectOf(accountId, filter);
    const versions = await read((db) =>
      questionsSql.askedVersions(db, accountId, filter, countedTypes),
    );
    if (versions.length === 0) return { questions: [] };

    const forms = [...new Set(versions.map(({ form_id }) => form_id))];
    const scope = { ...filter, accountId, ...subject.span, forms };
    const versionKey = ({ form_id, version }: AskedVersion) => `${form_id}:${version}`;
    const [asked, shown, counted, texts, names] = await Promise.all([
      tally(subject, 'form_version', versions.map(versionKey)),
      read((db) => questionsSql.countAsked(db, scope, versions)),
      read((db) => questionsSql.countAnswers(db, scope, countedTypes)),
      read((db) => questionsSql.newestTexts(db, scope, countedTypes)),
      read((db) => topicsSql.names(db, accountId)),
    ]);
    const questions = groupQuestions(
      versions,
      (version, field) =>
        field.show_when
          ? (shown.find(
              ({ form_id, version: number, field_id }) =>
                form_id === version.form_id && number === version.version && field_id === field.id,
            )?.count ?? 0)
          : (asked.get(versionKey(version))?.submissions ?? 0),
      language,
    );
    const answersOf = groupAnswers(counted);
    const textsOf = Map.groupBy(texts, ({ form_id, field_id }) => keyOf(form_id, field_id));

    return {
      questions: await Promise.all(
        [...questions].map(async ([key, question]) => {
          const [newest] = question.wordings;
          const answers = answersOf.get(key) ?? noAnswers;
          const typed = textsOf.get(key) ?? [];
          const counting = newest && factsOf(newest.field)?.counted;
          const total = question.wordings.reduce((sum, { asked: n }) => sum + n, 0);
          const labels = Map.groupBy(question.wordings, ({ label }) => label);
          return {
            form_id: question.form.form_id,
            form: question.form.title,
            field_id: newest?.field.id ?? '',
            type: newest?.field.type ?? '',
            label: newest?.label ?? '',
            asked: total,
            answered: estimateShare(answers.answered, total),
            options: counting === 'options' ? countOptions(question, answers, language) : [],
            mean: null,
            nps: null,
            median: null,
            lowest: null,
            highest: null,
            ...(counting === 'scale' && countPoints(question, answers, language)),
            ...(counting === 'number' && countNumbers(answers)),
            texts: typed
              .slice(0, mostTexts)
              .map(({ text, feedback_id, occurred_at }) => ({ text, feedback_id, occurred_at })),
            words: await countWords(typed, names),
            wordings:
              labels.size === 1
                ? []
                : [...labels].map(([label, all]) => ({
                    label,
                    since_version: all.at(-1)?.version ?? 0,
                    asked: all.reduce((sum, { asked: n }) => sum + n, 0),
                  })),
          };
        }),
      ),
    };
  };
};
