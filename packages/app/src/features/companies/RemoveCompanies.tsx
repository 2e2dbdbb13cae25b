import {
  type CompanyRow_CompanyFragment,
  RemoveCompaniesDocument,
} from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { RemovalDialog } from '../../lists/removal/RemovalConsequences';
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
  const count = companies.length;

  return (
    <RemovalDialog
      kind="COMPANY"
      ids={companies.map(({ id }) => id)}
      remove={useRemoval(companyRemoval)}
      title={formatMessage(messages.removeTitle, { count })}
      text={formatMessage(messages.removeText, { count, name: companies[0]?.name ?? '' })}
      confirmLabel={formatMessage(messages.removeConfirm, { count })}
      onClose={onClose}
    />
  );
}
