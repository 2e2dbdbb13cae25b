import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import { refusalOf } from '../../../fields/refusalOf';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../snackbar/snackbar';
import { LinkedCodes } from '../codes/LinkedCodes';
import * as creator from '../messages';
import { messages } from './messages';
import { useRemoveForms } from './useRemoveForms';

interface Props {
  /** What is about to go. Empty: the dialog is closed. */
  forms: readonly { id: string; title: string }[];
  onClose: () => void;
  onRemoved?: () => void;
}

/** Asks before forms go, and names the codes that will be unpublished. */
export function RemoveForms({ forms, onClose, onRemoved }: Props) {
  const { formatMessage } = useIntl();
  const { remove, isPending } = useRemoveForms();
  const count = forms.length;
  const ids = forms.map(({ id }) => id);

  const confirm = async () => {
    const answer = await remove(ids);
    if (!answer) return;
    if (answer.errors.length > 0) {
      showSnackbar('error', refusalOf(answer.errors));
      return;
    }
    showSnackbar('success', messages.removed, { count });
    onClose();
    onRemoved?.();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { count })}
      isOpen={count > 0}
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel={formatMessage(creator.messages.remove)}
      isPending={isPending}
    >
      <Stack gap="medium">
        <Text>{formatMessage(messages.removeText, { count, title: forms[0]?.title ?? '' })}</Text>
        <LinkedCodes
          link="form"
          ids={ids}
          sentence={(linked) => formatMessage(messages.removeCodes, { count: linked })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
