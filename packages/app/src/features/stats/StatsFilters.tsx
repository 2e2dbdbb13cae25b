import { Button, Inline, Select } from '@hearback/ui';
import { CloseIcon } from '@hearback/ui/icons';

import {
  CodeChoicesDocument,
  CompanyChoicesDocument,
  LocationChoicesDocument,
  type Timeframe,
} from '../../apollo/generated/graphql';
import { useWholeList } from '../../apollo/useWholeList';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import { timeframes, type StatsChoice } from './statsFilter';

interface Props {
  choice: StatsChoice;
  onChange: (part: Partial<StatsChoice>) => void;
}

/** The choice of each filter that filters nothing. A choice needs a value of its own. */
const everything = 'all';

/** Which answers are counted: when, and where. */
export function StatsFilters({ choice, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { company, location, code } = choice;
  const companies = useWholeList(CompanyChoicesDocument).items;
  const locations = useWholeList(LocationChoicesDocument).items.filter(
    (place) => !company || place.company.id === company,
  );
  const codes = useWholeList(CodeChoicesDocument).items.filter(
    (one) =>
      (!company || one.company.id === company) && (!location || one.location.id === location),
  );

  const filter = (
    label: string,
    all: string,
    value: string,
    choices: readonly { id: string; name: string }[],
    choose: (id: string) => void,
  ) =>
    (choices.length > 1 || value !== '') && (
      <Select
        label={label}
        isLabelHidden
        value={value || everything}
        onChange={(id) => choose(id === everything ? '' : id)}
        options={[
          { value: everything, label: all },
          ...choices.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        isSearchable={choices.length > 9}
      />
    );

  return (
    <Inline gap="small">
      <Select
        label={formatMessage(messages.timeframe)}
        isLabelHidden
        value={choice.timeframe}
        onChange={(timeframe) => onChange({ timeframe: timeframe as Timeframe })}
        options={timeframes.map(({ timeframe, label }) => ({
          value: timeframe,
          label: formatMessage(label),
        }))}
      />
      {filter(
        formatMessage(messages.company),
        formatMessage(messages.allCompanies),
        company,
        companies,
        // A location or a code of another company would leave nothing to count.
        (id) => onChange({ company: id, location: '', code: '' }),
      )}
      {filter(
        formatMessage(messages.location),
        formatMessage(messages.allLocations),
        location,
        locations,
        (id) => onChange({ location: id, code: '' }),
      )}
      {filter(formatMessage(messages.code), formatMessage(messages.allCodes), code, codes, (id) =>
        onChange({ code: id }),
      )}
      {(company || location || code) && (
        <Button
          tone="quiet"
          icon={CloseIcon}
          onPress={() => onChange({ company: '', location: '', code: '' })}
        >
          {formatMessage(messages.clear)}
        </Button>
      )}
    </Inline>
  );
}
