import { useOpenLocationQuery } from '../../server/generated/hooks';
import { useGone } from '../../lists/useGone';
import { EditLocation } from './EditLocation';
import { messages } from './messages';

interface Props {
  id: string;
  onClose: () => void;
}

/** The location of the address, over the list: at once when the list has it. */
export function OpenLocation({ id, onClose }: Props) {
  const { data, error } = useOpenLocationQuery({ variables: { id }, fetchPolicy: 'cache-first' });
  useGone(data?.location === null && messages.gone, onClose);
  useGone(error && !data && messages.openFailed, onClose);

  return data?.location ? <EditLocation location={data.location} onClose={onClose} /> : null;
}
