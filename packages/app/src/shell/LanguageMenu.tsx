import { Button, Menu } from '@hearback/ui';
import { languages } from '@hearback/schema/limits';
import { GlobeIcon } from '@hearback/ui/icons';

import { useIntl, useLanguage } from '../i18n/IntlProvider';
import { languageNames } from '../i18n/language';
import { messages } from './messages';

/** Changes the language of everything, at once. */
export function LanguageMenu() {
  const { formatMessage } = useIntl();
  const { language, chooseLanguage } = useLanguage();

  return (
    <Menu
      label={formatMessage(messages.language)}
      trigger={
        <Button tone="quiet" size="small" icon={GlobeIcon}>
          {languageNames[language]}
        </Button>
      }
      actions={languages.map((each) => ({
        id: each,
        label: languageNames[each],
        onAction: () => void chooseLanguage(each),
      }))}
    />
  );
}
