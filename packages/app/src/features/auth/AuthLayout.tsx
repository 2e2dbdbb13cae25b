import { type ReactNode } from 'react';

import { Heading, Logo, Stack, Text } from '@hearback/ui';
import { CodeView } from '@hearback/ui/codes';
import { StarFilledIcon } from '@hearback/ui/icons';

import type { AnyMessage } from '../../i18n/AnyMessage';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { Footer } from '../../shell/Footer';
import { LanguageSwitch } from '../../shell/LanguageSwitch';
import * as styles from './AuthLayout.css';
import { messages } from './messages';

interface Props {
  title: AnyMessage;
  /** One sentence under the title. */
  purpose?: ReactNode;
  children: ReactNode;
  /** A way to another screen of this kind, under the form. */
  below?: ReactNode;
}

/** A screen for who is not logged in: what is asked on the left, what it is for on the right. */
export function AuthLayout({ title, purpose, children, below }: Props) {
  const { formatMessage } = useIntl();

  return (
    <div className={styles.layout}>
      <PageTitle message={title} />
      <div className={styles.column}>
        <header className={styles.head}>
          <Logo />
          <LanguageSwitch />
        </header>
        <main className={styles.main}>
          <Stack gap="large">
            <Stack gap="xsmall">
              <Heading level={1}>{formatMessage(title)}</Heading>
              {purpose !== undefined && <Text tone="muted">{purpose}</Text>}
            </Stack>
            {children}
            {below !== undefined && (
              <Text as="div" size="small" tone="muted">
                {below}
              </Text>
            )}
          </Stack>
        </main>
        <footer className={styles.foot}>
          <Footer />
        </footer>
      </div>
      <PrintedSheet />
    </div>
  );
}

/** What the product makes, as decoration. */
function PrintedSheet() {
  const { formatMessage } = useIntl();

  return (
    <div className={styles.art} aria-hidden="true">
      <div className={styles.grid} />
      <div className={styles.sheet}>
        {styles.crops.map((crop) => (
          <span key={crop} className={crop} />
        ))}
        <div className={styles.card}>
          <p className={styles.question}>{formatMessage(messages.sheetQuestion)}</p>
          <div className={styles.stars}>
            {[1, 2, 3, 4, 5].map((star) => (
              <StarFilledIcon key={star} />
            ))}
          </div>
          <div className={styles.code}>
            <CodeView
              text={window.location.origin}
              label=""
              color="#1b1d22"
              backgroundColor="#fdfbf6"
            />
          </div>
          <p className={styles.hint}>{formatMessage(messages.sheetHint)}</p>
        </div>
      </div>
      <p className={styles.promise}>{formatMessage(messages.sheetPromise)}</p>
    </div>
  );
}
