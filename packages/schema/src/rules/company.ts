import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { requiredText, visitorName } from './text.ts';

export const company = v.object({
  name: requiredText(),
  address: requiredText(300),
  /** Kept as text, since leading zeros matter. Groups may be set apart; the digits alone are stored. */
  registration_number: v.pipe(
    requiredText(30),
    v.regex(/^\d+(?:[ ./-]\d+)*$/, issueSentences.not_a_number),
    v.transform((text) => text.replaceAll(/[ ./-]/g, '')),
  ),
  representative: requiredText(),
  /** Name for visitors. Null: `name`. */
  visitor_name: visitorName,
});
