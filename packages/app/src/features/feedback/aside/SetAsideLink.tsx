import { ButtonLink } from '@hearback/ui';
import { EyeOffIcon } from '@hearback/ui/icons';

import { useSetAsideCountQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { messages } from './messages';

/** Leads from the list to the answers that were set aside, where there are any. */
export function SetAsideLink() {
  const { formatMessage } = useIntl();
  // Where it cannot be counted, the list beside it says why.
  const { data } = useSetAsideCountQuery({ context: { quiet: true } });
  const count = data?.feedbacks.pageInfo.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <ButtonLink href={paths.setAside} icon={EyeOffIcon} tone="quiet">
      {formatMessage(messages.link, { count })}
    </ButtonLink>
  );
}
