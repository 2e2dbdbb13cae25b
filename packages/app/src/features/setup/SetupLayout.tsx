import type { ReactNode } from 'react';

import { Heading, Link, Logo, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { paths } from '../../paths';
import { LanguageSwitch } from '../../shell/LanguageSwitch';
import { messages } from './messages';
import * as styles from './SetupLayout.css';

interface Props {
  children: ReactNode;
  /** The way out, under the step. */
  foot?: ReactNode;
}

/** What stands around every step. The navigation is not there yet: there is nothing to go to. */
export function SetupLayout({ children, foot }: Props) {
  const { formatMessage } = useIntl();

  return (
    <div className={styles.page}>
      <PageTitle message={messages.title} />
      <header className={styles.head}>
        <Logo />
        <div className={styles.aside}>
          <LanguageSwitch />
          <Text as="span" size="small">
            <Link href={paths.logout}>{formatMessage(messages.logout)}</Link>
          </Text>
        </div>
      </header>
      <Stack gap="large">
        <Stack gap="xsmall">
          <Heading level={1}>{formatMessage(messages.title)}</Heading>
          <Text tone="muted">{formatMessage(messages.purpose)}</Text>
        </Stack>
        {children}
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </Stack>
    </div>
  );
}
