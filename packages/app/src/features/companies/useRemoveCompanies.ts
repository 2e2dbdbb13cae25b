import { useRemoveCompaniesMutation } from '../../apollo/generated/hooks';
import { dropThings, pointsTo } from '../../apollo/lists/dropThings';
import { takeOut } from '../../apollo/lists/takeOut';

/** Removes companies; their locations and codes go with them, here as on the server. */
export function useRemoveCompanies() {
  const [removeCompanies] = useRemoveCompaniesMutation({
    // The page closes up with what stood behind the removed rows.
    refetchQueries: ['CompaniesPage'],
    update: (cache, { data }) => {
      const ids = data?.removeCompanies.removedIds ?? [];
      if (ids.length === 0) return;
      takeOut(cache, 'companies', ids);
      dropThings(cache, (thing) => {
        const { __typename: kind, id } = thing;
        if (kind === 'Company') return ids.includes(String(id));
        const hangsOnCompany = kind === 'Location' || kind === 'Code';
        return hangsOnCompany && pointsTo(thing, 'company', 'Company', ids);
      });
    },
  });

  return async (ids: readonly string[]) => {
    const { data } = await removeCompanies({ variables: { input: { ids: [...ids] } } });
    return data?.removeCompanies;
  };
}
