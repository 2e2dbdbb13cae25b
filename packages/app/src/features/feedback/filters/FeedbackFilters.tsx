import { useState } from 'react';

import { Button, Columns, Drawer, Hidden, Inline, Stack } from '@hearback/ui';
import { FilterIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import type { ValueOf } from '../../../lists/useActiveFilters';
import { filterNames, type FilterName } from './feedbackFilters';
import { FilterSelect } from './FilterSelect';
import { messages } from './messages';
import type { FilterChoices } from './useFilterChoices';

interface Props {
  choices: Record<FilterName, FilterChoices>;
  valueOf: ValueOf;
  onChange: (name: string, value: string) => void;
  onClear: () => void;
  /** How many answers are left. Undefined while they are counted. */
  total: number | undefined;
  /** Half of the room is taken: everything is in the drawer. */
  isNarrow: boolean;
}

/** What narrows the list of feedback: what is used each day over the list, everything in a drawer. */
export function FeedbackFilters({ choices, valueOf, onChange, onClear, total, isNarrow }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const count = filterNames.filter((name) => valueOf(name) !== '').length;
  const close = () => setIsOpen(false);

  const filter = (name: FilterName, isLabelHidden = false) => (
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
            {filter('period', true)}
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
        actions={
          <>
            {count > 0 && (
              <Button tone="quiet" onPress={onClear}>
                {formatMessage(messages.clear)}
              </Button>
            )}
            <Button tone="primary" onPress={close}>
              {formatMessage(messages.show, { count: total ?? 0 })}
            </Button>
          </>
        }
      >
        <Stack gap="medium">
          {filter('period')}
          {filter('status')}
          {filter('sentiment')}
          <Columns columnWidth="half" gap="small">
            {filter('from')}
            {filter('to')}
          </Columns>
          {filter('company')}
          {filter('location')}
          {filter('code')}
          {filter('form')}
        </Stack>
      </Drawer>
    </>
  );
}
