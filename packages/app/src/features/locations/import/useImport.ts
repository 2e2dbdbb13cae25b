import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { refusalOf } from '../../../fields/refusalOf';
import {
  RemoveCompaniesDocument,
  RemoveLocationsDocument,
} from '../../../server/generated/graphql';
import { useImportLocationsMutation } from '../../../server/generated/hooks';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import {
  type DraftIssues,
  findDraftIssues,
  type ImportDraft,
  type ImportRow,
  type CompanyDraft,
  toImportInput,
} from './importRows';
import { messages } from './messages';

/** A draft with its issues. Those that had some once stay visible while they are corrected. */
export interface CheckedDraft extends ImportDraft {
  issues: DraftIssues;
  toMend: ReadonlySet<string>;
}

/** Issues of the server, which names rows by their places: `locations.2.address`. */
function issuesOfErrors(
  draft: ImportDraft,
  errors: readonly { field: string | null; code: string }[],
): DraftIssues | undefined {
  const found = { rows: new Map<string, object>(), companies: new Map<string, object>() };
  for (const { field, code } of errors) {
    const [, list, at, name = ''] = /^(locations|companies)\.(\d+)\.(\w+)$/.exec(field ?? '') ?? [];
    const kind = list === 'locations' ? 'rows' : 'companies';
    const thing = list === undefined ? undefined : draft[kind][Number(at)];
    if (!thing) return undefined;
    found[kind].set(thing.id, { ...found[kind].get(thing.id), [name]: code });
  }
  return found;
}

/** State of an import: a draft is checked, mended, checked by the server, added, and can be undone. */
export function useImport() {
  const client = useApolloClient();
  const [send] = useImportLocationsMutation({ errorPolicy: 'all' });
  const [draft, setDraft] = useState<CheckedDraft>();
  const [added, setAdded] = useState<ImportDraft>();
  const [isPending, setIsPending] = useState(false);

  const show = (next: ImportDraft, issues: DraftIssues, mended: Iterable<string> = []) =>
    setDraft({
      ...next,
      issues,
      toMend: new Set([...mended, ...issues.rows.keys(), ...issues.companies.keys()]),
    });

  /** Sends a draft. Issues are shown; true if there were none. */
  const ask = async (next: ImportDraft, dryRun: boolean, mended: Iterable<string> = []) => {
    const input = { dryRun, ...toImportInput(next) };
    const { data } = await send({ variables: { input } });
    const errors = data?.addLocations.errors;
    if (!errors) return false;
    if (errors.length === 0) return true;
    const issues = issuesOfErrors(next, errors);
    if (issues) show(next, issues, mended);
    else showSnackbar('error', refusalOf(errors));
    return false;
  };

  /** The lists and counts of what was added or deleted. */
  const forgetLists = () => {
    for (const fieldName of ['locations', 'companies', 'tags']) {
      client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    }
    client.cache.gc();
  };

  return {
    draft,
    added,
    isPending,

    check: async (next: ImportDraft): Promise<void> => {
      const issues = await findDraftIssues(next);
      show(
        next,
        issues,
        next.companies.map(({ id }) => id),
      );
      if (issues.rows.size + issues.companies.size === 0) await ask(next, true);
    },

    change: async (changed: ImportRow | CompanyDraft): Promise<void> => {
      if (!draft) return;
      const replaced = <Thing extends { id: string }>(things: readonly Thing[]) =>
        things.map((thing) => (thing.id === changed.id ? { ...thing, ...changed } : thing));
      const next = { rows: replaced(draft.rows), companies: replaced(draft.companies) };
      // The input is kept whatever the result of the check.
      setDraft({ ...draft, ...next });
      show(next, await findDraftIssues(next), draft.toMend);
    },

    add: async (): Promise<void> => {
      if (!draft) return;
      setIsPending(true);
      if (await ask(draft, false, draft.toMend)) {
        setAdded(draft);
        forgetLists();
      }
      setIsPending(false);
    },

    /** Deletes what was added. True if all of it is gone. */
    undo: async (): Promise<boolean> => {
      if (!added) return false;
      setIsPending(true);
      const removals = [
        { document: RemoveLocationsDocument, ids: added.rows.map(({ id }) => id) },
        { document: RemoveCompaniesDocument, ids: added.companies.map(({ id }) => id) },
      ].filter(({ ids }) => ids.length > 0);
      let isDone = true;
      for (const { document, ids } of removals) {
        const answer = await client.mutate({
          mutation: document,
          variables: { input: { ids } },
          errorPolicy: 'all',
        });
        isDone &&= answer.data !== undefined && answer.error === undefined;
      }
      forgetLists();
      setIsPending(false);
      if (isDone) showSnackbar('success', messages.undone, { count: added.rows.length });
      return isDone;
    },

    back: () => setDraft(undefined),
  };
}
