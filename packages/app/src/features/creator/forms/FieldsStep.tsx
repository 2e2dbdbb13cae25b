import { Badge, Card, IconButton, Inline, Stack, Text } from '@hearback/ui';
import { fieldNames, type FormCommand } from '@hearback/ui/editors/form';
import type { FieldType, FormDocument } from '@hearback/schema/documents';
import { MinusIcon, PlusIcon } from '@hearback/ui/icons';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { fieldKinds, offeredTypes } from './fieldKinds';
import { messages } from './messages';

interface Props {
  document: FormDocument;
  run: (command: FormCommand) => void;
}

/** Second step: which fields the form has. One of each type at most. */
export function FieldsStep({ document, run }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const names = fieldNames(language);

  return (
    <Card
      title={formatMessage(messages.fieldsTitle)}
      description={formatMessage(messages.fieldsHint)}
    >
      <Stack as="ul" gap="medium">
        {offeredTypes.map((type) => (
          <li key={type}>
            <Inline spread="between" wraps={false}>
              <Inline wraps={false}>
                <KindIcon type={type} />
                <Stack gap="none">
                  <Text as="strong" weight="medium">
                    {names[type]}
                  </Text>
                  <Text as="span" size="small" tone="muted">
                    {formatMessage(fieldKinds[type].hint)}
                  </Text>
                </Stack>
              </Inline>
              <Choice type={type} document={document} run={run} />
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function KindIcon({ type }: { type: FieldType }) {
  const { icon: Icon } = fieldKinds[type];
  return <Icon />;
}

function Choice({ type, document, run }: Props & { type: FieldType }) {
  const { formatMessage } = useIntl();
  const field = document.fields.find((candidate) => candidate.type === type);
  const { language } = useLanguage();
  const name = fieldNames(language)[type];

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
