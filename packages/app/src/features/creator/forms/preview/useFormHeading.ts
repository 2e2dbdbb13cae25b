import { CompanyChoicesDocument, LinkedCodesDocument } from '../../../../server/generated/graphql';
import { useWholeList } from '../../../../server/useWholeList';
import { visitorsRead, type FormHeading } from '../../../../fields/visitorNames/visitorsRead';
import { useIntl } from '../../../../i18n/IntlProvider';
import { messages } from './messages';

/** A heading with a note about it. */
export interface ExampleHeading extends Partial<FormHeading> {
  note?: string | undefined;
}

/**
 * Heading of a form: company and place of a code that links it. Without a code, the company is an example;
 * if its codes differ, a note names the one shown.
 */
export function useFormHeading(formId: string | undefined): ExampleHeading {
  const { formatMessage } = useIntl();
  const codes = useWholeList(LinkedCodesDocument);
  const companies = useWholeList(CompanyChoicesDocument);
  if (codes.isLoading || companies.isLoading) return {};

  const own = codes.items.filter(({ form }) => form && form.id === formId);
  const shown = own.find(({ state }) => state === 'PUBLISHED') ?? own[0];
  if (shown) {
    const headings = own.map(({ company, location }) =>
      visitorsRead(company, location.visitorName),
    );
    const heading = visitorsRead(shown.company, shown.location.visitorName);
    const isOnlyOne = headings.every(({ venue }) => venue === heading.venue);
    return isOnlyOne
      ? heading
      : { ...heading, note: formatMessage(messages.headingOfCode, { code: shown.name }) };
  }
  const [company] = companies.items;
  return company
    ? { ...visitorsRead(company), note: formatMessage(messages.headingExample) }
    : { note: formatMessage(messages.headingMissing) };
}
