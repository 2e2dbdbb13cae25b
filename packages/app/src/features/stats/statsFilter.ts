import { readRange } from '@hearback/schema/periods';

import type { StatsFilter, Timeframe } from '../../server/generated/graphql';
import { messages } from './messages';

/** Selectable timeframes; lowercase in the address. */
export const timeframes = [
  { timeframe: 'ALL_TIME', label: messages.allTime },
  { timeframe: 'TODAY', label: messages.today },
  { timeframe: 'YESTERDAY', label: messages.yesterday },
  { timeframe: 'LAST_7_DAYS', label: messages.last7Days },
  { timeframe: 'LAST_30_DAYS', label: messages.last30Days },
  { timeframe: 'LAST_6_MONTHS', label: messages.last6Months },
  { timeframe: 'YEAR_TO_DATE', label: messages.yearToDate },
  { timeframe: 'LAST_WEEK', label: messages.lastWeek },
  { timeframe: 'LAST_MONTH', label: messages.lastMonth },
  { timeframe: 'LAST_YEAR', label: messages.lastYear },
] as const;

export const statsTabs = [
  { id: 'overview', label: messages.overview },
  { id: 'scans-submissions', label: messages.scansSubmissions },
  { id: 'ratings', label: messages.ratings },
  { id: 'feedback', label: messages.feedback },
  { id: 'locations-codes', label: messages.locationsCodes },
  { id: 'places', label: messages.places },
  { id: 'answers', label: messages.answers },
  { id: 'forms', label: messages.forms },
  { id: 'compare', label: messages.compare },
] as const;

export type StatsTab = (typeof statsTabs)[number]['id'];

/** The former tabs Company, Location and Code: the overview of one entity, which is always chosen. */
export const subjects = {
  company: messages.companyStats,
  location: messages.locationStats,
  code: messages.codeStats,
} as const;

type StatsSubject = keyof typeof subjects;

/** The choices on the statistics page. Empty strings mean no filter. */
export interface StatsChoice {
  tab: StatsTab;
  /** The former tab that the overview was opened by. */
  subject?: StatsSubject | undefined;
  /** A timeframe of the graph, or days such as `2026-11-01..2026-11-15`. */
  timeframe: string;
  company: string;
  location: string;
  code: string;
  tag: string;
  form: string;
  /** True: answers that are set aside count along. */
  withAside: boolean;
  /** The kind of the two things that are compared. */
  by: ComparedKind;
  /** The second: an id, a version, a timeframe or days. */
  other: string;
  /** The version of the form that is compared. */
  version: string;
}

/** The kinds of things that two of can be compared. */
export const comparedKinds = ['days', 'company', 'location', 'code', 'form', 'version'] as const;
export type ComparedKind = (typeof comparedKinds)[number];

/** Reads a timeframe from an address. Anything else means all time. */
function readTimeframe(text: string): string {
  if (readRange(text)) return text;
  const named = text.toUpperCase();
  return timeframes.find(({ timeframe }) => timeframe === named)?.timeframe ?? 'ALL_TIME';
}

/** Reads the choices from an address. */
export function readStatsChoice(address: URLSearchParams): StatsChoice {
  const subject = Object.keys(subjects).find((name) => name === address.get('tab'));
  return {
    ...(subject && { subject: subject as StatsSubject }),
    tab: statsTabs.find(({ id }) => id === address.get('tab'))?.id ?? 'overview',
    timeframe: readTimeframe(address.get('timeframe') ?? ''),
    company: address.get('company') ?? '',
    location: address.get('location') ?? '',
    code: address.get('code') ?? '',
    tag: address.get('tag') ?? '',
    form: address.get('form') ?? '',
    withAside: address.get('aside') === 'include',
    by: comparedKinds.find((kind) => kind === address.get('by')) ?? 'days',
    other: address.get('other') ?? '',
    version: address.get('version') ?? '',
  };
}

/** The address of the choices. Default values are omitted. */
export function writeStatsChoice(choice: StatsChoice): URLSearchParams {
  const { tab, subject = '', timeframe, withAside, by, ...places } = choice;
  const written = {
    tab: tab === 'overview' ? subject : tab,
    timeframe: timeframe === 'ALL_TIME' ? '' : timeframe.toLowerCase(),
    ...places,
    aside: withAside ? 'include' : '',
    by: by === 'days' ? '' : by,
  };
  return new URLSearchParams(Object.entries(written).filter(([, value]) => value !== ''));
}

/** A chosen timeframe as the graph asks for it. */
export function toDays(timeframe: string): Pick<StatsFilter, 'timeframe' | 'from' | 'to'> {
  const range = readRange(timeframe);
  if (range) return { timeframe: 'ALL_TIME', from: range.start, to: range.end };
  return { timeframe: timeframe as Timeframe };
}

/** Maps the choices to the graph's filter. Days begin and end in the reader's time zone. */
export const toStatsFilter = (choice: StatsChoice, timezone: string): StatsFilter => ({
  ...toDays(choice.timeframe),
  timezone,
  ...(choice.company ? { companyId: choice.company } : {}),
  ...(choice.location ? { locationId: choice.location } : {}),
  ...(choice.code ? { codeId: choice.code } : {}),
  ...(choice.tag ? { tag: choice.tag } : {}),
  ...(choice.form ? { formId: choice.form } : {}),
  ...(choice.withAside ? { setAside: 'INCLUDE' } : {}),
});
