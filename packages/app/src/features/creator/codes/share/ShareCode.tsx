import { CopyField, Dialog, DialogActions, Notice, Stack } from '@hearback/ui';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import * as creator from '../../messages';
import { messages } from './messages';
import { sharedTexts } from './sharedTexts';

interface Props {
  code: CodesTab_CodeFragment;
  onClose: () => void;
}

const ways = [
  { way: 'link', label: messages.link, hint: messages.linkHint, isOpened: false },
  { way: 'website', label: messages.website, hint: messages.websiteHint, isOpened: false },
  // The tablet that becomes a kiosk may be the one in the owner's hands.
  { way: 'kiosk', label: messages.kiosk, hint: messages.kioskHint, isOpened: true },
] as const;

/** The ways to a code's form beside the printed one. A draft has none yet, and says why. */
export function ShareCode({ code, onClose }: Props) {
  const { formatMessage } = useIntl();
  const texts = sharedTexts(code);

  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => true,
      () => {
        showSnackbar('error', messages.notCopied);
        return false;
      },
    );

  return (
    <Dialog title={formatMessage(messages.title, { name: code.name })} isOpen onClose={onClose}>
      {code.state === 'DRAFT' ? (
        <Notice tone="info" title={formatMessage(messages.draftTitle)}>
          {formatMessage(messages.draftText)}
        </Notice>
      ) : (
        <Stack gap="large">
          {code.state === 'PAUSED' && (
            <Notice tone="warning" title={formatMessage(messages.paused)} />
          )}
          {ways.map(({ way, label, hint, isOpened }) => (
            <CopyField
              key={way}
              label={formatMessage(label)}
              hint={formatMessage(hint)}
              text={texts[way]}
              copyLabel={formatMessage(messages.copy)}
              copiedLabel={formatMessage(messages.copied)}
              onCopy={() => copy(texts[way])}
              {...(isOpened && { openLabel: formatMessage(messages.open) })}
            />
          ))}
        </Stack>
      )}
      <DialogActions cancelLabel={formatMessage(creator.messages.close)} />
    </Dialog>
  );
}
