import type { StatsReport } from '../../stats/reportContract.ts';
import { layOut } from '../layout.ts';
import type { Letter } from '../Letter.ts';
import { letterIntl } from '../letterIntl.ts';
import { describe } from './describe.ts';
import { messages } from './messages.ts';
import { polish } from './polish.ts';

interface Facts {
  language: string;
  /** Of a month that is over. Its comments can be shown to anybody. */
  report: StatsReport;
  /** The page with the whole report. */
  url: string;
}

const startLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sums up a month: its figures, what moved clearly, and three comments. */
export function monthlyReport({ language, report, url }: Facts): Letter {
  const intl = letterIntl(language, polish);
  const { formatMessage, formatDate } = intl;
  const { facts, changes } = describe(intl, report);
  const month = startLarge(
    formatDate(`${report.month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  );
  const name = report.location ?? report.company;
  const { resolved } = report;
  const none = report.before === null ? messages.first : messages.steady;

  return layOut({
    language,
    subject: formatMessage(messages.subject, { month, answers: report.submissions.now }),
    heading:
      name === null
        ? formatMessage(messages.heading, { month })
        : formatMessage(messages.headingOf, { month, name }),
    paragraphs: [
      ...(changes.length === 0 ? [formatMessage(none)] : changes),
      formatMessage(messages.resolved, { count: resolved.count, open: resolved.open_low_ratings }),
    ],
    facts,
    quotes: report.quotes.map(({ comment, rating, location }) => ({
      text: comment,
      about: rating === null ? location : formatMessage(messages.about, { rating, location }),
    })),
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.interval), formatMessage(messages.note)],
  });
}
