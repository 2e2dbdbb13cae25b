import { useState } from 'react';

import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import type { CompanyRow_CompanyFragment } from '../../apollo/generated/graphql';
import { refusalOf } from '../../fields/refusalOf';
import { useIntl } from '../../i18n/IntlProvider';
import { showSnackbar } from '../../snackbar/snackbar';
import { messages } from './messages';
import { useRemoveCompanies } from './useRemoveCompanies';

interface Props {
  companies: readonly CompanyRow_CompanyFragment[];
  onClose: () => void;
}

/** Asks before companies are deleted, and says what goes with them. */
export function RemoveCompanies({ companies, onClose }: Props) {
  const { formatMessage } = useIntl();
  const removeCompanies = useRemoveCompanies();
  const [isPending, setIsPending] = useState(false);

  const count = companies.length;
  const locations = companies.reduce((sum, company) => sum + company.locationCount, 0);
  const codes = companies.reduce((sum, company) => sum + company.codeCount, 0);

  const remove = async () => {
    setIsPending(true);
    const answer = await removeCompanies(companies.map(({ id }) => id));
    setIsPending(false);
    if (!answer) return;
    if (answer.errors.length > 0) {
      showSnackbar('error', refusalOf(answer.errors));
      return;
    }
    showSnackbar('success', messages.removed, { count });
    onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { count })}
      confirmLabel={formatMessage(messages.removeConfirm)}
      isOpen
      onClose={onClose}
      onConfirm={() => void remove()}
      isPending={isPending}
    >
      <Stack gap="small">
        <Text>{formatMessage(messages.removeText, { count, name: companies[0]?.name ?? '' })}</Text>
        {locations + codes > 0 && (
          <Text weight="medium">{formatMessage(messages.removeCascade, { locations, codes })}</Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
