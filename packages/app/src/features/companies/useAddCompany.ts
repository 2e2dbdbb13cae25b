import { useAddCompanyMutation } from '../../server/generated/hooks';
import type { AddCompanyInput } from '../../server/generated/graphql';
import { putFirst } from '../../server/lists/putFirst';

/** Adds a company. It then stands first in the list. */
export function useAddCompany() {
  const [addCompany] = useAddCompanyMutation({
    update: (cache, { data }) => {
      const company = data?.addCompany.company;
      if (company) putFirst(cache, 'companies', company);
    },
  });

  return async (input: AddCompanyInput) => {
    const { data } = await addCompany({ variables: { input } });
    return data?.addCompany;
  };
}
