import { useEffect, useState } from 'react';

import { useQuestionsOfFormQuery } from '../../server/generated/hooks';
import { useLanguage } from '../../i18n/IntlProvider';
import { loadChunk } from '../../loading/chunkError';
import type { Question, questionsOf } from './questions';

/** The questions of the form that the list is narrowed to. Empty without one, and while they load. */
export function useQuestions(formId: string): readonly Question[] {
  const { language } = useLanguage();
  const { data } = useQuestionsOfFormQuery({ variables: { id: formId }, skip: formId === '' });
  const [read, setRead] = useState<{ questionsOf: typeof questionsOf }>();
  const document = formId === '' ? undefined : data?.form?.document;

  useEffect(() => {
    // Without it the list has no columns of questions; the next visit asks again.
    if (document) loadChunk(() => import('./questions')).then(setRead, () => undefined);
  }, [document]);

  return document && read ? read.questionsOf(document, language) : [];
}
