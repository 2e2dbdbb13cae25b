import { rollOf } from '@hearback/print/files';
import { hasStarterTextLeft, lettersMissing, namesItsCode } from '@hearback/print/frames';
import { findScanIssues } from '@hearback/print/scan';
import { Notice } from '@hearback/ui';
import { useIntl } from '../../../../i18n/IntlProvider';
import { type PrintIssue, shareOfSize, type SmallCodes } from './printIssues';
import { messages } from './messages';
import { areToldApart, type FramedCode, hasSheets, type PrintChoices } from './PrintChoices';
import type { PrintJob } from './PrintJob';

/** Maximum number of names in a sentence. */
const mostNames = 3;

interface Props {
  framed: readonly FramedCode[];
  choices: PrintChoices;
  job: PrintJob;
  issue: PrintIssue | undefined;
  small: SmallCodes;
}

/** Number of pages that would not scan by their design. Many codes on one frame are checked once. */
function countUnreadable(pages: PrintJob['pages']): number {
  const judged = new Map<unknown, boolean>();
  return pages.filter(({ document, codeText, codeStyle }) => {
    const known = codeStyle ? undefined : judged.get(document);
    if (known !== undefined) return known;
    const art = { document, codeText, language: 'en-US', ...(codeStyle && { codeStyle }) };
    const isBlocked = findScanIssues(art, false).some(({ severity }) => severity === 'block');
    if (!codeStyle) judged.set(document, isBlocked);
    return isBlocked;
  }).length;
}

/** Warnings to read before printing. */
export function PrintNotices({ framed, choices, job, issue, small }: Props) {
  const { formatMessage, formatList } = useIntl();
  const drafts = framed.filter(({ code }) => code.state === 'DRAFT').length;
  const bare = framed.filter(({ document }) => !document).length;
  const isStale =
    choices.what === 'frame' &&
    framed.some(({ document }) => document && hasStarterTextLeft(document, choices.language));
  const share = shareOfSize(job, rollOf(choices.format));
  const unreadable = choices.what === 'frame' ? countUnreadable(job.pages) : 0;

  const isNamed = choices.what === 'frame' && areToldApart(framed);
  const hasCaptions = job.hasCaptions === true && job.imposition?.kind !== 'labels';
  const isAlike = hasSheets(choices) && job.pages.length > 1 && !isNamed && !hasCaptions;
  const lacking =
    hasCaptions || framed.some(({ document }) => document && namesItsCode(document))
      ? job.pages.flatMap(({ caption = '' }) => (lettersMissing(caption).length > 0 ? caption : []))
      : [];

  /** Lists the first names and the number of the others. */
  const listOf = (names: readonly string[]) => {
    const rest = names.length - mostNames;
    const more = rest > 0 ? [formatMessage(messages.moreNames, { count: rest })] : [];
    return formatList([...names.slice(0, mostNames), ...more], { type: 'conjunction' });
  };

  return (
    <>
      {issue === 'tooLargeForSheet' && (
        <Notice tone="danger" title={formatMessage(messages.tooLargeForSheet)} />
      )}
      {issue === 'tooManyPixels' && (
        <Notice tone="danger" title={formatMessage(messages.tooManyPixels)} />
      )}
      {choices.what === 'frame' && bare > 0 && (
        <Notice tone="warning" title={formatMessage(messages.withoutFrame, { count: bare })} />
      )}
      {drafts > 0 && (
        <Notice tone="warning" title={formatMessage(messages.notOpenYet, { count: drafts })} />
      )}
      {isStale && <Notice tone="warning" title={formatMessage(messages.starterText)} />}
      {isAlike && <Notice tone="warning" title={formatMessage(messages.allAlike)} />}
      {lacking.length > 0 && (
        <Notice
          tone="warning"
          title={formatMessage(messages.namesLackLetters, { names: listOf(lacking) })}
        />
      )}
      {unreadable > 0 && (
        <Notice tone="danger" title={formatMessage(messages.wouldNotScan, { count: unreadable })} />
      )}
      {small.unreadable.length > 0 && (
        <Notice
          tone="danger"
          title={formatMessage(messages.tooSmallToScan, { names: listOf(small.unreadable) })}
        />
      )}
      {small.weak.length > 0 && (
        <Notice
          tone="warning"
          title={formatMessage(messages.smallToScan, { names: listOf(small.weak) })}
        />
      )}
      {share !== undefined && small.unreadable.length + small.weak.length === 0 && (
        <Notice
          tone="info"
          title={formatMessage(messages.madeSmaller, { percent: Math.round(share * 100) })}
        />
      )}
    </>
  );
}
