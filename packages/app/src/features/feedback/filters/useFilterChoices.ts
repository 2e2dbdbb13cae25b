import { readRange } from '@hearback/schema/periods';

import {
  CodeChoicesDocument,
  CompanyChoicesDocument,
  FormChoicesDocument,
  LocationChoicesDocument,
} from '../../../server/generated/graphql';
import { useWholeList } from '../../../server/useWholeList';
import type { AnyMessage } from '../../../i18n/Messages';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages as feedbackMessages } from '../messages';
import { sentiments, statuses } from '../feedbackLabels';
import { useTags } from '../../../lists/tags';
import type { ValueOf } from '../../../lists/useActiveFilters';
import type { Question } from '../questions';
import { answerFilter, type FeedbackFilterName, periods } from './feedbackFilters';
import { useTeam } from '../WorkViews';
import { messages } from './messages';

export interface FilterChoices {
  label: string;
  /** Label of the option for no filter: "All locations". */
  everything: string;
  options: readonly { value: string; label: string }[];
}

/** Options of each filter. Codes depend on the chosen location, locations on the chosen company, answers on the form. */
export function useFilterChoices(
  valueOf: ValueOf,
  questions: readonly Question[],
): Record<FeedbackFilterName, FilterChoices> {
  const { formatMessage, formatDateTimeRange } = useIntl();
  const companies = useWholeList(CompanyChoicesDocument).items;
  const locations = useWholeList(LocationChoicesDocument).items;
  const codes = useWholeList(CodeChoicesDocument).items;
  const forms = useWholeList(FormChoicesDocument).items;
  const { label, everything, options } = useTags(valueOf('tag'));
  const { members, labelOf } = useTeam();
  const companyId = valueOf('company');
  const locationId = valueOf('location');

  const days = readRange(valueOf('period'));

  const ratings = Array.from({ length: 10 }, (_, index) => String(index + 1));
  const stars = ratings.map((value) => ({ value, label: value }));
  const named = (items: readonly { id: string; name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name }));
  const toldBy = (known: Record<string, { label: AnyMessage }>) =>
    Object.entries(known).map(([name, { label }]) => ({
      value: name.toLowerCase(),
      label: formatMessage(label),
    }));

  return {
    period: {
      label: formatMessage(feedbackMessages.period),
      everything: formatMessage(feedbackMessages.allTime),
      options: [
        ...periods
          .filter(({ name }) => name !== '')
          .map(({ name, label }) => ({ value: name, label: formatMessage(label) })),
        ...(days
          ? [
              {
                value: valueOf('period'),
                label: formatDateTimeRange(new Date(days.start), new Date(days.end), {
                  dateStyle: 'medium',
                  timeZone: 'UTC',
                }),
              },
            ]
          : []),
      ],
    },
    status: {
      label: formatMessage(feedbackMessages.status),
      everything: formatMessage(messages.anyStatus),
      options: toldBy(statuses),
    },
    sentiment: {
      label: formatMessage(feedbackMessages.sentiment),
      everything: formatMessage(feedbackMessages.anySentiment),
      options: toldBy(sentiments),
    },
    from: {
      label: formatMessage(messages.ratingFrom),
      everything: formatMessage(messages.anyRating),
      options: stars,
    },
    to: {
      label: formatMessage(messages.ratingTo),
      everything: formatMessage(messages.anyRating),
      options: stars,
    },
    company: {
      label: formatMessage(feedbackMessages.company),
      everything: formatMessage(messages.allCompanies),
      options: named(companies),
    },
    location: {
      label: formatMessage(feedbackMessages.location),
      everything: formatMessage(feedbackMessages.allLocations),
      options: named(
        locations.filter(({ company }) => companyId === '' || company.id === companyId),
      ),
    },
    code: {
      label: formatMessage(feedbackMessages.code),
      everything: formatMessage(feedbackMessages.allCodes),
      options: named(
        codes.filter(
          ({ company, location }) =>
            (companyId === '' || company.id === companyId) &&
            (locationId === '' || location.id === locationId),
        ),
      ),
    },
    tag: { label, everything, options: options.map((tag) => ({ ...tag })) },
    form: {
      label: formatMessage(messages.form),
      everything: formatMessage(messages.allForms),
      options: forms.map(({ id, title }) => ({ value: id, label: title })),
    },
    answer: {
      label: formatMessage(messages.answer),
      everything: formatMessage(messages.anyAnswer),
      options: questions.flatMap(({ id, label: question, options }) => [
        {
          value: answerFilter(valueOf('form'), id),
          label: formatMessage(messages.answered, { question }),
        },
        ...options.map((option) => ({
          value: answerFilter(valueOf('form'), id, option.id),
          label: formatMessage(messages.chosen, { question, answer: option.label }),
        })),
      ]),
    },
    assignee: {
      label: formatMessage(feedbackMessages.assignee),
      everything: formatMessage(feedbackMessages.anybody),
      options: [
        ...members.map((member) => ({
          value: member.isSelf ? 'me' : member.id,
          label: labelOf(member),
        })),
        { value: 'nobody', label: formatMessage(feedbackMessages.nobody) },
      ],
    },
    work: {
      label: formatMessage(feedbackMessages.work),
      everything: formatMessage(feedbackMessages.anyWork),
      options: [
        { value: 'unanswered', label: formatMessage(feedbackMessages.isUnanswered) },
        { value: 'overdue', label: formatMessage(feedbackMessages.isOverdue) },
      ],
    },
    visit: {
      label: formatMessage(messages.visit),
      everything: formatMessage(messages.anyVisit),
      options: [{ value: 'proven', label: formatMessage(messages.provenVisit) }],
    },
  };
}
