import type { CodePreview } from '../../contract/code.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { found } from '../found.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'codes' | 'forms' | 'locations'>;

/** What visitors would see were the code published now. Counts no scan and takes no answer. */
export const previewCode =
  ({ codes, forms, locations }: Tools) =>
  async (accountId: string, id: string): Promise<CodePreview> => {
    const code = found(await codes.find(accountId, id));
    if (code.form === null) throw new ApiError('no_form', 'Link a form to this code first.');

    const { name } = found(await locations.find(accountId, code.site));
    return { form: found(await forms.find(accountId, code.form)), venue: name };
  };
