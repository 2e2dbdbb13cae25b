import { Suspense, use } from 'react';

import type { MDXContent } from 'mdx/types';

import { Heading, Link, Logo, Notice, Skeleton, Stack, Text } from '@hearback/ui';
import type { Language } from '@hearback/schema/limits';

import { useInstallation } from '../../../shell/help/useInstallation';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { paths } from '../../../paths';
import { Footer } from '../../../shell/Footer';
import { LanguageMenu } from '../../../shell/LanguageMenu';
import { messages } from '../messages';
import * as article from '../reading/ArticleBody.css';
import { components } from '../reading/components';
import { memoizeLoadByKey } from '../reading/useArticles';
import * as styles from './LegalPage.css';

interface Props {
  text: 'terms' | 'privacy';
}

const files = import.meta.glob<{ default: MDXContent }>('./*.mdx');

const load = memoizeLoadByKey((path: string) => {
  const file = files[path];
  if (!file) throw new Error(`There is no text ${path}.`);
  return file();
});

function Words({ text, language }: Props & { language: Language }) {
  const { default: Content } = use(load(`./${text}.${language}.mdx`));
  return (
    <div className={article.body}>
      <Content components={components} />
    </div>
  );
}

/**
 * Public pages `/terms/` and `/privacy/`: facts about the product, marked as a draft. TERMS_URL and
 * PRIVACY_URL replace them with the operator's own pages before this route is reached.
 */
export function LegalPage({ text }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const address = useInstallation()?.helpAddress;
  const title = text === 'terms' ? messages.termsTitle : messages.privacyTitle;

  return (
    <div className={styles.page}>
      <PageTitle message={title} />
      <header className={styles.head}>
        <Logo />
        <LanguageMenu />
      </header>
      <main>
        <Stack gap="large">
          <Heading level={1}>{formatMessage(title)}</Heading>
          <Notice tone="warning" title={formatMessage(messages.draftTitle)}>
            <Text size="small" tone="inherit">
              {formatMessage(messages.draftText)}
            </Text>
          </Notice>
          <Suspense
            fallback={
              <Stack gap="medium">
                <Skeleton width="long" />
                <Skeleton shape="block" />
              </Stack>
            }
          >
            <Words text={text} language={language} />
          </Suspense>
          {address !== undefined && (
            <Text>
              {formatMessage(messages.questionsTo)}{' '}
              <Link href={`mailto:${address}`}>{address}</Link>
            </Text>
          )}
          <Text>
            <Link href={paths.home}>{formatMessage(messages.toProduct)}</Link>
          </Text>
          <Text>
            <Link href={paths.notices} isExternal>
              {formatMessage(messages.notices)}
            </Link>
          </Text>
        </Stack>
      </main>
      <footer className={styles.foot}>
        <Footer />
      </footer>
    </div>
  );
}
