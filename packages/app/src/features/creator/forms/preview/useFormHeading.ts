import { CompanyChoicesDocument, LinkedCodesDocument } from '../../../../server/generated/graphql';
import { useWholeList } from '../../../../server/useWholeList';
import { visitorsRead, type FormHeading } from '../../../../fields/visitorNames/visitorsRead';
import { useIntl } from '../../../../i18n/IntlProvider';
import { messages } from './messages';

/** A heading, and what has to be said of it. */
export interface ExampleHeading extends Partial<FormHeading> {
  note?: string | undefined;
}

/**
 * What stands above a form: company and place of a code that shows it. While none does, the company is
 * there as an example; where its codes differ, a sentence says which one it is.
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
