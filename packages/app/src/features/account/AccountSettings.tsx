import { Badge, Button, Card, RadioGroup, Stack, Text } from '@hearback/ui';
import { features } from '@hearback/schema/features';
import { languages } from '@hearback/schema/limits';

import { useHelpAddress } from '../../shell/help/useHelpAddress';
import { useIntl } from '../../i18n/IntlProvider';
import { isLanguage, languageNames } from '../../i18n/language';
import { SingleKeysSwitch } from '../../shell/shortcuts/SingleKeysSwitch';
import { useKeptChoices } from '../../shell/theme/useKeptChoices';
import { DeleteAccount } from './data/DeleteAccount';
import { DownloadData } from './data/DownloadData';
import { messages } from './messages';
import { NotificationSettings } from './notifications/NotificationSettings';

interface Props {
  email: string;
  /** When the account goes, ISO 8601. Null while it stays. */
  deletesAt: string | null;
}

/** How the product looks and speaks, and what of the account is the person's to take or to end. Takes effect at once, here; and on the person's next device. */
export function AccountSettings({ email, deletesAt }: Props) {
  const { formatMessage } = useIntl();
  const { theme, language, changeTheme, changeLanguage } = useKeptChoices();

  return (
    <Stack gap="large">
      <Card>
        <Stack gap="large">
          <RadioGroup
            label={formatMessage(messages.theme)}
            value={String(theme)}
            direction="across"
            options={[
              { value: '0', label: formatMessage(messages.light) },
              { value: '1', label: formatMessage(messages.dark) },
            ]}
            onChange={(value) => changeTheme(value === '1' ? 1 : 0)}
          />
          <RadioGroup
            label={formatMessage(messages.language)}
            value={language}
            direction="across"
            options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
            onChange={(next) => {
              if (isLanguage(next)) changeLanguage(next);
            }}
          />
          <SingleKeysSwitch />
        </Stack>
      </Card>
      {features.notifications && <NotificationSettings email={email} />}
      <DownloadData />
      {features.accountDeletion ? <DeleteAccount deletesAt={deletesAt} /> : <DeletionLater />}
    </Stack>
  );
}

function DeletionLater() {
  const { formatMessage } = useIntl();
  const email = useHelpAddress();
  return (
    <Card
      title={formatMessage(messages.deleteTitle)}
      actions={<Badge tone="info">{formatMessage(messages.inDevelopment)}</Badge>}
    >
      <Stack gap="medium" align="start">
        <Text tone="muted">{formatMessage(messages.deleteHint, { email })}</Text>
        <Button tone="danger" isDisabled>
          {formatMessage(messages.deleteTitle)}
        </Button>
      </Stack>
    </Card>
  );
}
