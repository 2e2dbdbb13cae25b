import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers } from '../../resolvers.generated.ts';

/** Sends a question to the people behind the product. */
export const askForHelp: NonNullable<MutationResolvers['askForHelp']> = (
  _,
  { input },
  { sources },
) =>
  answerOrErrors(async () => {
    await sources.help.ask({ ...input, topic: input.topic.toLowerCase() });
    return {};
  }, {});
