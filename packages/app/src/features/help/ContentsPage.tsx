import { useSearchParams } from 'react-router-dom';

import { Page, SearchField, Stack, Tabs } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { paths } from '../../paths';
import { AskNote } from './asking/AskNote';
import { messages } from './messages';
import { ArticleList } from './reading/ArticleList';
import { FoundArticles } from './search/FoundArticles';
import { tabs, type HelpTab } from './tabs';

interface Props {
  tab: HelpTab;
  onAsk: (subject?: string) => void;
}

/** What there is to read: by tab, or by the words that are searched for. */
export function ContentsPage({ tab, onAsk }: Props) {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useSearchParams();
  const words = address.get('search') ?? '';
  // The first tab stands under the bare address: there the screen is called by its own name.
  const chosen = address.has('tab') ? tabs.find(({ id }) => id === tab) : undefined;

  const search = (typed: string) => {
    const next = new URLSearchParams(address);
    if (typed === '') next.delete('search');
    else next.set('search', typed);
    // Back from an article leads to what was found; back from there does not unspell the words.
    setAddress(next, { replace: true, flushSync: true });
  };

  return (
    <Page title={formatMessage(messages.title)} purpose={formatMessage(messages.purpose)}>
      <PageTitle message={messages.title} part={words || (chosen && formatMessage(chosen.label))} />
      <Stack gap="large">
        <SearchField label={formatMessage(messages.search)} value={words} onChange={search} />
        {words.trim() === '' ? (
          <Tabs
            label={formatMessage(messages.title)}
            selected={tab}
            tabs={tabs.map(({ id, label: name }) => ({
              id,
              label: formatMessage(name),
              href: paths.helpTab(id),
            }))}
          >
            <ArticleList tab={tab} />
          </Tabs>
        ) : (
          <FoundArticles words={words} onAsk={() => onAsk(words)} />
        )}
        <AskNote onAsk={() => onAsk()} />
      </Stack>
    </Page>
  );
}
