import { Badge, Button, Card, RadioGroup, Stack } from '@hearback/ui';
import { features } from '@hearback/schema/features';
import { languages } from '@hearback/schema/limits';
import { vars } from '@hearback/ui/tokens';

import { useHelpAddress } from '../../shell/help/useHelpAddress';
import { useIntl } from '../../i18n/IntlProvider';
import { isLanguage, languageNames } from '../../i18n/language';
import { SingleKeysSwitch } from '../../shell/shortcuts/SingleKeysSwitch';
import { useKeptChoices } from '../../shell/theme/useKeptChoices';
import { DeleteAccount } from './data/DeleteAccount';
import { DownloadData } from './data/DownloadData';
import { useAccess } from '../../session/useAccess';
import { messages } from './messages';
import { NotificationSettingsCard } from './notifications/NotificationSettings';

/** A window of the app in the colors of a theme, whichever one the page has. */
function ThemePicture({ theme }: { theme: 'light' | 'dark' }) {
  const { accent, ink, line, surface } = vars.color;
  return (
    <svg data-theme={theme} width="72" height="48" viewBox="0 0 72 48">
      <rect
        x="0.5"
        y="0.5"
        width="71"
        height="47"
        rx="6"
        fill={surface.page}
        stroke={line.strong}
      />
      <path d="M20.5 1 V47" stroke={line.subtle} />
      <path d="M6 10 H14 M6 18 H14 M6 26 H14" stroke={ink.muted} strokeWidth="2" />
      <rect x="27" y="8" width="26" height="4" rx="2" fill={ink.strong} />
      <rect
        x="27.5"
        y="18.5"
        width="37"
        height="22"
        rx="3"
        fill={surface.panel}
        stroke={line.subtle}
      />
      <rect x="48" y="31" width="12" height="5" rx="2" fill={accent.solid} />
    </svg>
  );
}

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
                picture: <ThemePicture theme="light" />,
              },
              {
                value: '1',
                label: formatMessage(messages.dark),
                picture: <ThemePicture theme="dark" />,
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
