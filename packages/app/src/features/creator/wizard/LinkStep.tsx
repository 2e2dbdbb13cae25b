import type { ReactNode } from 'react';

import { Button, ButtonLink, Card, Inline, Select, Stack, type SelectOption } from '@hearback/ui';
import { ArrowLeftIcon, PlusIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  title: string;
  text: string;
  /** Label of the select with existing documents. */
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChoose: (id: string) => void;
  onNext: () => void;
  onBack?: () => void;
  /** Link to the editor of a new document, which returns here. */
  start: { href: string; label: string };
  /** Button that opens the starters. */
  starters: ReactNode;
  /** Preview of the chosen document. */
  preview?: ReactNode;
  /** A dialog of this step. */
  children?: ReactNode;
}

/** A step of the wizard: choose an existing document, start from a finished one, or create one. */
export function LinkStep(props: Props) {
  const { formatMessage } = useIntl();
  const { title, text, label, options, value, onChoose, onNext, onBack, start, children } = props;
  const hasOptions = options.length > 0;
  // The chosen document may have been deleted meanwhile.
  const chosen = options.some((option) => option.value === value) ? value : '';

  return (
    <Card title={title} description={text}>
      <Stack gap="large">
        {hasOptions && (
          <Select
            label={label}
            options={options}
            value={chosen}
            onChange={onChoose}
            isSearchable={options.length >= 10}
          />
        )}
        <Inline>
          {props.starters}
          <ButtonLink href={start.href} icon={PlusIcon}>
            {start.label}
          </ButtonLink>
        </Inline>
        {chosen !== '' && props.preview}
        <Inline spread="between">
          {onBack ? (
            <Button icon={ArrowLeftIcon} onPress={onBack}>
              {formatMessage(messages.back)}
            </Button>
          ) : (
            <span />
          )}
          {hasOptions && (
            <Button tone="primary" isDisabled={chosen === ''} onPress={onNext}>
              {formatMessage(messages.next)}
            </Button>
          )}
        </Inline>
      </Stack>
      {children}
    </Card>
  );
}
