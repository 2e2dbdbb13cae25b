import { FormDocument, isReviewAddress } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import * as v from 'valibot';

/** Whether an address is one that the schema does not take, and may become one that it does. */
const isHalfTyped = (address: string) =>
  address.length <= limits.reviewUrlMaxLength && !isReviewAddress(address);

/** The form with what may be wrong for as long as it is typed left out: its title, an address. */
function withoutHalfTyped(form: FormDocument): FormDocument {
  const title = form.title.trim() === '' ? 'untitled' : form.title;
  const { review_url, ...thanks } = form.thank_you ?? {};
  return review_url !== undefined && isHalfTyped(review_url)
    ? { ...form, title, thank_you: thanks }
    : { ...form, title };
}

/** Whether a form is one that the schema takes, but for what is half typed. */
export const isSound = (form: FormDocument): boolean => v.is(FormDocument, withoutHalfTyped(form));
