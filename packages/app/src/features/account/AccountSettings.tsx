import { Badge, Button, Card, RadioGroup, Stack } from '@hearback/ui';
import { features } from '@hearback/schema/features';
import { languages } from '@hearback/schema/limits';

import { useHelpAddress } from '../../shell/help/useHelpAddress';
import { useIntl } from '../../i18n/IntlProvider';
import { isLanguage, languageNames } from '../../i18n/language';
import { SingleKeysSwitch } from '../../shell/shortcuts/SingleKeysSwitch';
import { useKeptChoices } from '../../shell/theme/useKeptChoices';
import { DeleteAccount } from './data/DeleteAccount';
import { DownloadData } from './data/DownloadData';
import { useAccess } from '../../session/useAccess';
import * as styles from './AccountSettings.css';
import { messages } from './messages';
import { DevicesCard } from './notifications/DevicesCard';
import { DueTimesCard, NotificationSettingsCard } from './notifications/NotificationSettings';

interface Props {
  email: string;
  /** Scheduled deletion date of the account, ISO 8601. Null if none is scheduled. */
  deletesAt: string | null;
}

/** Appearance, emails, export and deletion. Theme and language apply at once and sync to other devices. */
export function AccountSettings({ email, deletesAt }: Props) {
  const { formatMessage } = useIntl();
  const { isOwner } = useAccess();
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
              {
                value: '0',
                label: formatMessage(messages.light),
                picture: <span data-theme="light" className={styles.themeWindow} />,
              },
              {
                value: '1',
                label: formatMessage(messages.dark),
                picture: <span data-theme="dark" className={styles.themeWindow} />,
              },
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
      {isOwner && features.notifications && <NotificationSettingsCard email={email} />}
      {features.notifications && <DevicesCard />}
      {isOwner && <DueTimesCard />}
      {isOwner && <DownloadData />}
      {isOwner &&
        (features.accountDeletion ? <DeleteAccount deletesAt={deletesAt} /> : <DeletionLater />)}
    </Stack>
  );
}

function DeletionLater() {
  const { formatMessage } = useIntl();
  const email = useHelpAddress();
  return (
    <Card
      title={formatMessage(messages.deleteTitle)}
      description={formatMessage(messages.deleteHint, { email })}
      actions={<Badge tone="info">{formatMessage(messages.inDevelopment)}</Badge>}
    >
      <Stack gap="medium" align="start">
        <Button tone="danger" isDisabled>
          {formatMessage(messages.deleteTitle)}
        </Button>
      </Stack>
    </Card>
  );
}
