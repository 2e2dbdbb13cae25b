import { newFormDocument, type FormDocument } from '@hearback/schema/documents';

import { storeLogin } from '../../../session/session';
import type { Answer, Answers } from '../../../test/fakeGateway';

/** A form that the server has. */
export const stored = newFormDocument('Tables', ['rating', 'comment']);

/** The form of the account, as the graph shows it. */
export const formOf = (document: FormDocument, revision: number, id = 'f1') => ({
  __typename: 'Form',
  id,
  title: document.title,
  document,
  revision,
  version: 0,
  hasUnpublishedChanges: true,
  usedByCodes: 0,
  dateCreated: '2026-11-20T10:00:00Z',
  dateUpdated: '2026-11-20T10:00:00Z',
});

interface Input {
  id?: string;
  document: FormDocument;
  revision?: number;
}

const inputOf = ({ input }: Record<string, unknown>) => input as Input;

/** Says that somebody else has saved this, as revision 7. */
export const changedBy = (document: FormDocument): Answer => ({
  data: {
    updateForm: {
      __typename: 'UpdateFormPayload',
      form: null,
      current: formOf(document, 7),
      errors: [{ __typename: 'InputError', field: null, code: 'form_changed', message: '' }],
    },
  },
});

/** Says that the form was removed since. */
export const goneForm: Answer = {
  data: {
    updateForm: {
      __typename: 'UpdateFormPayload',
      form: null,
      current: null,
      errors: [{ __typename: 'InputError', field: null, code: 'not_found', message: '' }],
    },
  },
};

/** A gateway that has the form and saves what it is told; `first` are its first answers to a save. */
export function savingGateway(first: Answer[] = []): Answers {
  return {
    FormEditorPage: { data: { form: formOf(stored, 1) } },
    AddForm: (variables) => ({
      data: {
        addForm: {
          __typename: 'AddFormPayload',
          form: formOf(inputOf(variables).document, 1, 'f9'),
          errors: [],
        },
      },
    }),
    UpdateForm: (variables) => {
      const { id, document, revision = 0 } = inputOf(variables);
      return (
        first.shift() ?? {
          data: {
            updateForm: {
              __typename: 'UpdateFormPayload',
              form: formOf(document, revision + 1, id),
              current: null,
              errors: [],
            },
          },
        }
      );
    },
  };
}

/** Logs in somebody with an account: drafts are kept for nobody else. */
export function logInAs(user: string) {
  const token = `h.${btoa(JSON.stringify({ user_id: user, sid: `${user}1` }))}.s`;
  storeLogin({ access: token, refresh: token }, { remember: true });
}
