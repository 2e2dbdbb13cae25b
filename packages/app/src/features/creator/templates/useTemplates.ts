import { useApolloClient } from '@apollo/client/react';

import {
  groupOfTrade,
  sortByTrade,
  tradeGroups,
  tradesOfStarter,
} from '@hearback/schema/documents';

import type { FormEditorState } from '@hearback/ui/editors/form';

import {
  OwnTemplatesDocument,
  TemplateOfCodeDocument,
  type Templates_TemplateFragment,
} from '../../../server/generated/graphql';
import { useStartersQuery } from '../../../server/generated/hooks';
import { useWholeList } from '../../../server/useWholeList';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';
import { messages as snackbar } from '../../../shell/snackbar/messages';
import type { CodeValues } from '../codes/CodeValues';
import { useAddForm } from '../forms/useAddForm';
import { useTrade } from './useTrade';

/** Resolves the form of a code: the chosen one, or a new one from the chosen template. */
export function useFormOfCode() {
  const client = useApolloClient();
  const addForm = useAddForm();

  /** Returns the form's id: empty if none is wanted, undefined if creating it failed (reported). */
  return async ({ formId, templateId, name }: CodeValues): Promise<string | undefined> => {
    if (formId !== '' || templateId === '') return formId;
    const { data, error } = await client.query({
      query: TemplateOfCodeDocument,
      variables: { id: templateId },
      errorPolicy: 'all',
      context: { failure: snackbar.serverIssue },
    });
    const template = data?.template;
    const answer = template && (await addForm({ ...template.document, title: name.trim() }));
    // A failed request has already been reported by the error link.
    const isSaid = error !== undefined || answer === undefined;
    if (!answer?.form && !isSaid) showSnackbar('error', messages.notMade);
    return answer?.form?.id;
  };
}

/** Replaces a form's fields and colors by those of a template, as one undoable step. */
export function putTemplate(
  editor: FormEditorState,
  { name, document }: Pick<Templates_TemplateFragment, 'name' | 'document'>,
) {
  const { title, translations: { main } = {} } = editor.document;
  editor.replace({ ...document, title, ...(main !== undefined && { translations: { main } }) });
  showSnackbar('success', messages.applied, { name });
}

/** All templates: the account's own, and the starters. */
export function useTemplates() {
  const { language } = useLanguage();
  const starters = useStartersQuery({ variables: { language } });
  const own = useWholeList(OwnTemplatesDocument);

  return {
    starters: starters.data?.starters ?? [],
    own: own.items,
    isLoading: own.isLoading || (starters.loading && !starters.data),
    hasFailed:
      (starters.error !== undefined && !starters.data) ||
      (own.error !== undefined && own.items.length === 0),
    retry: () => {
      own.retry();
      void starters.refetch();
    },
  };
}

const shelfTitles = {
  food: messages.food,
  outings: messages.outings,
  care: messages.care,
  services: messages.services,
} as const;

/** Templates by shelf: the account's own, then those of its line of business, then the others. */
export function useShelves() {
  const { formatMessage } = useIntl();
  const { own, starters, ...rest } = useTemplates();
  const { trade, isLoading: isTradeLoading } = useTrade();
  const near = trade === undefined ? undefined : groupOfTrade(trade);
  const sorted = sortByTrade(starters, tradesOfStarter, trade);
  const groups = tradeGroups.toSorted(
    (one, other) => Number(other === near) - Number(one === near),
  );

  const shelves = [
    { id: 'own', title: formatMessage(messages.own), items: own },
    ...groups.map((id) => ({
      id,
      title: formatMessage(shelfTitles[id]),
      items: sorted.filter((starter) =>
        tradesOfStarter(starter).some((each) => groupOfTrade(each) === id),
      ),
    })),
  ].filter(({ items }) => items.length > 0);

  return {
    ...rest,
    isLoading: rest.isLoading || isTradeLoading,
    shelves,
    /** All of them, in the order of the shelves. */
    templates: shelves.flatMap(({ items }) => items),
  };
}
