import { Button, ButtonLink, Card, Inline, Notice, Stack } from '@hearback/ui';
import { QrIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { newId, paths } from '../../../paths';
import { messages } from './messages';

interface Props {
  id: string;
  usedByCodes: number;
  isStored: boolean;
  isSaving: boolean;
  onSave: () => void;
}

/** Last step: how the form reaches visitors. */
export function PublishStep({ id, usedByCodes, isStored, isSaving, onSave }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Card
      title={formatMessage(messages.publishTitle)}
      description={formatMessage(messages.publishText)}
    >
      <Stack gap="large">
        {usedByCodes > 0 && (
          <Notice tone="info" title={formatMessage(messages.publishUsed, { count: usedByCodes })} />
        )}
        <Inline>
          {isStored ? (
            <ButtonLink tone="primary" href={`${paths.codeEditor(newId)}?form=${id}`} icon={QrIcon}>
              {formatMessage(messages.linkCode)}
            </ButtonLink>
          ) : (
            <Button tone="primary" isPending={isSaving} onPress={onSave}>
              {formatMessage(messages.saveForm)}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
