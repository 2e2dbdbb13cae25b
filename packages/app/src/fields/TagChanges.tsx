import { changeTags, distinctTags, location as rule } from '@hearback/schema/rules';
import { pick } from 'valibot';

import { useIntl } from '../i18n/IntlProvider';
import { messages } from '../lists/messages';
import { FormikTagsField } from './FormikTagsField';
import { useFieldIssues } from './useFieldIssues';

/** The tags of a thing, by the rule of locations and codes. */
export const ownTags = pick(rule, ['tags']);

/** Tags to add to several things and to remove from them. */
export interface TagChanges {
  addedTags: string[];
  removedTags: string[];
}

export const noTagChanges: TagChanges = { addedTags: [], removedTags: [] };

interface CarriersProps {
  carriers: readonly { tags: readonly string[] }[];
}

/** Checks changes of tags, also against the number of tags that one thing may carry. */
export function useTagChangesCheck({ carriers }: CarriersProps) {
  const { validate } = useFieldIssues();
  const issueOf = async (tags: readonly string[]) => (await validate(ownTags)({ tags })).tags;
  return async ({ addedTags: add, removedTags: remove }: TagChanges) => {
    const [longest = []] = carriers
      .map(({ tags }) => changeTags(tags, { add, remove }))
      .toSorted((a, b) => b.length - a.length);
    const addedTags = (await issueOf(add)) ?? (await issueOf(longest));
    const removedTags = await issueOf(remove);
    return { ...(addedTags && { addedTags }), ...(removedTags && { removedTags }) };
  };
}

/** The fields of tags to add to several things, and to remove where one carries any. */
export function TagChangesFields({ carriers }: CarriersProps) {
  const { formatMessage } = useIntl();
  const carried = distinctTags(carriers.flatMap(({ tags }) => tags)).toSorted();
  return (
    <>
      <FormikTagsField
        name="addedTags"
        label={formatMessage(messages.addTags)}
        hint={formatMessage(messages.tagsHint)}
      />
      {carried.length > 0 && (
        <FormikTagsField
          name="removedTags"
          label={formatMessage(messages.removeTags)}
          options={carried}
        />
      )}
    </>
  );
}
