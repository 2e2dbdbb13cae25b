import { FormikDialog } from '../../../../fields/FormikDialog';
import { FormikSelect } from '../../../../fields/FormikSelect';
import { useIntl } from '../../../../i18n/IntlProvider';
import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { messages as codeMessages } from '../messages';
import { useCodeChoices } from '../useCodeChoices';
import { useEachCode } from '../useEachCode';
import { searchableFrom, useLinkOptions } from '../useLinkOptions';
import { messages } from './messages';

/** The choice that leaves a field as it is in each of them. */
const unchanged = 'unchanged';

const nothing = { formId: unchanged, frameId: unchanged };

interface Props {
  codes: readonly CodesTab_CodeFragment[];
  onClose: () => void;
}

/** Links several codes to another form or frame, one after the other. */
export function EditCodes({ codes, onClose }: Props) {
  const { formatMessage } = useIntl();
  const choices = useCodeChoices();
  const options = useLinkOptions(choices);
  const { update } = useEachCode();
  const fields = [
    { name: 'formId', label: codeMessages.form },
    { name: 'frameId', label: codeMessages.frame },
  ] as const;
  const leave = { value: unchanged, label: formatMessage(messages.leaveUnchanged) };

  return (
    <FormikDialog<typeof nothing>
      title={formatMessage(messages.editMany, { count: codes.length })}
      submitLabel={formatMessage(messages.saveMany)}
      onClose={onClose}
      initialValues={nothing}
      onSubmit={async (values) => {
        const changed = Object.entries(values).filter(([, value]) => value !== unchanged);
        const change = Object.fromEntries(changed.map(([name, value]) => [name, value || null]));
        const ids = codes.map(({ id }) => id);
        if (changed.length === 0 || (await update(ids, change))) onClose();
      }}
    >
      {fields.map(({ name, label }) => (
        <FormikSelect
          key={name}
          name={name}
          label={formatMessage(label)}
          options={[leave, ...options[name]]}
          isSearchable={options[name].length >= searchableFrom}
        />
      ))}
    </FormikDialog>
  );
}
