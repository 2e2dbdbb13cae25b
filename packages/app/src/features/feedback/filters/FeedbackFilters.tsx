import { useState } from 'react';

import { Button, Columns, Drawer, Hidden, Inline, PeriodSelect, Select, Stack } from '@hearback/ui';
import { FilterIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { useToday } from '../../../i18n/moments';
import type { ValueOf } from '../../../lists/useActiveFilters';
import type { FeedbackFilterName } from './feedbackFilters';
import type { FilterChoices } from './useFilterChoices';
import { messages } from './messages';

interface FilterSelectProps extends FilterChoices {
  value: string;
  onChange: (value: string) => void;
  /** Hidden in the bar above the list, where the value is self-explanatory. */
  isLabelHidden?: boolean;
}

/** Option for no filter. Options need a nonempty value. */
const nothing = 'all';

/** One filter of the list of feedback. */
function FilterSelect(props: FilterSelectProps) {
  const { label, everything, options, value, onChange, isLabelHidden = false } = props;
  return (
    <Select
      label={label}
      isLabelHidden={isLabelHidden}
      value={options.some((option) => option.value === value) ? value : nothing}
      onChange={(chosen) => onChange(chosen === nothing ? '' : chosen)}
      options={[{ value: nothing, label: everything }, ...options]}
      isSearchable={options.length > 10}
    />
  );
}

interface Props {
  choices: Record<FeedbackFilterName, FilterChoices>;
  /** The filters that are counted: those that do not make the view. */
  names: readonly FeedbackFilterName[];
  valueOf: ValueOf;
  onChange: (name: string, value: string) => void;
  onClear: () => void;
  /** Number of matching submissions. Undefined while counting. */
  total: number | undefined;
  /** Half of the width is taken by the details: all filters are in the drawer. */
  isNarrow: boolean;
}

/** Filters of the list of feedback: frequent ones above the list, all of them in a drawer. */
export function FeedbackFilters({
  choices,
  names,
  valueOf,
  onChange,
  onClear,
  total,
  isNarrow,
}: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const count = names.filter((name) => valueOf(name) !== '').length;
  const close = () => setIsOpen(false);

  const today = useToday();
  const isKnown = choices.period.options.some(({ value }) => value === valueOf('period'));
  const period = (isLabelHidden = false) => (
    <PeriodSelect
      label={choices.period.label}
      isLabelHidden={isLabelHidden}
      value={isKnown ? valueOf('period') : nothing}
      max={today}
      onChange={(value) => onChange('period', value === nothing ? '' : value)}
      options={[{ value: nothing, label: choices.period.everything }, ...choices.period.options]}
    />
  );

  const filter = (name: FeedbackFilterName, isLabelHidden = false) => (
    <FilterSelect
      {...choices[name]}
      value={valueOf(name)}
      onChange={(value) => onChange(name, value)}
      isLabelHidden={isLabelHidden}
    />
  );

  return (
    <>
      {!isNarrow && (
        <Hidden on="phone" as="div">
          <Inline gap="xsmall" wraps={false}>
            {period(true)}
            {filter('status', true)}
          </Inline>
        </Hidden>
      )}
      <Button icon={FilterIcon} onPress={() => setIsOpen(true)}>
        {formatMessage(messages.filters, { count })}
      </Button>
      <Drawer
        title={formatMessage(messages.title)}
        isOpen={isOpen}
        onClose={close}
        aside={
          count > 0 && (
            <Button tone="quiet" onPress={onClear}>
              {formatMessage(messages.clear)}
            </Button>
          )
        }
        actions={
          <Button tone="primary" onPress={close}>
            {formatMessage(messages.show, { count: total ?? 0 })}
          </Button>
        }
      >
        <Stack gap="medium">
          {period()}
          {filter('status')}
          {filter('sentiment')}
          <Columns columnWidth="narrow" gap="medium">
            {filter('from')}
            {filter('to')}
          </Columns>
          {filter('company')}
          {filter('location')}
          {filter('code')}
          {choices.tag.options.length > 0 && filter('tag')}
          {filter('form')}
          {choices.answer.options.length > 0 && filter('answer')}
          {filter('visit')}
          {choices.assignee.options.length > 1 && filter('assignee')}
        </Stack>
      </Drawer>
    </>
  );
}
