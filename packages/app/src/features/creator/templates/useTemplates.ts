import { OwnTemplatesDocument } from '../../../server/generated/graphql';
import { useStartersQuery } from '../../../server/generated/hooks';
import { useWholeList } from '../../../server/useWholeList';
import { useLanguage } from '../../../i18n/IntlProvider';

/** Every form to start from: the account's own, and those that come with the product. */
export function useTemplates() {
  const { language } = useLanguage();
  const starters = useStartersQuery({ variables: { language } });
  const own = useWholeList(OwnTemplatesDocument);

  return {
    starters: starters.data?.starters ?? [],
    own: own.items,
    isLoading: own.isLoading || (starters.loading && !starters.data),
    hasFailed:
      (starters.error !== undefined && !starters.data) ||
      (own.error !== undefined && own.items.length === 0),
    retry: () => {
      own.retry();
      void starters.refetch();
    },
  };
}
