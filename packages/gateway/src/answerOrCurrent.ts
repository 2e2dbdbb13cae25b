import { answerOrErrors } from './answerOrErrors.ts';
import { toInputErrors } from './inputErrors.ts';
import type { InputError } from './resolvers.generated.ts';
import { SourceError } from './sources/SourceError.ts';

/** A payload; when somebody else saved the thing meanwhile, with the thing as the API sent it. */
export async function answerOrCurrent<Thing, Answer extends object, Refused extends object>(
  work: () => Promise<Answer>,
  refused: Refused,
  asSent: (current: unknown) => Thing,
): Promise<(Answer | Refused) & { current: Thing | null; errors: InputError[] }> {
  let current: Thing | null = null;
  const answer = await answerOrErrors(work, refused, (error) => {
    const sent = error instanceof SourceError ? error.refusal.current : undefined;
    if (sent !== undefined) current = asSent(sent);
    return toInputErrors(error);
  });
  return { ...answer, current };
}
