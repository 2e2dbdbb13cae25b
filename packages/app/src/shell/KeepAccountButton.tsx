import { Button } from '@hearback/ui';

import { useKeepAccountMutation } from '../server/generated/hooks';
import { useIntl } from '../i18n/IntlProvider';
import { showSnackbar } from './snackbar/snackbar';
import { messages } from './messages';

interface Props {
  tone?: 'secondary' | 'primary';
  size?: 'small' | 'medium';
}

/** Takes the deletion of the account back. */
export function KeepAccountButton({ tone = 'secondary', size = 'medium' }: Props) {
  const { formatMessage } = useIntl();
  const [keepAccount, { loading }] = useKeepAccountMutation();

  const keep = async () => {
    const { data } = await keepAccount();
    if (data) showSnackbar('success', messages.accountKept);
  };

  return (
    <Button tone={tone} size={size} isPending={loading} onPress={() => void keep()}>
      {formatMessage(messages.keepAccount)}
    </Button>
  );
}
