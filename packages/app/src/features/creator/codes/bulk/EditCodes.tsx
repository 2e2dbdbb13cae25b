import { useApolloClient } from '@apollo/client/react';

import { changeTags } from '@hearback/schema/rules';

import { FormikDialog } from '../../../../fields/FormikDialog';
import { FormikSelect } from '../../../../fields/FormikSelect';
import { noTagChanges, TagChangesFields, useTagChangesCheck } from '../../../../fields/TagChanges';
import { useIntl } from '../../../../i18n/IntlProvider';
import { afterTags } from '../../../../lists/tags';
import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { messages as codeMessages } from '../messages';
import { useCodeChoices } from '../useCodeChoices';
import { useEachCode } from '../useEachCode';
import { searchableFrom, useLinkOptions } from '../useLinkOptions';
import { messages } from './messages';

/** The choice that leaves a field as it is in each of them. */
const unchanged = 'unchanged';

const nothing = { formId: unchanged, frameId: unchanged, ...noTagChanges };

interface Props {
  codes: readonly CodesTab_CodeFragment[];
  onClose: () => void;
}

/** Links several codes to another form or frame and changes their tags, one after the other. */
export function EditCodes({ codes, onClose }: Props) {
  const { formatMessage } = useIntl();
  const choices = useCodeChoices();
  const options = useLinkOptions(choices);
  const { update } = useEachCode();
  const client = useApolloClient();
  const checkTags = useTagChangesCheck({ carriers: codes });
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
      validate={checkTags}
      onSubmit={async ({ addedTags, removedTags, ...links }) => {
        const changed = Object.entries(links).filter(([, value]) => value !== unchanged);
        const isTagged = addedTags.length + removedTags.length > 0;
        if (changed.length === 0 && !isTagged) return onClose();
        const change = Object.fromEntries(changed.map(([name, value]) => [name, value || null]));
        const tagsOf = new Map(
          codes.map(({ id, tags }) => [
            id,
            changeTags(tags, { add: addedTags, remove: removedTags }),
          ]),
        );
        const areChanged = await update([...tagsOf.keys()], (id) => ({
          ...change,
          ...(isTagged && { tags: tagsOf.get(id) ?? [] }),
        }));
        if (isTagged) await client.refetchQueries({ include: [...afterTags.refetchQueries] });
        if (areChanged) onClose();
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
      <TagChangesFields carriers={codes} />
    </FormikDialog>
  );
}
