import { Link, Text } from '@hearback/ui';

import { FormikCheckbox } from '../../fields/FormikCheckbox';
import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { messages } from './messages';

/** The terms that a new login takes, and the privacy policy. */
export function AgreeTerms() {
  const { formatMessage } = useIntl();

  return (
    <>
      <FormikCheckbox
        name="agreeTerms"
        label={
          <>
            {formatMessage(messages.agreeTerms)}{' '}
            <Link href={paths.terms} isExternal>
              {formatMessage(messages.termsLink)}
            </Link>
            .
          </>
        }
        isRequired
      />
      <Text size="small" tone="muted">
        {formatMessage(messages.readPrivacy)}{' '}
        <Link href={paths.privacy} isExternal>
          {formatMessage(messages.privacyLink)}
        </Link>
      </Text>
    </>
  );
}
