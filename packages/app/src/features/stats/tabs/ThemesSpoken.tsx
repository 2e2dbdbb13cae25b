import { useNavigate } from 'react-router-dom';

import { Themes } from '@hearback/ui/widgets';

import type { StatsFilter, StatsThemesQuery } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import type { Source } from '../sources/useSource';
import { feedbackLink } from '../feedbackLink';
import { messages } from './messages';
import { moodOf } from './TabBody';

interface Props {
  spoken: Source<StatsThemesQuery>;
  filter: StatsFilter;
}

/** Themes in comments; each theme links to its comments, each example to its submission. */
export function ThemesSpoken({ spoken, filter }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const found = spoken.known?.statsThemes;

  return (
    <Themes
      {...spoken.card}
      title={formatMessage(messages.chartThemes)}
      themes={(found?.themes ?? []).map((theme) => ({
        ...theme,
        sentiment: moodOf[theme.sentiment],
      }))}
      comments={found?.comments ?? 0}
      onSelect={(label) => void navigate(feedbackLink(filter, { search: label }))}
      hrefOf={(id) => feedbackLink(filter, { open: id })}
    />
  );
}
