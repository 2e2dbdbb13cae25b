import { useState } from 'react';

import type { FrameDocument } from '@hearback/schema/documents';
import { frameSizes } from '@hearback/print/frames';
import { Button, Dialog, DialogActions } from '@hearback/ui';
import { StarterPicker } from '@hearback/ui/editors/frame';
import { FrameIcon } from '@hearback/ui/icons';

import { useLinkedFrameQuery } from '../../../server/generated/hooks';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { newDocumentId, paths } from '../../../paths';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import type { CodeChoices } from '../codes/useCodeChoices';
import { PrintedFrame } from '../frames/PrintedFrame';
import { useSaveFrame } from '../frames/useSaveFrame';
import * as creator from '../messages';
import { refusalOfDocument } from '../refusalOfDocument';
import { LinkStep } from './LinkStep';
import { messages } from './messages';

interface Props {
  choices: CodeChoices;
  value: string;
  /** The wizard's state, for the editor that returns here. */
  address: URLSearchParams;
  onChoose: (id: string) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Second step of the wizard: the frame. */
export function FrameStep({ choices, value, address, onChoose, onBack, onNext }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data } = useLinkedFrameQuery({ variables: { id: value }, skip: value === '' });
  const saveFrame = useSaveFrame();
  const [isChoosing, setIsChoosing] = useState(false);
  const document = value === '' ? undefined : data?.frame?.document;

  const add = async (picked: FrameDocument) => {
    setIsChoosing(false);
    const answer = await saveFrame({ id: newDocumentId, document: picked, revision: null }, true);
    // A failed request has already been reported by the error link.
    if (answer.kind === 'saved') onChoose(answer.stored.id);
    else if (answer.kind === 'refused') showSnackbar('error', refusalOfDocument(answer.errors));
  };

  return (
    <LinkStep
      title={formatMessage(messages.frameTitle)}
      text={formatMessage(messages.frameText)}
      label={formatMessage(messages.chooseFrame)}
      options={choices.frames
        .filter(({ hasQr }) => hasQr)
        .map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChoose={onChoose}
      onBack={onBack}
      onNext={onNext}
      start={{
        href: `${paths.frameEditor(newDocumentId)}?${address}`,
        label: formatMessage(creator.messages.newFrame),
      }}
      starters={
        <Button icon={FrameIcon} onPress={() => setIsChoosing(true)}>
          {formatMessage(messages.startFrame)}
        </Button>
      }
      preview={document && <PrintedFrame document={document} />}
    >
      {isChoosing && (
        <Dialog
          title={formatMessage(messages.startFrame)}
          isOpen
          size="large"
          onClose={() => setIsChoosing(false)}
        >
          <StarterPicker
            size={frameSizes.a6}
            language={language}
            isOpenFirst
            onPick={(picked) => void add(picked)}
          />
          <DialogActions cancelLabel={formatMessage(creator.messages.close)} />
        </Dialog>
      )}
    </LinkStep>
  );
}
