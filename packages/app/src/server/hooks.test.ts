import { skipToken } from '@apollo/client/react';
import { Kind } from 'graphql';
import { expect, it } from 'vitest';

import * as documents from './generated/graphql';
import * as hooks from './generated/hooks';

/** Never called: the compiler is the test. A line that should not compile says so. */
export function useEveryKindOfHook() {
  const page = hooks.useCompaniesPageQuery(skipToken);
  const count: number | undefined = page.data?.companies.pageInfo.totalCount;
  // @ts-expect-error A field that the query does not ask for.
  const stranger = page.data?.companies.secret;

  hooks.useFormEditorPageQuery({ variables: { id: '1' } });
  hooks.useFormEditorPageQuery(skipToken);
  // @ts-expect-error The form's id is required.
  hooks.useFormEditorPageQuery({ variables: {} });
  // @ts-expect-error So are the options that carry it.
  hooks.useFormEditorPageQuery();

  const [addCompany] = hooks.useAddCompanyMutation();
  // @ts-expect-error A company needs more than a name.
  void addCompany({ variables: { input: { name: 'Parasol' } } });
  // @ts-expect-error A mutation with input cannot be called without.
  void addCompany();

  hooks.useAccountEventsSubscription({
    onData: ({ data }) => data.data?.accountEvent.feedbackChanged?.id.trim(),
  });
  return { count, stranger };
}

it('has a hook for every operation', () => {
  const names = Object.values(documents).flatMap((document) =>
    typeof document === 'object' && 'definitions' in document
      ? document.definitions.flatMap((definition) =>
          definition.kind === Kind.OPERATION_DEFINITION
            ? `use${definition.name?.value}${definition.operation.replace(/^./, (letter) => letter.toUpperCase())}`
            : [],
        )
      : [],
  );

  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !(name in hooks))).toEqual([]);
});
