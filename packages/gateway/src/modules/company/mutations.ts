import { answerOrErrors } from '../../answerOrErrors.ts';
import type {
  AddCompanyInput,
  MutationResolvers,
  UpdateCompanyInput,
} from '../../resolvers.generated.ts';

const toBody = ({
  name,
  address,
  registrationNumber,
  representative,
  visitorName,
}: AddCompanyInput | UpdateCompanyInput) => ({
  name,
  address,
  registration_number: registrationNumber,
  representative,
  visitor_name: visitorName,
});

/** Adds, changes and removes companies. */
export const companyMutations = {
  addCompany: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => ({
        company: await sources.companies.add({ ...toBody(input), id: input.id ?? undefined }),
      }),
      {
        company: null,
      },
    ),

  updateCompany: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => ({ company: await sources.companies.update(input.id, toBody(input)) }),
      { company: null },
    ),

  removeCompanies: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { deleted, deletion, cascade } = await sources.companies.remove(input.ids);
        return { removedIds: deleted, deletionId: deletion, cascade };
      },
      { removedIds: [], deletionId: null, cascade: null },
    ),
} satisfies MutationResolvers;
