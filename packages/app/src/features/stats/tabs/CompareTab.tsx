import { issueCodeOf } from '@hearback/schema/errors';
import { readRange, writeRange } from '@hearback/schema/periods';
import { Inline, Link, Notice, PeriodSelect, Select, Stack, Text } from '@hearback/ui';
import { SidesCompared, type SidesMeasure } from '@hearback/ui/widgets';

import {
  CodeChoicesDocument,
  CompanyChoicesDocument,
  FormChoicesDocument,
  LocationChoicesDocument,
  type OtherStatsInput,
  type StatsFilter,
} from '../../../server/generated/graphql';
import {
  useStatsComparisonQuery,
  useStatsFormVersionsQuery,
} from '../../../server/generated/hooks';
import { useWholeList } from '../../../server/useWholeList';
import { messages as issues } from '../../../fields/messages';
import { useIntl } from '../../../i18n/IntlProvider';
import { useToday } from '../../../i18n/moments';
import { paths } from '../../../paths';
import { messages as names } from '../messages';
import { useSource } from '../sources/useSource';
import {
  type ComparedKind,
  comparedKinds,
  type StatsChoice,
  timeframes,
  toDays,
} from '../statsFilter';
import { TabBody, type TabProps } from './TabBody';
import { messages } from './messages';

interface Option {
  value: string;
  label: string;
}

const measures = {
  AVERAGE_RATING: 'averageRating',
  NPS: 'nps',
  CONVERSION_RATE: 'conversionRate',
  SCANS: 'scans',
  SUBMISSIONS: 'submissions',
  RESPONSE_TIME: 'responseTime',
} as const satisfies Record<string, SidesMeasure['measure']>;

const kindNames = {
  days: messages.compareDays,
  company: names.company,
  location: names.location,
  code: names.code,
  form: names.form,
  version: messages.compareVersions,
} as const;

const idOf = {
  company: 'companyId',
  location: 'locationId',
  code: 'codeId',
  form: 'formId',
} as const satisfies Partial<Record<ComparedKind, keyof OtherStatsInput & keyof StatsFilter>>;

const dayMs = 86_400_000;
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** As many days right before those of a timeframe, if it is one of so many days. */
function daysBefore(timeframe: string, today: string): string {
  const yesterday = addDays(today, -1);
  const lengths: Partial<Record<string, [start: string, days: number]>> = {
    TODAY: [today, 1],
    YESTERDAY: [yesterday, 1],
    LAST_7_DAYS: [addDays(today, -6), 7],
    LAST_30_DAYS: [addDays(today, -29), 30],
  };
  const range = readRange(timeframe);
  const [start, days] = range
    ? [range.start, (Date.parse(range.end) - Date.parse(range.start)) / dayMs + 1]
    : (lengths[timeframe] ?? ['', 0]);
  return start && writeRange({ start: addDays(start, -days), end: addDays(start, -1) });
}

/** The things of each kind that can be compared. */
function useOptions(kind: ComparedKind, filter: StatsFilter): readonly Option[] {
  const { formatMessage, formatDate } = useIntl();
  const named = {
    company: useWholeList(CompanyChoicesDocument).items,
    location: useWholeList(LocationChoicesDocument).items,
    code: useWholeList(CodeChoicesDocument).items,
    form: useWholeList(FormChoicesDocument).items.map(({ id, title }) => ({ id, name: title })),
  };
  const { data } = useStatsFormVersionsQuery({ variables: { filter }, skip: kind !== 'version' });
  if (kind === 'days') return [];
  if (kind !== 'version') return named[kind].map(({ id, name }) => ({ value: id, label: name }));
  return (data?.statsFormVersions ?? []).map(({ formId, title, version, publishedAt }) => ({
    value: `${formId}:${version}`,
    label: formatMessage(messages.versionOf, {
      title,
      version,
      date: formatDate(publishedAt, { dateStyle: 'medium' }),
    }),
  }));
}

/** The two things to compare, and those to choose from. Without a choice the first two. */
function useSides({ choice, filter }: Pick<Props, 'choice' | 'filter'>) {
  const today = useToday();
  const { by, other } = choice;
  const options = useOptions(by, filter);
  if (by === 'days') {
    const one = choice.timeframe === 'ALL_TIME' ? 'LAST_30_DAYS' : choice.timeframe;
    return { options, one, other: other || daysBefore(one, today), today };
  }
  const version = choice.form && choice.version ? `${choice.form}:${choice.version}` : '';
  const isThere = (value: string) => options.some((option) => option.value === value);
  const chosen = by === 'version' ? version : choice[by];
  const one = isThere(chosen) ? chosen : (options[0]?.value ?? '');
  // Only versions of one form can be compared.
  const form = one.split(':')[0] ?? '';
  const others = options.filter(
    ({ value }) => value !== one && (by !== 'version' || value.startsWith(`${form}:`)),
  );
  const isOther = others.some(({ value }) => value === other);
  return { options, others, one, other: isOther ? other : (others[0]?.value ?? ''), today };
}

