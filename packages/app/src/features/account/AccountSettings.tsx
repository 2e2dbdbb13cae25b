import { Badge, Button, Card, RadioGroup, Stack, Text } from '@hearback/ui';
import { features } from '@hearback/schema/features';
import { languages, type Language } from '@hearback/schema/limits';

import { useUpdateUserDetailsMutation } from '../../apollo/generated/hooks';
import { useIntl, useLanguage } from '../../i18n/IntlProvider';
import { isLanguage, languageNames } from '../../i18n/language';
import { helpAddress } from '../../shell/contact';
import { showSnackbar } from '../../snackbar/snackbar';
import { chooseTheme, useTheme } from '../../theme/theme';
import { DeleteAccount } from './data/DeleteAccount';
import { DownloadData } from './data/DownloadData';
import { messages } from './messages';

interface Props {
  /** When the account goes, ISO 8601. Null while it stays. */
  deletesAt: string | null;
}

/** How the product looks and speaks, and what of the account is the person's to take or to end. Takes effect at once, here; and on the person's next device. */
export function AccountSettings({ deletesAt }: Props) {
  const { formatMessage } = useIntl();
  const theme = useTheme();
  const { language, chooseLanguage } = useLanguage();
  const [updateUserDetails] = useUpdateUserDetailsMutation({
    context: { failure: messages.detailsFailed },
  });

  const keep = async (input: { theme: number } | { language: Language }) => {
    const { data } = await updateUserDetails({ variables: { input } });
    if (data && !data.updateUserDetails.user) showSnackbar('error', messages.detailsFailed);
  };

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
            onChange={(value) => {
              const next = value === '1' ? 1 : 0;
              chooseTheme(next);
              void keep({ theme: next });
            }}
          />
          <RadioGroup
            label={formatMessage(messages.language)}
            value={language}
            direction="across"
            options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
            onChange={(next) => {
              if (!isLanguage(next)) return;
              void chooseLanguage(next);
              void keep({ language: next });
            }}
          />
        </Stack>
      </Card>
      <DownloadData />
      {features.accountDeletion ? <DeleteAccount deletesAt={deletesAt} /> : <DeletionLater />}
    </Stack>
  );
}

function DeletionLater() {
  const { formatMessage } = useIntl();
  return (
    <Card
      title={formatMessage(messages.deleteTitle)}
      actions={<Badge tone="info">{formatMessage(messages.inDevelopment)}</Badge>}
    >
      <Stack gap="medium" align="start">
        <Text tone="muted">{formatMessage(messages.deleteHint, { email: helpAddress })}</Text>
        <Button tone="danger" isDisabled>
          {formatMessage(messages.deleteTitle)}
        </Button>
      </Stack>
    </Card>
  );
}
