import { useState, useSyncExternalStore } from 'react';
import { Button, ConfirmDialog, Notice } from '@hearback/ui';
import { hasUnsavedChanges, discardUnsavedChanges } from '../session/guards/unsavedChanges';
import { useIntl } from '../i18n/IntlProvider';
import { appVersions, type AppVersions } from './pwa/versions';
import { messages } from './messages';

interface Props {
  versions?: AppVersions;
}

/** Offers the newer version. Nothing changes under a person's hands, and nothing typed is lost unasked. */
export function UpdateNotice({ versions = appVersions }: Props) {
  const { formatMessage } = useIntl();
  const version = useSyncExternalStore(versions.subscribe, versions.read);
  const [isAsking, setIsAsking] = useState(false);
  if (version === 'current') return null;

  const reload = () => {
    if (hasUnsavedChanges()) setIsAsking(true);
    else versions.change();
  };
  const reloadAnyway = () => {
    setIsAsking(false);
    discardUnsavedChanges();
    versions.change();
  };

  return (
    <>
      <Notice
        tone="info"
        title={formatMessage(
          version === 'waiting' ? messages.newVersion : messages.newVersionElsewhere,
        )}
        action={
          <Button size="small" onPress={reload}>
            {formatMessage(messages.newVersionReload)}
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={formatMessage(messages.newVersionAskTitle)}
        confirmLabel={formatMessage(messages.newVersionReload)}
        onConfirm={reloadAnyway}
      >
        {formatMessage(messages.newVersionAskHint)}
      </ConfirmDialog>
    </>
  );
}
