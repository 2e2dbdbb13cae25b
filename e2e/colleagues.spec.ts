import { violationsOf } from './stack/accessibility.ts';
import { publishCode } from './stack/code.ts';
import { createOwner, knownOwner, linkIn } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

const own = ['Rynek Stary', 'Rynek Nowy', 'Rynek Mały'];
const others = ['Dworzec', 'Lotnisko'];

test('an owner invites a manager for three places, who sees these and nothing else, and is out at once', async ({
  stack,
  openAs,
  browser,
  refused,
}) => {
  test.setTimeout(300_000);
  const owner = await createOwner(stack);
  const codes = new Map<string, { id: string; slug: string; site: string }>();
  for (const name of [...own, ...others]) {
    const { id, slug } = await publishCode(owner);
    const { site } = await owner.ask<{ site: string }>('GET', `/code/${id}/`);
    await owner.ask('PATCH', `/location/${site}/`, { name });
    await owner.ask('PATCH', `/code/${id}/`, { name: `Kod ${name}` });
    codes.set(name, { id, slug, site });
  }
  const answer = async (name: string, comment: string) => {
    const { slug = '' } = codes.get(name) ?? {};
    const response = await fetch(`${stack.origin}/api/survey/${slug}/submit/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: crypto.randomUUID(), rating: 9, comment }),
    });
    expect(response.status).toBe(201);
  };
  for (const name of codes.keys()) await answer(name, `Uwaga: ${name}`);

  const email = `maria-${crypto.randomUUID()}@kawiarnia.example`;
  const password = 'Parasol nad stolikiem 8!';
  const ofOwner = await (await openAs(owner)).newPage();

  await test.step('the owner invites her', async () => {
    await ofOwner.goto(`${stack.origin}/account/?tab=colleagues`);
    await ofOwner.getByRole('button', { name: 'Invite a colleague' }).click();
    const dialog = ofOwner.getByRole('dialog', { name: 'Invite a colleague' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    for (const name of own) await dialog.locator('label').filter({ hasText: name }).click();
    expect(await violationsOf(ofOwner)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(ofOwner.getByRole('main').getByText(email)).toBeVisible();
  });

  const context = await browser.newContext();
  const page = await context.newPage();

  await test.step('she accepts by the letter, and logs in', async () => {
    const letter = await stack.mailbox.letterTo(email, /invitation/i);
    const link = linkIn(letter.text, '/invitation');
    await page.goto(link);
    await expect(page.getByText('Zofia Wiśniewska invites you to their account.')).toBeVisible();
    await page.getByRole('textbox', { name: 'First name' }).fill('Maria');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Lis');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('checkbox', { name: /I agree/ }).check({ force: true });
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Log in', exact: true }),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Feedback' }).first()).toBeVisible();

    const again = await (await browser.newContext()).newPage();
    await again.goto(link);
    await expect(again.getByText('This link does not work any more.')).toBeVisible();
    await again.context().close();
  });
  const maria = knownOwner(stack.origin, email, password);
  const main = page.getByRole('main');
  const seesOwnAlone = async () => {
    for (const name of own) await expect(main.getByText(name).first()).toBeVisible();
    for (const name of others) await expect(page.getByText(name)).toHaveCount(0);
  };

  await test.step('lists and notifications show her places, and nothing that she may not do', async () => {
    await page.goto(`${stack.origin}/locations/`);
    await seesOwnAlone();
    await expect(page.getByRole('button', { name: 'Add location' })).toHaveCount(0);
    await page.goto(`${stack.origin}/creator/codes/`);
    await seesOwnAlone();
    await page.goto(`${stack.origin}/feedback/`);
    await seesOwnAlone();
    await page.goto(`${stack.origin}/notifications/`);
    await seesOwnAlone();
    await page.goto(`${stack.origin}/account/?tab=colleagues`);
    await expect(page.getByRole('tab', { name: 'User details' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Colleagues' })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Developers' })).toHaveCount(0);
  });

  await test.step('search and the palette find nothing else', async () => {
    await page.goto(`${stack.origin}/feedback/?search=Dworzec`);
    await expect(main.getByText('Uwaga: Dworzec')).toHaveCount(0);
    await expect(main.getByText(/Nothing|No feedback|found/i).first()).toBeVisible();
    await page.goto(stack.origin);
    await page.getByRole('button', { name: /^Search/ }).click();
    const palette = page.getByRole('dialog').last();
    await expect(palette).toBeVisible();
    await page.keyboard.type('Rynek');
    await expect(palette.getByText('Rynek Stary').first()).toBeVisible();
    await page.keyboard.press('Control+a');
    const asked = page.waitForResponse((response) => response.url().includes('/graphql'));
    await page.keyboard.type('Dworzec');
    await asked;
    await expect(palette.getByText('Rynek Stary')).toHaveCount(0);
    await expect(palette.getByText(/Kod Dworzec|Uwaga: Dworzec/)).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('figures, files and the API count her places alone', async () => {
    const overview = await maria.ask<{ submissions: number }>('GET', '/stats/overview/');
    expect(overview.submissions).toBe(own.length);
    const rows = await maria.ask<object[]>('GET', '/feedback/export/?file_format=json');
    expect(rows).toHaveLength(own.length);
    const { site = '' } = codes.get('Dworzec') ?? {};
    await expect(maria.ask('GET', `/location/${site}/`)).rejects.toThrow('404');
    await expect(maria.ask('GET', '/webhook/')).rejects.toThrow('403');
    await page.goto(`${stack.origin}/stats/?tab=locations-codes`);
    await seesOwnAlone();
  });

  await test.step('live events tell of her places alone', async () => {
    await page.goto(`${stack.origin}/feedback/`);
    await seesOwnAlone();
    await answer('Lotnisko', 'Nie dla niej');
    await answer('Rynek Nowy', 'Dla niej');
    await expect(page.getByRole('button', { name: '1 new answer' })).toBeVisible();
  });

  await test.step('the owner passes an answer on to her, she finds it, replies, and it waits no more', async () => {
    await owner.ask('PUT', '/due_times/', {
      due_times: [{ rating_min: 9, rating_max: 10, hours: 4 }],
    });
    await ofOwner.goto(`${stack.origin}/feedback/`);
    await ofOwner.getByText('Uwaga: Dworzec').first().click();
    const details = ofOwner.getByRole('region', { name: 'Feedback details' });
    await ofOwner.getByRole('button', { name: /Assigned to/ }).click();
    // She does not work there.
    await expect(ofOwner.getByRole('option', { name: 'Zofia Wiśniewska (you)' })).toBeVisible();
    await expect(ofOwner.getByRole('option', { name: 'Maria Lis' })).toHaveCount(0);
    await ofOwner.keyboard.press('Escape');
    await ofOwner.goto(`${stack.origin}/feedback/?search=Stary`);
    await ofOwner.getByText('Uwaga: Rynek Stary').first().click();
    await ofOwner.getByRole('button', { name: /Assigned to/ }).click();
    await ofOwner.getByRole('option', { name: 'Maria Lis' }).click();
    await expect(details.getByRole('button', { name: /Maria Lis/ })).toBeVisible();
    await expect(details.getByText(/Reply by/)).toBeVisible();
    expect(await violationsOf(ofOwner)).toEqual([]);

    await page.goto(`${stack.origin}/feedback/`);
    await page.getByRole('tab', { name: 'Mine (1)' }).click();
    await expect(page).toHaveURL(/work=unanswered&assignee=me/);
    await expect(main.getByText('Uwaga: Rynek Nowy')).toHaveCount(0);
    await expect(main.getByText(/Due in 3 hours/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await main.getByText('Uwaga: Rynek Stary').first().click();
    await page
      .getByRole('textbox', { name: 'Message to the visitor' })
      .fill('Dziękujemy, przekażę zespołowi.');
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Mine', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: /^Unanswered/ }).click();
    await expect(main.getByText('Uwaga: Rynek Nowy').first()).toBeVisible();
    await expect(main.getByText('Uwaga: Rynek Stary')).toHaveCount(0);
  });

  await test.step('the owner offers her the account, and she declines', async () => {
    await ofOwner.goto(`${stack.origin}/account/?tab=colleagues`);
    await ofOwner.getByRole('button', { name: 'Transfer ownership' }).click();
    const dialog = ofOwner.getByRole('dialog', { name: 'Transfer ownership' });
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(owner.password);
    expect(await violationsOf(ofOwner)).toEqual([]);
    await dialog.getByRole('button', { name: 'Offer the account' }).click();
    await expect(ofOwner.getByText(/Offered to Maria Lis, until/)).toBeVisible();
    expect(await violationsOf(ofOwner)).toEqual([]);

    const letter = await stack.mailbox.letterTo(email, /offers you their Hearback account/);
    expect(letter.text).toContain(`${stack.origin}/account/?tab=accounts`);
    await page.goto(`${stack.origin}/account/?tab=accounts`);
    await expect(page.getByText(/Zofia Wiśniewska offers you this account until/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('You declined the account.')).toBeVisible();
    await ofOwner.reload();
    await expect(ofOwner.getByRole('button', { name: 'Transfer ownership' })).toBeVisible();
  });

  await test.step('removed, she is out at once', async () => {
    await ofOwner.goto(`${stack.origin}/account/?tab=colleagues`);
    await ofOwner
      .getByRole('row', { name: /Maria Lis/ })
      .getByRole('button', { name: 'Remove' })
      .click();
    const dialog = ofOwner.getByRole('dialog', { name: 'Remove Maria Lis?' }).last();
    const { access } = await maria.logIn();
    const ask = () =>
      fetch(`${stack.origin}/api/location/`, { headers: { authorization: `Bearer ${access}` } });
    expect((await ask()).status).toBe(200);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(ofOwner.getByText('The colleague was removed.')).toBeVisible();
    expect((await ask()).status).toBe(401);
    await page.goto(`${stack.origin}/locations/`);
    await expect(page).toHaveURL(/\/login\//);
  });

  await context.close();
  expect(refused).toEqual([]);
});

test('a colleague is mentioned in a note and hears of it, and a visitor is replied to with saved Polish words', async ({
  stack,
  openAs,
}) => {
  test.setTimeout(180_000);
  const owner = await createOwner(stack);
  const { slug } = await publishCode(owner);
  const email = `jan-${crypto.randomUUID()}@kawiarnia.example`;
  const password = 'Parasol nad stolikiem 9!';
  await owner.ask('POST', '/colleague/invitation/', { email, role: 'manager', everywhere: true });
  const letter = await stack.mailbox.letterTo(email, /invitation/i);
  const token = linkIn(letter.text, '/invitation')
    .split(/[/?#=]/)
    .findLast((part) => part !== '');
  const post = (path: string, body: object) =>
    fetch(`${stack.origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const names = { first_name: 'Jan', last_name: 'Lis', agree_terms: true };
  expect((await post('/invitation/accept/', { token, password, ...names })).status).toBe(200);
  const sent = await post(`/survey/${slug}/submit/`, {
    client_id: crypto.randomUUID(),
    rating: 4,
    comment: 'Zimna zupa.',
    language: 'pl-PL',
  });
  const { receipt } = (await sent.json()) as { receipt: string };

  const page = await (await openAs(owner)).newPage();
  const ofJan = await (await openAs(knownOwner(stack.origin, email, password))).newPage();
  await ofJan.goto(`${stack.origin}/notifications/`);
  await expect(ofJan.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the owner mentions Jan by keys, and he is told while he looks', async () => {
    await page.goto(`${stack.origin}/feedback/`);
    await page.getByText('Zimna zupa.').first().click();
    const note = page.getByRole('textbox', { name: /Private note/ });
    await note.click();
    await page.keyboard.type('Please call back, @jan');
    await expect(page.getByRole('option', { name: 'Jan Lis' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(note).toHaveValue('Please call back, @Jan Lis ');
    const told = ofJan.getByRole('link', { name: /mentions you in a note/ });
    // The answer itself is the first one.
    await expect(ofJan.getByRole('tab', { name: 'Unread (2)' })).toBeVisible();
    await expect(ofJan.getByRole('button', { name: 'Something new' })).toBeVisible();
    await ofJan.reload();
    await told.click();
    await expect(ofJan.getByRole('textbox', { name: /Private note/ })).toHaveValue(
      'Please call back, @Jan Lis',
    );
  });

  await test.step('reading it is his alone', async () => {
    await ofJan.goto(`${stack.origin}/notifications/?show=unread`);
    await expect(ofJan.getByRole('link', { name: /mentions you in a note/ })).toHaveCount(0);
    const unread = await owner.ask<{ count: number }>('GET', '/notification/?unread=true');
    expect(unread.count).toBeGreaterThan(0);
  });

  await test.step('Jan saves a reply in two languages, and sends the visitor the Polish one', async () => {
    await ofJan.goto(`${stack.origin}/feedback/`);
    await ofJan.getByText('Zimna zupa.').first().click();
    await ofJan.getByRole('button', { name: 'Saved replies' }).click();
    await ofJan.getByRole('menuitem', { name: /Add or change/ }).click();
    const dialog = ofJan.getByRole('dialog', { name: 'Saved replies' });
    await dialog.getByRole('textbox', { name: /^Title/ }).fill('Apology');
    await dialog.getByRole('textbox', { name: /English/ }).fill('We are sorry.');
    await dialog.getByRole('textbox', { name: /Polish/ }).fill('Bardzo przepraszamy.');
    expect(await violationsOf(ofJan)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(ofJan.getByText('The reply is saved.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await ofJan.getByRole('button', { name: 'Saved replies' }).click();
    await ofJan.getByRole('menuitem', { name: /Apology/ }).click();
    const reply = ofJan.getByRole('textbox', { name: /Message to the visitor/ });
    await expect(reply).toHaveValue('Bardzo przepraszamy.');
    await ofJan.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(ofJan.getByText(/^Replied /).first()).toBeVisible();
    const visitor = await (await openAs(owner)).newPage();
    await visitor.goto(`${stack.origin}/receipt/${receipt}`);
    await expect(visitor.getByText('Bardzo przepraszamy.')).toBeVisible();
  });

  await test.step('the statistics say who replied', async () => {
    await page.goto(`${stack.origin}/stats/?tab=feedback`);
    const card = page.getByRole('region', { name: 'How long do visitors wait for a reply?' });
    await expect(card.getByRole('row').filter({ hasText: 'Jan Lis' })).toContainText('1 reply');
  });

  await test.step('Jan accepts the account, and what the owner before has open goes on as a manager’s', async () => {
    await page.goto(`${stack.origin}/feedback/`);
    await expect(page.getByText('Zimna zupa.').first()).toBeVisible();
    const { colleagues } = await owner.ask<{ colleagues: { id: string; email: string }[] }>(
      'GET',
      '/colleague/',
    );
    const jan = colleagues.find((colleague) => colleague.email === email);
    await owner.ask('POST', '/ownership/', { colleague: jan?.id, password: owner.password });
    await ofJan.goto(`${stack.origin}/account/?tab=accounts`);
    await ofJan.getByRole('button', { name: 'Accept' }).click();
    await expect(ofJan).toHaveURL(`${stack.origin}/`);

    await ofJan.goto(`${stack.origin}/account/?tab=colleagues`);
    const former = ofJan.getByRole('row', { name: /Zofia Wiśniewska/ });
    await expect(former).toContainText('Manager');
    await expect(ofJan.getByRole('button', { name: 'Transfer ownership' })).toBeVisible();
    await stack.mailbox.letterTo(owner.email, /owns your Hearback account now/);

    const late = { client_id: crypto.randomUUID(), rating: 8, comment: 'Po przekazaniu.' };
    expect((await post(`/survey/${slug}/submit/`, late)).status).toBe(201);
    await page.getByRole('button', { name: '1 new answer' }).click();
    await expect(page.getByText('Po przekazaniu.').first()).toBeVisible();
    await page.goto(`${stack.origin}/account/`);
    await expect(page.getByRole('tab', { name: 'User details' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Colleagues' })).toHaveCount(0);
  });
});
