import { useRef } from 'react';

import type { SaveAnswer } from './DocumentSaver';
import { newUuid } from '../../../server/newUuid';

/** Adds a document under an id that stays the same until there is an answer: asked twice, it is added once. */
export function useAddOnce() {
  const id = useRef<string>(undefined);

  return async <Document>(
    add: (id: string) => Promise<SaveAnswer<Document>>,
  ): Promise<SaveAnswer<Document>> => {
    id.current ??= newUuid();
    const answer = await add(id.current);
    if (answer.kind !== 'silence') id.current = undefined;
    return answer;
  };
}
