import type { Owners } from './addOwners.ts';

/**
 * What an answer tells of an account: its words and ids. Ids that were in the question are no news
 * in the answer.
 */
export function tracesOf({ word, things }: Owners['mine'], text: string, question = ''): string[] {
  const { gone, slug, goneSlug, ...there } = things;
  return [word, slug, goneSlug, ...Object.values(there), ...Object.values(gone)].filter(
    (trace) => text.includes(trace) && !question.includes(trace),
  );
}

/** All that an account holds, as its owner reads it. */
export async function readAccount({ ask }: Owners['mine']): Promise<string> {
  const lists = [
    'company',
    'location',
    'form',
    'frame',
    'template',
    'code',
    'feedback',
    'deletion',
    'notification',
    'webhook',
  ];
  const read = lists.map(async (kind) => (await ask('GET', `/api/${kind}/?page_size=0`)).text);
  return [
    ...(await Promise.all(read)),
    (await ask('GET', '/api/user/details/')).text,
    (await ask('GET', '/api/stats/overview/')).text,
  ].join('\n');
}
