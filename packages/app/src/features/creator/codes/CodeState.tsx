import { Badge, Inline } from '@hearback/ui';

import type { CodesTab_CodeFragment } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  code: Pick<CodesTab_CodeFragment, 'state'> &
    Partial<Pick<CodesTab_CodeFragment, 'hasUnpublishedChanges'>>;
}

const looks = {
  DRAFT: { tone: 'neutral', dot: 'hollow', words: messages.draft },
  PUBLISHED: { tone: 'success', dot: 'full', words: messages.published },
  PAUSED: { tone: 'warning', dot: 'half', words: messages.paused },
} as const;

/** Shows whether a code is published, and whether its visitors get the current version of the form. */
export function CodeState({ code }: Props) {
  const { formatMessage } = useIntl();
  const { tone, dot, words } = looks[code.state];
  return (
    <Inline gap="xxsmall">
      <Badge tone={tone} dot={dot}>
        {formatMessage(words)}
      </Badge>
      {code.hasUnpublishedChanges && code.state !== 'DRAFT' && (
        <Badge tone="info">{formatMessage(messages.changed)}</Badge>
      )}
    </Inline>
  );
}
