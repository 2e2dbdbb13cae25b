import { Badge, Card, IconButton, Inline, Stack, Text } from '@hearback/ui';
import { fieldOffers, type FieldOffer, type FormCommand } from '@hearback/ui/editors/form';
import type { FormDocument } from '@hearback/schema/documents';
import { MinusIcon, PlusIcon } from '@hearback/ui/icons';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  document: FormDocument;
  run: (command: FormCommand) => void;
}

/** Second step: the fields of the form, at most one of each type. */
export function FieldsStep({ document, run }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();

  return (
    <Card
      title={formatMessage(messages.fieldsTitle)}
      description={formatMessage(messages.fieldsHint)}
    >
      <Stack as="ul" gap="medium">
        {fieldOffers(language).map(({ type, name, hint, icon: Icon }) => (
          <li key={type}>
            <Inline spread="between" wraps={false}>
              <Inline wraps={false}>
                <Icon />
                <Stack gap="none">
                  <Text as="strong" weight="medium">
                    {name}
                  </Text>
                  <Text as="span" size="small" tone="muted">
                    {hint}
                  </Text>
                </Stack>
              </Inline>
              <Choice type={type} name={name} document={document} run={run} />
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Choice({ type, name, document, run }: Props & Pick<FieldOffer, 'type' | 'name'>) {
  const { formatMessage } = useIntl();
  const field = document.fields.find((candidate) => candidate.type === type);

  if (type === 'navigation') return <Badge>{formatMessage(messages.fieldAlwaysThere)}</Badge>;
  return field ? (
    <IconButton
      icon={MinusIcon}
      label={formatMessage(messages.removeField, { name })}
      onPress={() => run({ type: 'removeField', fieldId: field.id })}
    />
  ) : (
    <IconButton
      icon={PlusIcon}
      tone="secondary"
      label={formatMessage(messages.addField, { name })}
      onPress={() => run({ type: 'addField', fieldType: type })}
    />
  );
}
