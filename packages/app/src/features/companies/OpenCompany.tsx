import { useOpenCompanyQuery } from '../../server/generated/hooks';
import { useGone } from '../../lists/useGone';
import { EditCompany } from './EditCompany';
import { messages } from './messages';

interface Props {
  id: string;
  onClose: () => void;
}

/** The company of the address, over the list: at once when the list has it. */
export function OpenCompany({ id, onClose }: Props) {
  const { data, error } = useOpenCompanyQuery({ variables: { id }, fetchPolicy: 'cache-first' });
  useGone(data?.company === null && messages.gone, onClose);
  useGone(error && !data && messages.openFailed, onClose);

  return data?.company ? <EditCompany company={data.company} onClose={onClose} /> : null;
}
