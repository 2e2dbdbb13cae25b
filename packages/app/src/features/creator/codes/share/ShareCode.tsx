import { CopyField, Dialog, DialogActions, Notice, Stack } from '@hearback/ui';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { copyText } from '../../../../shell/snackbar/copyText';
import * as creator from '../../messages';
import { messages } from './messages';

/** Texts to share a code: link, website snippet, kiosk. */
export function sharedTexts({
  slug,
  shortUrl,
}: Pick<CodesTab_CodeFragment, 'slug' | 'shortUrl'>): Record<'link' | 'website' | 'kiosk', string> {
  // Visitors use the origin of the printed address, which may differ from that of the app.
  const { origin } = new URL(shortUrl);
  return {
    link: `${shortUrl}?channel=link`,
    website: `<script src="${origin}/embed.js" data-code="${slug}" async></script>`,
    kiosk: `${origin}/qr-feedback?code=${slug}&kiosk=1`,
  };
}

interface Props {
  code: CodesTab_CodeFragment;
  onClose: () => void;
}

const ways = [
  { way: 'link', label: messages.link, hint: messages.linkHint, isOpened: false },
  { way: 'website', label: messages.website, hint: messages.websiteHint, isOpened: false },
  // The owner's device may be the tablet that becomes the kiosk.
  { way: 'kiosk', label: messages.kiosk, hint: messages.kioskHint, isOpened: true },
] as const;

/** Link, website and kiosk access to a code's form. A draft has none, and the dialog explains why. */
export function ShareCode({ code, onClose }: Props) {
  const { formatMessage } = useIntl();
  const texts = sharedTexts(code);

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
              onCopy={() => copyText(texts[way], messages.notCopied)}
              {...(isOpened && { openLabel: formatMessage(messages.open) })}
            />
          ))}
        </Stack>
      )}
      <DialogActions cancelLabel={formatMessage(creator.messages.close)} />
    </Dialog>
  );
}
