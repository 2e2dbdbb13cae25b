import { ButtonLink, Card, Inline } from '@hearback/ui';
import { HelpIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { messages } from './messages';

/** The way to the help centre. */
export function HelpCard() {
  const { formatMessage } = useIntl();

  return (
    <Card
      surface="sunken"
      title={formatMessage(messages.help)}
      description={formatMessage(messages.helpText)}
    >
      <Inline>
        <ButtonLink icon={HelpIcon} href={paths.help}>
          {formatMessage(messages.helpLink)}
        </ButtonLink>
      </Inline>
    </Card>
  );
}
