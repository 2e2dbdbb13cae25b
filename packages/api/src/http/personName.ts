import { issueSentences } from '@hearback/schema/errors';
import { requiredText } from '@hearback/schema/rules';
import * as v from 'valibot';

const maxLength = 100;

/** Something a mail program would make a link of, or a control character. */
const linkOrControl = /www\.|[/\\@]|\p{L}{2}\.\p{L}{2}|\p{Cc}/iu;

/**
 * A person's name. It stands in letters to addresses that nobody has confirmed yet, so it must not
 * carry a stranger's link there.
 */
export const personName = v.pipe(
  requiredText(maxLength),
  v.check((name) => !linkOrControl.test(name), issueSentences.invalid),
);
