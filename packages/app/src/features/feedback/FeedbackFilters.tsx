import { Select } from '@hearback/ui';

import { CodeChoicesDocument, LocationChoicesDocument } from '../../apollo/generated/graphql';
import { useWholeList } from '../../apollo/useWholeList';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import { periods } from './periods';
import { sentiments } from './sentiments';

interface Props {
  valueOf: (name: string) => string;
  onChange: (name: string, value: string) => void;
}

/** The choice of each filter that filters nothing. A choice needs a value of its own. */
const everything = 'all';

/** What narrows the list of feedback, beside the search. */
export function FeedbackFilters({ valueOf, onChange }: Props) {
  const { formatMessage } = useIntl();
  const locations = useWholeList(LocationChoicesDocument).items;
  const codes = useWholeList(CodeChoicesDocument).items;
  const locationId = valueOf('location');
  const codesHere = codes.filter(({ location }) => !locationId || location.id === locationId);

  const filter = (name: string, label: string, options: { value: string; label: string }[]) => (
    <Select
      label={label}
      isLabelHidden
      value={valueOf(name) || everything}
      onChange={(value) => onChange(name, value === everything ? '' : value)}
      options={options}
      isSearchable={options.length > 10}
    />
  );

  return (
    <>
      {filter(
        'period',
        formatMessage(messages.period),
        periods.map(({ name, label }) => ({
          value: name || everything,
          label: formatMessage(label),
        })),
      )}
      {filter('sentiment', formatMessage(messages.sentiment), [
        { value: everything, label: formatMessage(messages.anySentiment) },
        ...Object.entries(sentiments).map(([name, { label }]) => ({
          value: name.toLowerCase(),
          label: formatMessage(label),
        })),
      ])}
      {locations.length > 1 &&
        filter('location', formatMessage(messages.location), [
          { value: everything, label: formatMessage(messages.allLocations) },
          ...locations.map(({ id, name }) => ({ value: id, label: name })),
        ])}
      {codesHere.length > 1 &&
        filter('code', formatMessage(messages.code), [
          { value: everything, label: formatMessage(messages.allCodes) },
          ...codesHere.map(({ id, name }) => ({ value: id, label: name })),
        ])}
    </>
  );
}
