import { Button, Card, Page, Stack, Text } from '@hearback/ui';
import { InstallIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { askToInstall, useInstall } from '../../shell/pwa/install';
import * as styles from './InstallPage.css';
import { messages } from './messages';

type Maker = 'safari' | 'firefox' | 'chromium';

/** Installation instructions by browser, for those without an install prompt. */
type WayToInstall = `${Maker}${'Phone' | 'Desktop'}`;

/** All browsers on iOS use Safari's engine, and iPads identify as a Mac. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Browser) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Selects the installation instructions for the current browser. */
export function wayToInstall(browser: Browser): WayToInstall {
  const { userAgent } = browser;
  if (isApplePhone(browser)) return 'safariPhone';
  const device = /Android|Mobile/.test(userAgent) ? 'Phone' : 'Desktop';
  if (/Firefox\//.test(userAgent)) return `firefox${device}`;
  // The user agents of Chrome and Edge also contain Safari.
  const isSafari = /Safari\//.test(userAgent) && !/Chrome\/|Chromium\/|Android/.test(userAgent);
  return isSafari ? 'safariDesktop' : `chromium${device}`;
}

/** `/app/`: shown while the app is not installed. */
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
