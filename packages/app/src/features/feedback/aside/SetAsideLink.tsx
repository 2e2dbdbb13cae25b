import { ButtonLink } from '@hearback/ui';
import { EyeOffIcon } from '@hearback/ui/icons';

import { useSetAsideCountQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { messages } from './messages';

/** Link from the list to the submissions that were set aside, if there are any. */
export function SetAsideLink() {
  const { formatMessage } = useIntl();
  // A failed count is silent: the list beside it reports its own error.
  const { data } = useSetAsideCountQuery({ context: { quiet: true } });
  const count = data?.feedbacks.pageInfo.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <ButtonLink href={paths.setAside} icon={EyeOffIcon} tone="quiet">
      {formatMessage(messages.link, { count })}
    </ButtonLink>
  );
}
