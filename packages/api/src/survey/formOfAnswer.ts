import type { FormDocument } from '@hearback/schema/documents';

import type { SubmissionInput } from './contract.ts';
import { surveysSql, type OpenCode } from './surveys.sql.ts';
import type { ServiceTools } from '../services.ts';

/** The form an answer is judged by and kept with. */
export interface AnsweredForm {
  form_id: string;
  form_version: number;
  document: FormDocument;
}

/**
 * The form a visitor saw, which may be an earlier version, or another form that the code showed then. The
 * number of a version alone means the form that the code shows now. If it cannot be found, the current form
 * applies: it is no error of the visitor's.
 */
export const formOfAnswer =
  ({ db }: Pick<ServiceTools, 'db'>) =>
  async (
    code: OpenCode,
    { form_id, form_version }: Pick<SubmissionInput, 'form_id' | 'form_version'>,
  ): Promise<AnsweredForm> => {
    const shown = {
      form_id: code.form_id,
      form_version: code.form_version,
      document: code.document,
    };
    if (!form_version) return shown;
    const seen = { form_id: form_id?.toLowerCase() ?? code.form_id, form_version };
    if (seen.form_id === shown.form_id && form_version === shown.form_version) return shown;

    const document = await surveysSql.findVersion(db, code.account_id, seen.form_id, form_version);
    return document ? { ...seen, document } : shown;
  };
