import type { FormikErrors } from 'formik';

import { code } from '@hearback/schema/rules';

import { useFieldIssues } from '../../../fields/useFieldIssues';
import { toInput, type CodeValues } from './CodeValues';

/** Names that the rule for codes has for these fields. */
const aliases = { locationId: 'site', formId: 'form', frameId: 'frame' };

/** Asks the rule for codes, for whom an unlinked form or frame is null. */
export function useValidateCode() {
  const { validate } = useFieldIssues();
  const ask = validate<ReturnType<typeof toInput>>(code, aliases);
  return async (values: CodeValues): Promise<FormikErrors<CodeValues>> => ask(toInput(values));
}
