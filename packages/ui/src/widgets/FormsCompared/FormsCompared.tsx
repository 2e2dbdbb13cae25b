import { useState } from 'react';
import { useLocale } from 'react-aria-components';

import { undrawn } from '../../charts/drawing/Drawing';
import { type Formats, useFormats } from '../../charts/useFormats';
import { Button } from '../../components/Button/Button';
import { useWords } from '../../internal/useWords';
import { LazyTable } from '../LazyTable';
import type { PerformerRow } from '../TopPerformers/TopPerformers';
import { samplePlaces, useSampleNames } from '../namedSamples';
import { withSample } from '../samples';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { FormAxis } from './FormAxis';
import * as styles from './FormsCompared.css';
import { type ComparedForm, directionOfChange } from './ComparedForm';
import type { WidgetTable } from '../WidgetCard/saveChart';
import { formComparisonWords } from './words';
import type { TableColumn } from '../../components/Table/Table';
import {
  BriefFigure,
  enoughToTell,
  EstimateFigure,
  layOutAxis,
  type RatingAxis,
  RatingFigure,
} from '../EstimateFigure';
import { ChangeFigure } from './ChangeFigure';

/** Columns of a form's versions. Ratings use the same axis as the forms. */
function versionColumns(
  words: (typeof widgetWords)['en'],
  own: (typeof formComparisonWords)['en'],
  formats: Formats,
  axis: RatingAxis,
): readonly TableColumn<ComparedForm>[] {
  return [
    {
      id: 'version',
      label: own.version,
      cell: ({ version, publishedAt }) => (
        <div className={styles.version}>
          {own.versionOf(version)}
          <span className={styles.published}>{formats.dayOf(publishedAt)}</span>
        </div>
      ),
    },
    {
      id: 'averageRating',
      label: words.averageRating,
      cell: ({ averageRating }) => (
        <RatingFigure estimate={averageRating} write={formats.decimal} axis={axis} />
      ),
      onCard: 'end',
      brief: ({ averageRating }) => (
        <BriefFigure estimate={averageRating} write={formats.decimal} />
      ),
    },
    {
      id: 'change',
      label: own.change,
      cell: ({ change }) => <ChangeFigure change={change} />,
      onCard: 'detail',
    },
    {
      id: 'submissions',
      label: words.answers,
      align: 'end',
      cell: ({ submissions }) => formats.count(submissions),
    },
    {
      id: 'nps',
      label: words.nps,
      align: 'end',
      below: 720,
      cell: ({ nps }) => <EstimateFigure estimate={nps} write={formats.score} />,
      brief: ({ nps }) => <BriefFigure estimate={nps} write={formats.score} />,
    },
    {
      id: 'commentRate',
      label: own.commentRate,
      align: 'end',
      cell: ({ commentRate }) => <EstimateFigure estimate={commentRate} write={formats.percent} />,
      brief: ({ commentRate }) => <BriefFigure estimate={commentRate} write={formats.percent} />,
      below: 860,
      onCard: 'detail',
    },
    {
      id: 'averageResponseTime',
      below: 960,
      label: words.responseTime,
      align: 'end',
      onCard: 'detail',
      cell: ({ averageResponseTime }) =>
        averageResponseTime === null ? '–' : formats.duration(averageResponseTime),
    },
  ];
}

interface Language {
  words: (typeof widgetWords)['en'];
  own: (typeof formComparisonWords)['en'];
  formats: Formats;
}

/** All forms and their versions as rows, for reading and for a file: each form, then its versions. */
function tabulateForms(
  forms: readonly PerformerRow[],
  versions: readonly ComparedForm[],
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

export interface FormsComparedProps extends WidgetProps {
  /** Best first, by the lower end of the average rating's interval. */
  forms: readonly PerformerRow[];
  /** Form by form, newest first. */
  versions: readonly ComparedForm[];
}

/**
 * The form whose whole likely range lies above those of all others, and the one below; empty where there is none. Told
 * of two forms with enough ratings. That two 95% ranges do not meet is a stricter test than one of their difference.
 */
function findRanks(forms: readonly PerformerRow[]) {
  const rated = forms.flatMap(({ name, averageRating: { low, high, n } }) =>
    low === null || high === null || n < enoughToTell ? [] : [{ name, low, high }],
  );
  const isAbove = (one: (typeof rated)[number]) =>
    rated.every((other) => other === one || one.low > other.high);
  const isBelow = (one: (typeof rated)[number]) =>
    rated.every((other) => other === one || one.high < other.low);
  return {
    isTold: rated.length > 1,
    best: rated.find(isAbove)?.name ?? '',
    worst: rated.find(isBelow)?.name ?? '',
  };
}

/** Number of forms shown before "Show all" is pressed. A downloaded file has all of them. */
const most = 5;

/** Forms on one axis, and what each new version of a form changed. Answers "which form works, and did editing it help?" */
export function FormsCompared(props: FormsComparedProps) {
  const names = useSampleNames();
  const { forms, versions, ...card } = withSample(
    props,
    props.forms.every(({ submissions }) => submissions === 0),
    () => ({ forms: samplePlaces(names.forms), versions: [] }),
  );
  const words = useWords(widgetWords);
  const own = useWords(formComparisonWords);
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? forms : forms.slice(0, most);
  const alone = shown
    .filter(({ id }) => versions.filter(({ formId }) => formId === id).length === 1)
    .map(({ name }) => name);
  const { locale } = useLocale();
  const writeList = (names: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const changed = (news: 'better' | 'worse') =>
    writeList(
      versions
        .filter(({ change }) => directionOfChange(change) === news)
        .map(({ version, title }) => own.versionOfForm(version, title)),
    );
  const { best, worst, isTold } = findRanks(forms);
  const rankSentence = isTold ? own.ranked(best, worst) || own.alike : '';
  const isCompared = versions.some(({ change }) => directionOfChange(change) !== null);
  const axis = layOutAxis([...forms, ...versions].map(({ averageRating }) => averageRating));

  return (
    <WidgetCard
      {...card}
      height={220}
      isEmpty={forms.every(({ submissions }) => submissions === 0)}
      readAs="list"
      lead={
        [
          rankSentence,
          isCompared && (own.changed(changed('better'), changed('worse')) || own.unchanged),
        ]
          .filter(Boolean)
          .join(' ') || undefined
      }
      table={tabulateForms(forms, versions, { words, own, formats })}
    >
      <div className={styles.layout}>
        <div>
          <FormAxis forms={shown} axis={axis} />
          {shown.length > 1 && <p className={styles.hint}>{own.overlap}</p>}
        </div>
        {shown.map(({ id, name }) => {
          const ofForm = versions.filter(({ formId }) => formId === id);
          return (
            ofForm.length > 1 && (
              <section key={id} className={styles.form}>
                <h3 className={styles.formName}>{own.versionsOf(name)}</h3>
                <LazyTable
                  label={own.versionsOf(name)}
                  density="compact"
                  columns={versionColumns(words, own, formats, axis)}
                  rows={ofForm}
                  rowId={({ version }) => String(version)}
                  rowName={({ version }) => own.versionOf(version)}
                />
              </section>
            )
          );
        })}
        {alone.length > 0 && <p className={styles.hint}>{own.oneVersion(writeList(alone))}</p>}
        {forms.length > most && (
          <div {...undrawn}>
            <Button size="small" onPress={() => setShowsAll(!showsAll)}>
              {showsAll
                ? own.showFirst(formats.count(most))
                : own.showAll(formats.count(forms.length))}
            </Button>
          </div>
        )}
      </div>
    </WidgetCard>
  );
}
