import { useState } from 'react';

import type { FrameDocument } from '@hearback/schema/documents';
import { Button, Link, Page } from '@hearback/ui';
import { FrameEditor } from '@hearback/ui/editors/frame';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { paths } from '../../../paths';
import { LeaveGuard } from '../LeaveGuard';
import * as creator from '../messages';
import { usePictureUpload } from '../pictures/usePictureUpload';
import { SaveState } from '../SaveState';
import { messages } from './messages';
import { useFrameEditing } from './useFrameEditing';

interface Props {
  id: string;
  document: FrameDocument;
}

/** A frame on the drawing table. */
export function FrameEditing({ id, document: initial }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const uploadPicture = usePictureUpload();
  // The editor begins with one document, however often its page is drawn.
  const [first] = useState(initial);
  const editing = useFrameEditing(id, first);
  const { document, edit, save, isSaving, hasChanges, isStored, isInWizard } = editing;

  return (
    <Page
      title={document.name.trim() || formatMessage(messages.newName)}
      purpose={formatMessage(messages.editorPurpose)}
      width="full"
      above={<Link href={paths.frames}>{formatMessage(creator.messages.backToFrames)}</Link>}
      actions={
        <>
          <SaveState isStored={isStored} isSaving={isSaving} />
          <Button tone="primary" isPending={isSaving} onPress={() => void save()}>
            {formatMessage(isInWizard ? messages.backToWizard : messages.saveFrame)}
          </Button>
        </>
      }
    >
      <PageTitle message={messages.editorTitle} />
      <LeaveGuard isDirty={hasChanges && !isSaving} />
      <FrameEditor
        document={first}
        onChange={edit}
        onUploadImage={uploadPicture}
        language={language}
      />
    </Page>
  );
}
