import { useEffect, useState } from 'react';

import { useLanguage } from '../../../i18n/IntlProvider';
import { loadSearch, type Find } from './findArticles';

/** The search in the reader's language; null while it is loaded. */
export function useFind(): Find | null {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<{ language: string; find: Find }>();

  useEffect(() => {
    let isStale = false;
    loadSearch(language).then(
      (find) => {
        if (!isStale) setLoaded({ language, find });
      },
      (error: unknown) => {
        if (isStale) return;
        // For the error page, which offers to try again.
        setLoaded(() => {
          throw error;
        });
      },
    );
    return () => {
      isStale = true;
    };
  }, [language]);

  return loaded?.language === language ? loaded.find : null;
}
