import type { Owners } from './addOwners.ts';

/** Words and ids of an account in a response. Ids that were already in the request do not count. */
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
