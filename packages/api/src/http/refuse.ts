import { issueSentences, type IssueCode } from '@hearback/schema/errors';
import type { Issues } from '@hearback/schema/rules';

import { ApiError } from './ApiError.ts';

/** Another account's object and one that never was answer alike. */
export const notFound = () => new ApiError('not_found', 'Not found.');

/** A refusal of fields in sentences: `{ email: ["…"] }`. */
export const invalidInput = (fields: Issues) =>
  new ApiError('invalid_input', 'Some fields are not right.', { fields });

/** A refusal of one field by its code. */
export const invalidField = (field: string, code: IssueCode) =>
  invalidInput({ [field]: [issueSentences[code]] });
