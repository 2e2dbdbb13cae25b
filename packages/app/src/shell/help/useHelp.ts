import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { articles, type ExplainedScreen } from './articles';
import { messages } from './messages';

/** The way from a screen to the article that explains it, for its `Page`. */
export function useHelp(screen: ExplainedScreen) {
  const { formatMessage } = useIntl();
  const [tab, slug] = articles[screen];

  return { href: paths.helpArticle(tab, slug), label: formatMessage(messages.explained) };
}
