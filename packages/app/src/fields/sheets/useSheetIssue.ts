import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import type { SheetIssue } from './readSheet';

/** Returns the sentence for a spreadsheet that cannot be read. */
export function useSheetIssue() {
  const { formatMessage } = useIntl();
  return (issue: SheetIssue): string =>
    issue.kind === 'quotes'
      ? formatMessage(messages.quotes, issue)
      : formatMessage(messages[issue.kind]);
}
