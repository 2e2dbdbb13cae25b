import { toInputErrors } from './inputErrors.ts';
import type { InputError } from './resolvers.generated.ts';

/** A payload: what was done, or what a person can correct. */
export async function answerOrErrors<Answer extends object, Refused extends object>(
  work: () => Promise<Answer>,
  refused: Refused,
  toErrors: (error: unknown) => InputError[] = toInputErrors,
): Promise<(Answer & { errors: InputError[] }) | (Refused & { errors: InputError[] })> {
  try {
    return { ...(await work()), errors: [] };
  } catch (error) {
    return { ...refused, errors: toErrors(error) };
  }
}
