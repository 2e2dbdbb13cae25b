import { Table } from '@hearback/ui';

import type { DeliveryRow_DeliveryFragment } from '../../../../../server/generated/graphql';
import { useIntl } from '../../../../../i18n/IntlProvider';
import { useMoment } from '../../../../../i18n/useMoment';
import { messages as shared } from '../messages';
import { useDeliveryColumns } from './useDeliveryColumns';

interface Props {
  deliveries: readonly DeliveryRow_DeliveryFragment[];
  onReplay: (id: string) => void;
}

/** Messages to a webhook, the latest first. */
export function DeliveriesTable({ deliveries, onReplay }: Props) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const columns = useDeliveryColumns(onReplay);

  return (
    <Table
      label={formatMessage(shared.deliveries)}
      columns={columns}
      rows={deliveries}
      rowId={({ id }) => id}
      rowName={({ event, occurredAt }) => `${event}, ${formatMoment(occurredAt)}`}
    />
  );
}
