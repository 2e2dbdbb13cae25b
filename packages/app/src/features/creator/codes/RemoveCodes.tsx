import { useIntl } from '../../../i18n/IntlProvider';
import { RemovalDialog } from '../../../lists/removal/RemovalConsequences';
import { useRemoval } from '../../../lists/removal/useRemoval';
import { RemoveCodesDocument } from '../../../server/generated/graphql';
import { messages } from './messages';

/** Removal of codes with their feedback, confirmed by typing DELETE. */
const codeRemoval = {
  kind: 'Code',
  document: RemoveCodesDocument,
  field: 'removeCodes',
  inputOf: (ids: string[]) => ({ ids, confirm: 'DELETE' }),
  page: 'CodesTab',
  removed: messages.removed,
} as const;

interface Props {
  /** The codes to delete. Empty: the dialog is closed. */
  codes: readonly { id: string; name: string }[];
  onClose: () => void;
  /** Called when the removal has started. */
  onRemoved?: () => void;
}

/** Requires the word DELETE before codes are deleted with all their feedback. */
export function RemoveCodes({ codes, onClose, onRemoved }: Props) {
  const { formatMessage } = useIntl();
  const removeThem = useRemoval(codeRemoval);
  const remove = (ids: readonly string[]) => {
    onRemoved?.();
    return removeThem(ids);
  };
  const count = codes.length;

  return (
    <RemovalDialog
      kind="CODE"
      ids={codes.map(({ id }) => id)}
      remove={remove}
      title={formatMessage(messages.removeTitle, { count })}
      text={formatMessage(messages.removeText, { count, title: codes[0]?.name ?? '' })}
      confirmLabel={formatMessage(messages.removeConfirm, { count })}
      confirmWord="DELETE"
      isOpen={count > 0}
      onClose={onClose}
    />
  );
}