/** The query of two sides. */
function toVariables(
  { by }: StatsChoice,
  filter: StatsFilter,
  { one, other }: { one: string; other: string },
) {
  const { companyId, locationId, codeId, tag, formId, ...days } = filter;
  if (by === 'days') {
    const { timeframe: named, ...range } = toDays(other);
    const second = range.from ? range : { timeframe: named };
    return { filter: { ...filter, ...toDays(one) }, other: second };
  }
  if (by === 'version') {
    const [form = '', version] = one.split(':');
    return {
      filter: { ...filter, formId: form },
      version: Number(version),
      other: { version: Number(other.split(':')[1]) },
    };
  }
  const id = idOf[by];
  const shared =
    by === 'form' ? { ...days, companyId, locationId, codeId, tag } : { ...days, formId };
  return { filter: { ...shared, [id]: one }, other: { [id]: other } };
}

interface Props extends TabProps {
  choice: StatsChoice;
  onChange: (part: Partial<StatsChoice>) => void;
}

/** Two ranges of days, places, codes, forms or versions side by side, and their differences beyond chance. */
export function CompareTab({ filter, choice, onChange }: Props) {
  const { formatMessage, formatDateTimeRange } = useIntl();
  const { by } = choice;
  const { options, others = options, one, other, today } = useSides({ choice, filter });
  const isReady = one !== '' && other !== '';
  const result = useStatsComparisonQuery({
    variables: toVariables(choice, filter, { one, other }),
    skip: !isReady,
  });
  const source = useSource(result);
  const overlaps =
    result.error !== undefined && issueCodeOf(result.error.message) === 'days_overlap';
  const found = source.known?.statsComparison;

  const dayNames = timeframes
    .filter(({ timeframe }) => timeframe !== 'ALL_TIME')
    .map(({ timeframe, label }) => ({ value: timeframe, label: formatMessage(label) }));
  const nameOf = (value: string, side: 'one' | 'other') => {
    const known = [...options, ...(by === 'days' ? dayNames : [])].find(
      (option) => option.value === value,
    );
    const days = found?.[side];
    if (known || !days) return known?.label ?? '';
    return formatDateTimeRange(new Date(days.from), new Date(days.to), {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
  };

  const choose = (side: 'one' | 'other', value: string) => {
    if (side === 'other') onChange({ other: value });
    else if (by === 'days') onChange({ timeframe: value, other: '' });
    else if (by === 'version') {
      const [form = '', version = ''] = value.split(':');
      onChange({ form, version, other: '' });
    } else onChange({ [by]: value });
  };
  const picker = (side: 'one' | 'other', value: string) => {
    const label = formatMessage(side === 'one' ? messages.compareFirst : messages.compareSecond);
    const shared = { label, value, onChange: (next: string) => choose(side, next) };
    if (by === 'days') return <PeriodSelect {...shared} max={today} options={dayNames} />;
    const offered = side === 'one' ? options : others;
    return <Select {...shared} options={offered} isSearchable={offered.length > 9} />;
  };
  const isTooFew = by !== 'days' && options.length > 0 && others.length === 0;

  return (
    <TabBody title={formatMessage(names.compare)} sources={overlaps || !isReady ? [] : [source]}>
      <Stack gap="small">
        <Inline gap="small" align="end">
          <Select
            label={formatMessage(messages.compareKind)}
            value={by}
            onChange={(kind) =>
              onChange({
                by: comparedKinds.find((known) => known === kind) ?? 'days',
                other: '',
                version: '',
              })
            }
            options={comparedKinds.map((kind) => ({
              value: kind,
              label: formatMessage(kindNames[kind]),
            }))}
          />
          {picker('one', one)}
          {picker('other', other)}
        </Inline>
        {isTooFew && <Text tone="muted">{formatMessage(messages.compareOnlyOne)}</Text>}
      </Stack>
      {found?.comparesCounts === false && (
        <Link href={paths.experiments}>{formatMessage(messages.compareExperiment)}</Link>
      )}
      {overlaps ? (
        <Notice tone="warning" title={formatMessage(issues.days_overlap)} />
      ) : (
        isReady && (
          <SidesCompared
            {...source.card}
            title={formatMessage(messages.chartCompare)}
            comparesCounts={found?.comparesCounts ?? true}
            names={{ one: nameOf(one, 'one'), other: nameOf(other, 'other') }}
            measures={(found?.measures ?? []).map(({ measure, differs, ...figures }) => ({
              ...figures,
              measure: measures[measure],
              differs: differs ?? null,
            }))}
          />
        )
      )}
    </TabBody>
  );
}
