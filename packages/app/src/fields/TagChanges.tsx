import { distinctTags, location as rule, tagKey } from '@hearback/schema/rules';
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

/** The tags of a thing after the changes. One that is added and removed is there. */
export function changeTags(tags: readonly string[], { addedTags, removedTags }: TagChanges) {
  const removed = new Set(removedTags.map(tagKey));
  return distinctTags([...tags.filter((tag) => !removed.has(tagKey(tag))), ...addedTags]);
}

interface CarriersProps {
  carriers: readonly { tags: readonly string[] }[];
}

/** Checks changes of tags, also against the number of tags that one thing may carry. */
export function useTagChangesCheck({ carriers }: CarriersProps) {
  const { validate } = useFieldIssues();
  const check = validate(ownTags);
  return async (changes: TagChanges) => {
    const longest = carriers
      .map(({ tags }) => changeTags(tags, changes))
      .reduce((a, b) => (b.length > a.length ? b : a), []);
    const { tags: wrong = (await check({ tags: longest })).tags } = await check({
      tags: changes.addedTags,
    });
    return wrong === undefined ? {} : { addedTags: wrong };
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
