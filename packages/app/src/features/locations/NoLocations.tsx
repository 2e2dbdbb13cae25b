import { Button, ButtonLink, EmptyState } from '@hearback/ui';
import { BuildingIcon, MapPinIcon, PlusIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { messages } from './messages';

interface Props {
  hasNoCompany: boolean;
  onAdd: () => void;
}

/** Stands where the locations would be, and leads to the next step. */
export function NoLocations({ hasNoCompany, onAdd }: Props) {
  const { formatMessage } = useIntl();

  const action = hasNoCompany ? (
    <ButtonLink tone="primary" icon={BuildingIcon} href={paths.companies}>
      {formatMessage(messages.goToCompanies)}
    </ButtonLink>
  ) : (
    <Button tone="primary" icon={PlusIcon} onPress={onAdd}>
      {formatMessage(messages.add)}
    </Button>
  );

  return (
    <EmptyState icon={MapPinIcon} title={formatMessage(messages.emptyTitle)} action={action}>
      {formatMessage(hasNoCompany ? messages.noCompanyText : messages.emptyText)}
    </EmptyState>
  );
}
