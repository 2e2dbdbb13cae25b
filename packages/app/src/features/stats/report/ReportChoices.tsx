import { Select } from '@hearback/ui';
import { CompanyChoicesDocument, LocationChoicesDocument } from '../../../server/generated/graphql';
import { useWholeList } from '../../../server/useWholeList';
import { useIntl } from '../../../i18n/IntlProvider';
import { NarrowingSelect } from '../NarrowingSelect';
import * as styles from '../StatsFilters.css';
import { useTags } from '../../../lists/tags';
import { messages } from './messages';
import { monthsSince, useMonthNames } from './months';
import { type ReportChoice } from './reportChoice';

interface Props {
  choice: ReportChoice;
  /** The range of selectable months. */
  first: string;
  newest: string;
  onChange: (part: Partial<ReportChoice>) => void;
}

/** Selects the month and the place of the report. */
export function ReportChoices({ choice, first, newest, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { monthName } = useMonthNames();
  const { month, company, location } = choice;
  const companies = useWholeList(CompanyChoicesDocument).items;
  const locations = useWholeList(LocationChoicesDocument).items.filter(
    (place) => !company || place.company.id === company,
  );
  const tags = useTags(choice.tag);
  const months = monthsSince(month < first ? month : first, newest);

  return (
    <div className={styles.filters}>
      <Select
        label={formatMessage(messages.month)}
        isLabelHidden
        value={month}
        onChange={(chosen) => onChange({ month: chosen })}
        options={months.map((each) => ({ value: each, label: monthName(each) }))}
      />
      <NarrowingSelect
        label={formatMessage(messages.company)}
        all={formatMessage(messages.allCompanies)}
        value={company}
        choices={companies}
        // A location of another company would leave nothing to report.
        onChange={(id) => onChange({ company: id, location: '' })}
      />
      <NarrowingSelect
        label={formatMessage(messages.location)}
        all={formatMessage(messages.allLocations)}
        value={location}
        choices={locations}
        onChange={(id) => onChange({ location: id })}
      />
      {tags.names.length > 0 && (
        <NarrowingSelect
          label={tags.label}
          all={tags.everything}
          value={choice.tag}
          choices={tags.names.map((name) => ({ id: name, name }))}
          fewest={1}
          onChange={(tag) => onChange({ tag })}
        />
      )}
    </div>
  );
}
