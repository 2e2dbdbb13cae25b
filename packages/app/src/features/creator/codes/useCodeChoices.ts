import {
  FormChoicesDocument,
  FrameChoicesDocument,
  LocationChoicesDocument,
} from '../../../server/generated/graphql';
import { useWholeList } from '../../../server/useWholeList';

/** Every location, form and frame of the account: a code can be linked to these. */
export function useCodeChoices() {
  const locations = useWholeList(LocationChoicesDocument);
  const forms = useWholeList(FormChoicesDocument);
  const frames = useWholeList(FrameChoicesDocument);
  const lists = [locations, forms, frames];

  return {
    locations: locations.items,
    forms: forms.items,
    frames: frames.items,
    isLoading: lists.some(({ isLoading }) => isLoading),
    retry: () => lists.forEach(({ retry }) => retry()),
    hasFailed: lists.some(({ error, items }) => error !== undefined && items.length === 0),
  };
}

export type CodeChoices = ReturnType<typeof useCodeChoices>;
