import { pictureIdOf } from '@hearback/schema/documents';
import { ConfirmDialog, FoldedPicture, Text } from '@hearback/ui';
import { useState } from 'react';

import { refusalOf } from '../../../fields/refusalOf';
import { useIntl } from '../../../i18n/IntlProvider';
import { useRemovePictureMutation } from '../../../server/generated/hooks';
import { renewSession } from '../../../session/renewSession';
import { readAccess } from '../../../session/session';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

const ask = (path: string, access: string | null) =>
  fetch(path, { headers: access ? { authorization: `Bearer ${access}` } : {}, cache: 'no-store' });

/** Loads a picture with the session of this tab: no address of it works without one. */
async function loadPicture(path: string): Promise<Blob> {
  const access = readAccess();
  let response = await ask(path, access);
  if (response.status === 401 && (await renewSession(access)) === 'renewed') {
    response = await ask(path, readAccess());
  }
  if (!response.ok) throw new Error(`The picture was refused: ${response.status}`);
  return response.blob();
}

interface Props {
  /** Path of the picture in the API. */
  path: string;
  feedbackId: string;
}

/** The picture of a visitor, folded until its owner opens it, with its deletion. */
export function VisitorPicture({ path, feedbackId }: Props) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [removePicture, { loading }] = useRemovePictureMutation();

  const remove = async () => {
    const { data } = await removePicture({
      variables: { input: { id: pictureIdOf(path) ?? '', feedbackId } },
    });
    // A failed request has already been reported by the error link.
    if (!data) return;
    const { errors } = data.removePicture;
    if (errors.length > 0) showSnackbar('error', refusalOf(errors));
    else showSnackbar('success', messages.pictureRemoved);
    setAsking(false);
  };

  return (
    <>
      <FoldedPicture
        alt={formatMessage(messages.pictureAlt)}
        note={formatMessage(messages.pictureNote)}
        showLabel={formatMessage(messages.pictureShow)}
        hideLabel={formatMessage(messages.pictureHide)}
        failed={formatMessage(messages.pictureFailed)}
        load={() => loadPicture(path)}
        removeLabel={formatMessage(messages.pictureRemove)}
        onRemove={() => setAsking(true)}
      />
      <ConfirmDialog
        title={formatMessage(messages.pictureRemoveTitle)}
        confirmLabel={formatMessage(messages.pictureRemove)}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        isPending={loading}
      >
        <Text>{formatMessage(messages.pictureRemoveText)}</Text>
      </ConfirmDialog>
    </>
  );
}
