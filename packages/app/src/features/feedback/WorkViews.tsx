import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Badge, EmptyState, Tabs } from '@hearback/ui';
import { CheckIcon } from '@hearback/ui/icons';

import { useTeamQuery, useWorkCountsQuery } from '../../server/generated/hooks';
import { useIntl } from '../../i18n/IntlProvider';
import { useNow } from '../../i18n/moments';
import type { ValueOf } from '../../lists/useActiveFilters';
import { useAccess } from '../../session/useAccess';
import { paths } from '../../paths';
import { messages } from './messages';

/** Somebody whom submissions can be assigned to. */
export interface Member {
  id: string;
  name: string;
  /** The id by which notes mention them. */
  login: string;
  mayRead: boolean;
  mayWork: boolean;
  isSelf: boolean;
}

/** The colleagues in the account; with a submission, who may work on it. Empty for whoever is alone there. */
export function useTeam(feedbackId?: string) {
  const { formatMessage } = useIntl();
  // A failed read is silent: the list and the details do without names.
  const { data } = useTeamQuery({
    variables: feedbackId === undefined ? {} : { feedbackId },
    context: { quiet: true },
  });
  const members: readonly Member[] = data && data.team.length > 1 ? data.team : [];
  return {
    members,
    labelOf: ({ name, isSelf }: Member) => (isSelf ? formatMessage(messages.self, { name }) : name),
  };
}

type View = 'all' | 'mine' | 'unanswered' | 'overdue';

/** The filters in the address that each view consists of. */
const filtersOf: Record<View, Readonly<Record<string, string>>> = {
  all: {},
  mine: { work: 'unanswered', assignee: 'me' },
  unanswered: { work: 'unanswered' },
  overdue: { work: 'overdue' },
};

/** The view that the filters in the address amount to. Others may narrow it. */
export function viewOf(valueOf: ValueOf): { view: View; names: readonly string[] } {
  const work = valueOf('work');
  const view =
    work === 'unanswered' && valueOf('assignee') === 'me'
      ? 'mine'
      : work === 'unanswered' || work === 'overdue'
        ? work
        : 'all';
  return { view, names: Object.keys(filtersOf[view]) };
}

interface Props {
  view: View;
  /** The list. */
  children: ReactNode;
}

/** Tabs over the list of feedback: all of it, and what waits, with counts. */
export function WorkViews({ view, children }: Props) {
  const { formatMessage } = useIntl();
  const { mayManage } = useAccess();
  const { members } = useTeam();
  const [address] = useSearchParams();
  // A failed count is silent: the list reports its own error.
  const { data } = useWorkCountsQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const countOf = (name: 'mine' | 'unanswered' | 'overdue') =>
    data?.[name].pageInfo.totalCount ?? 0;

  const hrefOf = (next: View) => {
    const search = new URLSearchParams(address);
    for (const name of ['page', 'open', ...Object.keys(filtersOf[view])]) search.delete(name);
    for (const [name, value] of Object.entries(filtersOf[next])) search.set(name, value);
    return search.size === 0 ? paths.feedback : `${paths.feedback}?${search.toString()}`;
  };
  const isThere: Record<View, boolean> = {
    all: true,
    mine: view === 'mine' || (mayManage && members.length > 0),
    unanswered: true,
    // Without due times, nothing is ever overdue.
    overdue: view === 'overdue' || (data !== undefined && data.dueTimes.length > 0),
  };
  const labels: Record<View, string> = {
    all: formatMessage(messages.all),
    mine: formatMessage(messages.mine, { count: countOf('mine') }),
    unanswered: formatMessage(messages.unanswered, { count: countOf('unanswered') }),
    overdue: formatMessage(messages.overdue, { count: countOf('overdue') }),
  };
  const views = Object.keys(isThere) as View[];

  return (
    <Tabs
      label={formatMessage(messages.views)}
      selected={view}
      tabs={views
        .filter((name) => isThere[name])
        .map((name) => ({ id: name, label: labels[name], href: hrefOf(name) }))}
    >
      {children}
    </Tabs>
  );
}

/** Replaces the list in a view of what waits when nothing does. */
export function NothingWaits() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState icon={CheckIcon} title={formatMessage(messages.noneTitle)}>
      {formatMessage(messages.noneText)}
    </EmptyState>
  );
}

const hourMs = 3_600_000;

/** From this long before its time on, a submission is marked. */
const soonMs = 24 * hourMs;

/** Marks a submission that is overdue, or will be within a day. */
export function useDueBadge() {
  const { formatMessage, formatRelativeTime } = useIntl();
  const now = useNow().getTime();

  // Rows that were kept for times without a network may be from before there were times.
  return (dueAt: string | null | undefined) => {
    if (!dueAt) return null;
    const left = Date.parse(dueAt) - now;
    if (left > soonMs) return null;
    if (left <= 0) {
      return (
        <Badge tone="danger" dot="full">
          {formatMessage(messages.isOverdue)}
        </Badge>
      );
    }
    const when =
      left < hourMs
        ? formatRelativeTime(Math.max(1, Math.floor(left / 60_000)), 'minute')
        : formatRelativeTime(Math.floor(left / hourMs), 'hour');
    return (
      <Badge tone="warning" dot="half">
        {formatMessage(messages.due, { when })}
      </Badge>
    );
  };
}
