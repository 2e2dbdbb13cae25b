import { publishCode } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { fillIn, send, thanks } from './stack/visitor.ts';

test('a session in the app repeats the cookie XSRF-TOKEN, and a change without it is refused', async ({
  openAs,
  stack,
}) => {
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  const context = await openAs(owner);
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await page.goto(`${stack.origin}/locations/`);
  await expect(page.getByText('Ogródek').first()).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies).toMatchObject([
    { name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax', httpOnly: false, expires: -1 },
  ]);

  // Later calls of the app repeat it; nothing of what it does itself is refused.
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/graphql'),
  );
  await page.goto(`${stack.origin}/companies/`);
  expect((await asked).headers()['x-xsrf-token']).toBe(cookies[0]?.value);
  await expect(page.getByText('Kawiarnia Parasol').first()).toBeVisible();
  expect(refused).toEqual([]);

  // A client as the specification has it: it reads the cookie, and sends the header.
  const { access: ownAccess } = await owner.logIn();
  const change = (header: 'repeated' | 'missing' | 'wrong') =>
    page.evaluate(
      async ([how, access]) => {
        const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const answer = await fetch('/api/user/details/', {
          method: 'PATCH',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${access}`,
            ...(how !== 'missing' && { 'x-xsrf-token': how === 'wrong' ? 'a.b' : token }),
          },
          body: JSON.stringify({ theme: 1 }),
        });
        return answer.status;
      },
      [header, ownAccess] as const,
    );
  expect(await change('missing')).toBe(403);
  expect(await change('wrong')).toBe(403);
  expect(await change('repeated')).toBe(200);

  // An owner who visits their own form is a visitor: the page neither needs the cookie nor the header.
  const visit = await context.newPage();
  await visit.goto(`${stack.origin}/r/${code.slug}`);
  await fillIn(visit, 'Od właścicielki');
  await send(visit).click();
  await expect(thanks(visit)).toBeVisible();
  await context.close();
});
