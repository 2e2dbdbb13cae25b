import { Button, Card, Page, Stack, Text } from '@hearback/ui';
import { InstallIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { askToInstall, useInstall } from '../../shell/pwa/install';
import type { AnyMessage } from '../../i18n/Messages';
import { InstallPicture, type InstallStepPicture } from './InstallPicture';
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

interface Step {
  text: AnyMessage;
  picture: Omit<InstallStepPicture, 'words'>;
  /** A line of the browser's menu, named in the text and drawn in the picture. */
  item?: AnyMessage;
}

const menuOf = (device: InstallStepPicture['device'], item: AnyMessage): Step => ({
  text: messages.choose,
  picture: { device, at: 'menu' },
  item,
});

const tapDots: Step = { text: messages.tapDots, picture: { device: 'phone', at: 'dots' } };

const stepsOf: Record<WayToInstall, readonly Step[]> = {
  safariPhone: [
    { text: messages.tapShare, picture: { device: 'phone', at: 'share' } },
    menuOf('phone', messages.addToHomeScreen),
  ],
  safariDesktop: [
    { text: messages.chooseFile, picture: { device: 'mac', at: 'file' }, item: messages.file },
    menuOf('mac', messages.addToDock),
  ],
  firefoxPhone: [tapDots, menuOf('phone', messages.addAppToHome)],
  firefoxDesktop: [
    { text: messages.copyAddress, picture: { device: 'window', at: 'address' } },
    { text: messages.openElsewhere, picture: { device: 'window', at: 'install' } },
  ],
  chromiumPhone: [tapDots, menuOf('phone', messages.addToHome)],
  chromiumDesktop: [
    { text: messages.pressSign, picture: { device: 'window', at: 'install' } },
    menuOf('window', messages.installItem),
  ],
};

/** Each step with its picture. */
function Steps({ way }: { way: WayToInstall }) {
  const { formatMessage } = useIntl();
  return (
    <ol className={styles.steps}>
      {stepsOf[way].map(({ text, picture, item }, index) => {
        const words = item && formatMessage(item);
        return (
          <li key={text.id} className={styles.step}>
            <InstallPicture {...picture} {...(words !== undefined && { words })} />
            <Text>{`${index + 1}. ${formatMessage(text, { item: words ?? '' })}`}</Text>
          </li>
        );
      })}
    </ol>
  );
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
          <Stack gap="medium">
            <Text weight="strong" tone="strong">
              {formatMessage(way === 'firefoxDesktop' ? messages.noneTitle : messages.byHandTitle)}
            </Text>
            <Steps way={way} />
          </Stack>
        )}
      </Card>
    </Page>
  );
}
