import { useRemoveCompaniesMutation } from '../../apollo/generated/hooks';
import { removeThings } from '../../apollo/lists/removeThings';

/** Removes companies; their locations and codes go with them, here as on the server. */
export function useRemoveCompanies() {
  const [removeCompanies] = useRemoveCompaniesMutation({
    // The page closes up with what stood behind the removed rows.
    refetchQueries: ['CompaniesPage'],
    update: (cache, { data }) =>
      removeThings(cache, 'Company', data?.removeCompanies.removedIds ?? []),
  });

  return async (ids: readonly string[]) => {
    const { data } = await removeCompanies({ variables: { input: { ids: [...ids] } } });
    return data?.removeCompanies;
  };
}
