import { Button, Card, Page, Stack, Text } from '@hearback/ui';
import { InstallIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { askToInstall, useInstall } from '../../shell/pwa/install';
import * as styles from './InstallPage.css';
import { messages } from './messages';
import { wayToInstall } from './wayToInstall';

/** `/app/`: while the app is not installed. */
export function InstallPage() {
  const { formatMessage } = useIntl();
  const { isPromptAvailable } = useInstall();
  const way = wayToInstall(navigator);

  return (
    <Page
      title={formatMessage(messages.title)}
      purpose={formatMessage(messages.purpose)}
      width="narrow"
    >
      <PageTitle message={messages.title} />
      <Card>
        {isPromptAvailable ? (
          <div className={styles.button}>
            <Button
              tone="primary"
              size="large"
              icon={InstallIcon}
              isWide
              onPress={() => void askToInstall()}
            >
              {formatMessage(messages.install)}
            </Button>
          </div>
        ) : (
          <Stack gap="xsmall">
            <Text weight="strong" tone="strong">
              {formatMessage(way === 'firefoxDesktop' ? messages.noneTitle : messages.byHandTitle)}
            </Text>
            <Text tone="muted">{formatMessage(messages[way])}</Text>
          </Stack>
        )}
      </Card>
    </Page>
  );
}
