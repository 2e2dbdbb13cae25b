import { useOpenLocationQuery } from '../../server/generated/hooks';
import { useGone } from '../../lists/listPlace';
import { EditLocation } from './EditLocation';
import { messages } from './messages';

interface Props {
  id: string;
  onClose: () => void;
}

/** The location named by the address, in a dialog: without a request if the list has loaded it. */
export function OpenLocation({ id, onClose }: Props) {
  const { data, error } = useOpenLocationQuery({ variables: { id }, fetchPolicy: 'cache-first' });
  useGone(data?.location === null && messages.gone, onClose);
  useGone(error && !data && messages.openFailed, onClose);

  return data?.location ? <EditLocation location={data.location} onClose={onClose} /> : null;
}
