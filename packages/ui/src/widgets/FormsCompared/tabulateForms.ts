import type { Formats } from '../../charts/useFormats';
import type { RankedRow } from '../TopPerformers/TopPerformers';
import type { WidgetTable } from '../WidgetCard/saveChart';
import type { widgetWords } from '../words';
import type { FormVersion } from './FormVersion';
import type { formWords } from './words';

interface Language {
  words: (typeof widgetWords)['en'];
  own: (typeof formWords)['en'];
  formats: Formats;
}

/** All forms and their versions as rows, for reading and for a file: each form, then its versions. */
export function tabulateForms(
  forms: readonly RankedRow[],
  versions: readonly FormVersion[],
  { words, own, formats }: Language,
): WidgetTable {
  const lines = forms.flatMap(({ id, name, submissions, averageRating }) => [
    { name, version: null, publishedAt: null, submissions, averageRating, more: null },
    ...versions.filter(({ formId }) => formId === id).map((more) => ({ ...more, name, more })),
  ]);

  return {
    columns: [
      own.form,
      own.version,
      own.published,
      words.answers,
      words.averageRating,
      words.lowEnd,
      words.highEnd,
      own.commentRate,
      words.responseTime,
      own.change,
    ],
    rows: lines.map(({ name, version, publishedAt, submissions, averageRating, more }) => {
      const { value, low, high } = averageRating;
      const write = (figure: number | null | undefined, by: (figure: number) => string) =>
        figure == null ? '–' : by(figure);
      return [
        name,
        write(version, String),
        publishedAt === null ? '–' : formats.dayOf(publishedAt),
        formats.count(submissions),
        ...[value, low, high].map((figure) => write(figure, formats.decimal)),
        write(more?.commentRate.value, formats.percent),
        write(more?.averageResponseTime, formats.duration),
        write(more?.change.value, formats.change),
      ];
    }),
    values: lines.map(({ name, version, publishedAt, submissions, averageRating, more }) => [
      name,
      version,
      publishedAt?.slice(0, 10) ?? null,
      submissions,
      averageRating.value,
      averageRating.low,
      averageRating.high,
      more?.commentRate.value ?? null,
      more?.averageResponseTime ?? null,
      more?.change.value ?? null,
    ]),
  };
}
