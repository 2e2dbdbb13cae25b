import { type ReactNode } from 'react';

import { Heading, Logo, Stack, Text } from '@hearback/ui';

import type { AnyMessage } from '../../i18n/Messages';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { Footer } from '../../shell/Footer';
import { LanguageMenu } from '../../shell/LanguageMenu';
import * as styles from './AuthLayout.css';
import { SheetOnDesk } from './SheetOnDesk';

interface Props {
  title: AnyMessage;
  /** One sentence under the title. */
  purpose?: ReactNode;
  children: ReactNode;
  /** Link to a related screen, below the form. */
  below?: ReactNode;
}

/** Layout for logged-out screens: the form on the left, its purpose on the right. */
export function AuthLayout({ title, purpose, children, below }: Props) {
  const { formatMessage } = useIntl();

  return (
    <div className={styles.layout}>
      <PageTitle message={title} />
      <div className={styles.column}>
        <header className={styles.head}>
          <Logo />
          <div className={styles.language}>
            <LanguageMenu />
          </div>
        </header>
        {/* None of these forms has an optional field. */}
        <main className={styles.main} data-all-required>
          <Stack gap="large">
            <Stack gap="xsmall">
              <Heading level={1}>{formatMessage(title)}</Heading>
              {purpose !== undefined && <Text tone="muted">{purpose}</Text>}
            </Stack>
            {children}
            {below !== undefined && (
              <Text as="div" size="small" tone="muted">
                <div className={styles.below}>{below}</div>
              </Text>
            )}
          </Stack>
        </main>
        <footer className={styles.foot}>
          <Footer />
        </footer>
      </div>
      <SheetOnDesk />
    </div>
  );
}
