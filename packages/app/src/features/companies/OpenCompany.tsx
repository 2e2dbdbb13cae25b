import { useOpenCompanyQuery } from '../../server/generated/hooks';
import { useGone } from '../../lists/listPlace';
import { EditCompany } from './EditCompany';
import { messages } from './messages';

interface Props {
  id: string;
  onClose: () => void;
}

/** The company named by the address, in a dialog: without a request if the list has loaded it. */
export function OpenCompany({ id, onClose }: Props) {
  const { data, error } = useOpenCompanyQuery({ variables: { id }, fetchPolicy: 'cache-first' });
  useGone(data?.company === null && messages.gone, onClose);
  useGone(error && !data && messages.openFailed, onClose);

  return data?.company ? <EditCompany company={data.company} onClose={onClose} /> : null;
}
