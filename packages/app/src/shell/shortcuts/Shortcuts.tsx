import { ShortcutSheet } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import type { OverlayProps } from '../lazyOverlays';
import { goToKeys } from './shortcuts';
import { messages } from './messages';
import { useShownShortcuts } from './screenShortcuts';
import { SingleKeysSwitch } from './SingleKeysSwitch';

/** Everything that works by key on this screen. */
export function Shortcuts({ onClose }: OverlayProps) {
  const { formatMessage } = useIntl();
  const ofScreen = useShownShortcuts();

  return (
    <ShortcutSheet
      isOpen
      onClose={onClose}
      groups={[
        ...ofScreen.toReversed().map(({ title, shortcuts }) => ({
          title: formatMessage(title),
          shortcuts: shortcuts.map(({ words, keys }) => ({ words: formatMessage(words), keys })),
        })),
        {
          title: formatMessage(messages.everywhere),
          shortcuts: [
            { words: formatMessage(messages.palette), keys: ['Mod+K'] },
            { words: formatMessage(messages.sheet), keys: ['?'] },
            { words: formatMessage(messages.close), keys: ['Escape'] },
          ],
        },
        {
          title: formatMessage(messages.goTo),
          shortcuts: goToKeys.map(({ key, label }) => ({
            words: formatMessage(label),
            keys: [`G ${key}`],
          })),
        },
      ]}
    >
      <SingleKeysSwitch />
    </ShortcutSheet>
  );
}
