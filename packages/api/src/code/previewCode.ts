import { venueOf } from '@hearback/schema/venue';

import type { CodePreview } from './contract.ts';
import { ApiError } from '../http/ApiError.ts';
import { found } from '../http/found.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'codes' | 'forms' | 'locations' | 'companies'>;

/** What visitors would see were the code published now. Counts no scan and takes no answer. */
export const previewCode =
  ({ codes, forms, locations, companies }: Tools) =>
  async (accountId: string, id: string): Promise<CodePreview> => {
    const code = found(await codes.find(accountId, id));
    if (code.form === null) throw new ApiError('no_form', 'Link a form to this code first.');

    const place = found(await locations.find(accountId, code.site));
    const company = found(await companies.find(accountId, place.company));
    return {
      form: found(await forms.find(accountId, code.form)),
      venue: venueOf(company.visitor_name ?? company.name, place.visitor_name),
    };
  };
