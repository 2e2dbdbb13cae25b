import { ConfirmDialog, Stack, Text } from '@hearback/ui';
import {
  type CompanyRow_CompanyFragment,
  RemoveCompaniesDocument,
} from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { RemovalConsequences, useRemovalPreview } from '../../lists/removal/RemovalConsequences';
import { idsOf, useRemoval } from '../../lists/removal/useRemoval';
import { messages } from './messages';

/** Removal of companies. Their locations and codes are deleted with them, in the cache as on the server. */
const companyRemoval = {
  kind: 'Company',
  document: RemoveCompaniesDocument,
  field: 'removeCompanies',
  inputOf: idsOf,
  page: 'CompaniesPage',
  removed: messages.removed,
} as const;

interface Props {
  companies: readonly CompanyRow_CompanyFragment[];
  onClose: () => void;
}

/** Confirms the deletion of companies and lists the entities deleted with them. */
export function RemoveCompanies({ companies, onClose }: Props) {
  const { formatMessage } = useIntl();
  const removeThem = useRemoval(companyRemoval);
  const count = companies.length;
  const ids = companies.map(({ id }) => id);
  const preview = useRemovalPreview('COMPANY', ids);

  const remove = () => {
    onClose();
    void removeThem(ids);
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { count })}
      confirmLabel={formatMessage(messages.removeConfirm)}
      isOpen
      onClose={onClose}
      onConfirm={remove}
      isWaiting={preview.isWaiting}
    >
      <Stack gap="small">
        <Text>{formatMessage(messages.removeText, { count, name: companies[0]?.name ?? '' })}</Text>
        <RemovalConsequences preview={preview} />
      </Stack>
    </ConfirmDialog>
  );
}
