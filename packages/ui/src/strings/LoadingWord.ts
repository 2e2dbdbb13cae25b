import { createContext } from 'react';

export const loadingInEnglish = 'Loading…';

/**
 * The one word that a button needs while its work is under way, apart from the others: whoever
 * imports a button alone does not pay for all of them.
 */
export const LoadingWord = createContext(loadingInEnglish);
