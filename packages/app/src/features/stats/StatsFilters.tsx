import { Button, PeriodSelect, Switch } from '@hearback/ui';
import { CloseIcon } from '@hearback/ui/icons';

import {
  CodeChoicesDocument,
  CompanyChoicesDocument,
  FormChoicesDocument,
  LocationChoicesDocument,
} from '../../server/generated/graphql';
import { useWholeList } from '../../server/useWholeList';
import { useIntl } from '../../i18n/IntlProvider';
import { useToday } from '../../i18n/moments';
import { useTags } from '../../lists/tags';
import { messages } from './messages';
import { NarrowingSelect } from './NarrowingSelect';
import * as styles from './StatsFilters.css';
import { timeframes, type StatsChoice } from './statsFilter';

interface Props {
  choice: StatsChoice;
  onChange: (part: Partial<StatsChoice>) => void;
}

/** Filters of the statistics: period, place and form, and whether answers that are set aside count. */
export function StatsFilters({ choice, onChange }: Props) {
  const { formatMessage } = useIntl();
  const today = useToday();
  const { company, location, code, tag, form } = choice;
  const tags = useTags(tag);
  // The two things that are compared are chosen below.
  const compared = choice.tab === 'compare' ? choice.by : undefined;
  const showsPlaces = !compared || ['days', 'form', 'version'].includes(compared);
  const companies = useWholeList(CompanyChoicesDocument).items;
  const locations = useWholeList(LocationChoicesDocument).items.filter(
    (place) => !company || place.company.id === company,
  );
  const codes = useWholeList(CodeChoicesDocument).items.filter(
    (one) =>
      (!company || one.company.id === company) && (!location || one.location.id === location),
  );
  const forms = useWholeList(FormChoicesDocument).items.map(({ id, title }) => ({
    id,
    name: title,
  }));

  return (
    <div className={styles.filters}>
      {compared !== 'days' && (
        <PeriodSelect
          label={formatMessage(messages.timeframe)}
          isLabelHidden
          value={choice.timeframe}
          max={today}
          onChange={(timeframe) => onChange({ timeframe })}
          options={timeframes.map(({ timeframe, label }) => ({
            value: timeframe,
            label: formatMessage(label),
          }))}
        />
      )}
      {showsPlaces && (
        <>
          <NarrowingSelect
            label={formatMessage(messages.company)}
            all={formatMessage(messages.allCompanies)}
            value={company}
            choices={companies}
            isSubject={choice.subject === 'company'}
            // A location or a code of another company would match nothing.
            onChange={(id) => onChange({ company: id, location: '', code: '' })}
          />
          <NarrowingSelect
            label={formatMessage(messages.location)}
            all={formatMessage(messages.allLocations)}
            value={location}
            choices={locations}
            isSubject={choice.subject === 'location'}
            onChange={(id) => onChange({ location: id, code: '' })}
          />
          <NarrowingSelect
            label={formatMessage(messages.code)}
            all={formatMessage(messages.allCodes)}
            value={code}
            choices={codes}
            isSubject={choice.subject === 'code'}
            onChange={(id) => onChange({ code: id })}
          />
          {tags.names.length > 0 && (
            <NarrowingSelect
              label={tags.label}
              all={tags.everything}
              value={tag}
              choices={tags.names.map((name) => ({ id: name, name }))}
              fewest={1}
              onChange={(name) => onChange({ tag: name })}
            />
          )}
        </>
      )}
      {compared !== 'form' && compared !== 'version' && (
        <NarrowingSelect
          label={formatMessage(messages.form)}
          all={formatMessage(messages.allForms)}
          value={form}
          choices={forms}
          onChange={(id) => onChange({ form: id })}
        />
      )}
      <div className={styles.aside}>
        <Switch
          label={formatMessage(messages.withAside)}
          value={choice.withAside}
          onChange={(withAside) => onChange({ withAside })}
        />
      </div>
      {(company || location || code || tag || form) && (
        <Button
          tone="quiet"
          icon={CloseIcon}
          onPress={() =>
            onChange({
              company: '',
              location: '',
              code: '',
              tag: '',
              form: '',
              subject: undefined,
            })
          }
        >
          {formatMessage(messages.clear)}
        </Button>
      )}
    </div>
  );
}
