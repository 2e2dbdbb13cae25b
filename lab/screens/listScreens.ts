import type { Owner } from '../../e2e/stack/owner.ts';

/** A screen to look at: its address, and whether a session is needed there. */
export interface Screen {
  path: string;
  isInside: boolean;
}

const outside = ['/login/', '/register/', '/recover-account/', '/activate?resend=1'];

const inside = [
  '/',
  '/companies/',
  '/locations/',
  '/creator',
  '/creator/?wizard=1',
  '/creator/forms/',
  '/creator/frames/',
  '/creator/codes/',
  '/creator/editor/forms/new/',
  '/creator/editor/frames/new/',
  '/creator/editor/codes/new/',
  '/feedback/',
  '/notifications/',
  '/notifications/?show=unread',
  '/recently-deleted/',
  '/stats/',
  '/stats/?tab=scans-submissions',
  '/stats/?tab=ratings',
  '/stats/?tab=feedback',
  '/stats/?tab=locations-codes',
  '/stats/?tab=places',
  '/stats/?tab=answers',
  '/stats/?tab=forms',
  '/stats/report/',
  '/stats/experiments/',
  '/account/',
  '/account/?tab=security',
  '/account/?tab=settings',
  '/account/?tab=subscription',
  '/account/?tab=developers',
  '/account-setup/',
  '/faq/',
  '/faq/?tab=codes&article=publish-a-code',
  '/app/',
];

interface Listed {
  results: { id: string; slug?: string }[];
}

/** Every screen, with the editors of what the account has, and the page that its visitors see. */
export async function listScreens(owner: Owner): Promise<Screen[]> {
  const first = async (list: string) =>
    (await owner.ask<Listed>('GET', `${list}page_size=1`)).results[0];
  const [form, frame, code, open] = await Promise.all(
    ['/form/?', '/frame/?', '/code/?', '/code/?state=published&'].map(first),
  );
  return [
    ...outside.map((path) => ({ path, isInside: false })),
    ...(open?.slug === undefined ? [] : [{ path: `/r/${open.slug}`, isInside: false }]),
    ...[
      ...inside,
      ...(form
        ? ['', '?step=publish'].map((step) => `/creator/editor/forms/${form.id}/${step}`)
        : []),
      ...(frame ? [`/creator/editor/frames/${frame.id}/`] : []),
      ...(code ? [`/creator/editor/codes/${code.id}/`] : []),
    ].map((path) => ({ path, isInside: true })),
  ];
}

/** File name of a screen. Ids are replaced, since each run has others. */
export function nameOf(path: string): string {
  const plain = path
    .replace(/^\/r\/\w+/, '/visitor')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'stored');
  return plain.replaceAll(/[^a-z-]+/g, '_').replaceAll(/^_|_$/g, '') || 'home';
}
