import { useState } from 'react';

import type { FormDocument } from '@hearback/schema/documents';
import { Button, ConfirmDialog, DialogActions, Inline, Stack, Text } from '@hearback/ui';
import { FormComparison, isSame } from '@hearback/ui/editors/form';
import { ArrowLeftIcon, ClockIcon } from '@hearback/ui/icons';

import { useIntl, useLanguage } from '../../../../i18n/IntlProvider';
import * as creator from '../../messages';
import type { Version } from './FormVersions';
import { messages } from './messages';

interface Props {
  version: Version;
  document: FormDocument;
  onBack: () => void;
  onRestore: () => Promise<void>;
  isPending: boolean;
}

/** Compares a version with the current form, and restores it after a confirmation. */
export function CompareVersion({ version: chosen, document, onBack, onRestore, isPending }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const { language } = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const { version } = chosen;

  return (
    <>
      <Stack gap="medium">
        <Inline>
          <Button size="small" tone="quiet" icon={ArrowLeftIcon} onPress={onBack}>
            {formatMessage(messages.all)}
          </Button>
        </Inline>
        <FormComparison
          before={{
            label: formatMessage(messages.version, { version }),
            document: chosen.document,
          }}
          after={{ label: formatMessage(messages.now), document }}
          language={language}
        />
      </Stack>
      <DialogActions cancelLabel={formatMessage(creator.messages.close)}>
        {!isSame(chosen.document, document) && (
          <Button tone="primary" icon={ClockIcon} onPress={() => setIsAsking(true)}>
            {formatMessage(messages.restore, { version })}
          </Button>
        )}
      </DialogActions>
      <ConfirmDialog
        title={formatMessage(messages.restoreTitle, { version })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void onRestore()}
        isPending={isPending}
        confirmLabel={formatMessage(messages.restoreConfirm)}
        tone="primary"
      >
        <Text>
          {formatMessage(messages.restoreText, {
            date: formatDate(chosen.dateCreated, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Text>
      </ConfirmDialog>
    </>
  );
}
