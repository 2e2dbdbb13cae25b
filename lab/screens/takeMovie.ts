import { readFileSync } from 'node:fs';

import type { Locator } from 'playwright';
import sharp from 'sharp';

import { toSvgFile } from '@hearback/print/files';
import { openFonts } from '@hearback/print/fonts';
import type { FrameDocument } from '@hearback/schema/documents';

import { remembered } from '../../e2e/stack/storage.ts';
import { readFontFile } from '../../packages/print/src/fonts/readFontFile.fixtures.ts';
import { root } from '../../scripts/run.ts';
import type { OpenSample } from './openSample.ts';
import { settled } from './settled.ts';
import { withoutSampleNotice } from './withoutSampleNotice.ts';

/** CSS pixels of a picture of the movie, of its bar, and of the phone in it. */
const stage = { width: 960, height: 600 };
const bar = 52;
const phone = { width: 360, height: 636 };
const density = 1.25;
/** The owner's window; it is drawn a little smaller, to fit above the bar. */
const desk = { width: 1_110, height: Math.round(((stage.height - bar) / stage.width) * 1_110) };

const steps = ['Scan', 'Answer', 'Read and reply', 'See what changes'] as const;
type Step = (typeof steps)[number];

const comment = 'The soup was cold today. The window seats are lovely, though.';
const reply = 'We are sorry, Ola. The next soup is on us.';

const fontFile = `${root}node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`;
const address = (type: string, file: Buffer) => `data:${type};base64,${file.toString('base64')}`;

const page = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Sans; font-weight: 400 700; src: url(${address('font/woff2', readFileSync(fontFile))}) }
* { box-sizing: border-box }
body { margin: 0; width: ${stage.width}px; height: ${stage.height}px; overflow: hidden; background: #eceae3; font: 500 17px/24px Sans; color: #6b6862 }
main { position: relative; height: ${stage.height - bar}px; display: flex; align-items: center; justify-content: center; gap: 88px; overflow: hidden }
ol { display: flex; gap: 36px; justify-content: center; align-items: center; height: ${bar}px; margin: 0; padding: 0; list-style: none; background: #fff; border-top: 1px solid #dedbd2 }
li { display: flex; gap: 9px; align-items: center }
li b { display: grid; place-items: center; width: 26px; height: 26px; border-radius: 5px; border: 1.5px solid #8d8982; font-size: 14px; font-weight: 600 }
li[aria-current] { color: #1d1b20; font-weight: 650 }
li[aria-current] b { color: #fff; background: #0d5f57; border-color: #0d5f57 }
.sticker { height: 440px; border-radius: 10px; box-shadow: 0 1px 2px #0003, 0 12px 32px #0002 }
.phone { position: relative; flex: none; width: 300px; height: 516px; padding: 9px; border-radius: 40px; background: #1d1b20; box-shadow: 0 14px 36px #0003 }
.screen { position: relative; width: 100%; height: 100%; border-radius: 31px; overflow: hidden; background: #fff }
.screen > .page { display: block; width: 100% }
.camera { background: #2b2926; display: grid; place-items: center }
.camera img { height: 350px; margin-block-end: 40px; border-radius: 6px }
.camera i { position: absolute; inset: 180px 56px 148px; border: 3px solid #fff; border-radius: 22px; box-shadow: 0 0 0 400px #0006 }
.camera a { position: absolute; inset: auto 14px 34px; padding: 10px 4px; border-radius: 999px; background: #ffd84d; color: #1d1b20; text-align: center; font-size: 13px; font-weight: 600 }
.desk { position: absolute; inset: 0; width: 100% }
svg { position: absolute; width: 26px; filter: drop-shadow(0 1px 2px #0006) }
</style><main></main><ol></ol>`;

const picture = (className: string, file: Buffer, type = 'image/png') =>
  `<img class="${className}" src="${address(type, file)}">`;

const arrow = (x: number, y: number) =>
  `<svg viewBox="0 0 24 24" style="left:${x - 5}px;top:${y - 2}px"><path d="M5 2l14 12-6.2.7 3.4 6.5-2.7 1.4-3.4-6.6L5 20z" fill="#1d1b20" stroke="#fff" stroke-width="1.5"/></svg>`;

/**
 * Walks from the scan to the statistics in the sample and writes an animated picture: a visitor's phone, and the
 * owner's window in which the answer arrives.
 */
export async function takeMovie({ origin, server, owner, browser }: OpenSample, file: string) {
  const frames: { picture: Buffer; ms: number }[] = [];
  const screen = await browser.newPage({ viewport: stage, deviceScaleFactor: density });
  await screen.setContent(page);

  const show = async (step: Step, ms: number, html: string) => {
    const list = steps
      .map(
        (name, index) =>
          `<li${name === step ? ' aria-current="step"' : ''}><b>${index + 1}</b>${name}</li>`,
      )
      .join('');
    await screen.evaluate(
      async ([main, bar]) => {
        document.querySelector('main')!.innerHTML = main;
        document.querySelector('ol')!.innerHTML = bar;
        await Promise.all([...document.images].map((image) => image.decode()));
        await document.fonts.ready;
      },
      [html, list] as const,
    );
    frames.push({ picture: await screen.screenshot(), ms });
  };

  const { results: codes } = await owner.ask<{
    results: { name: string; slug: string; frame: string }[];
  }>('GET', '/code/?page_size=0');
  const code = codes.find(({ name }) => name === 'Tables by the window');
  if (!code) throw new Error('The sample has no code for its tables.');
  const card = await owner.ask<FrameDocument>('GET', `/frame/${code.frame}/`);
  const sticker = Buffer.from(
    toSvgFile(card, {
      codeText: `${origin}/r/${code.slug}`,
      language: 'en-US',
      fonts: await openFonts(readFontFile),
    }),
  );

  const ownerContext = await browser.newContext({
    storageState: remembered(origin, await owner.logIn()),
    viewport: desk,
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
  });
  const inbox = await ownerContext.newPage();
  await withoutSampleNotice(inbox, server);

  await inbox.goto(`${origin}/feedback/`);
  await inbox.getByRole('rowheader').first().waitFor();
  await settled(inbox);

  const visitorContext = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
  });
  const visitor = await visitorContext.newPage();

  const printed = (className: string) => picture(className, sticker, 'image/svg+xml');
  const beside = (inside: string, className = '') =>
    `${printed('sticker')}<div class="phone"><div class="screen ${className}">${inside}</div></div>`;
  const camera = (found: string) => beside(`${printed('')}<i></i>${found}`, 'camera');
  await show('Scan', 1_100, camera(''));
  await show('Scan', 1_300, camera(`<a>${new URL(origin).host}/r/${code.slug}</a>`));

  await visitor.goto(`${origin}/r/${code.slug}`);
  const showPhone = async (ms: number) =>
    show('Answer', ms, beside(picture('page', await visitor.screenshot({ caret: 'hide' }))));
  await showPhone(1_200);
  await visitor.locator('input[name=rating][value="5"]').press('Space');
  await showPhone(700);
  const field = visitor.locator('textarea[name=comment]');
  await field.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
  const words = comment.split(' ');
  for (let count = 2; count <= words.length + 1; count += 2) {
    await field.fill(words.slice(0, count).join(' '));
    await showPhone(count > words.length - 1 ? 900 : 170);
  }
  await visitor.locator('input[name=name]').fill('Ola');
  await visitor.locator('input[name=email]').scrollIntoViewIfNeeded();
  await showPhone(900);
  await visitor.getByRole('button', { name: 'Send' }).click();
  await visitor.getByRole('heading', { name: 'Thank you!' }).waitFor();
  await showPhone(1_500);

  const showDesk = async (step: Step, ms: number, at?: Locator) => {
    await settled(inbox);
    const box = await at?.boundingBox();
    const scale = stage.width / desk.width;
    const pointer = box
      ? arrow((box.x + box.width / 2) * scale, (box.y + box.height / 2) * scale)
      : '';
    await show(step, ms, picture('desk', await inbox.screenshot({ caret: 'hide' })) + pointer);
  };
  const pressed = async (step: Step, at: Locator) => {
    await at.hover();
    await showDesk(step, 900, at);
    await at.click();
  };
  const read = 'Read and reply';
  const arrived = inbox.getByRole('button', { name: '1 new answer' });
  await arrived.waitFor();
  await showDesk(read, 900);
  await pressed(read, arrived);
  const row = inbox.getByRole('rowheader').first();
  await inbox.getByText(comment).first().waitFor();
  await pressed(read, row);
  const message = inbox.getByRole('textbox', { name: 'Message to the visitor' });
  await message.waitFor();
  await showDesk(read, 1_300);
  await message.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  const said = reply.split(' ');
  for (let count = 3; count < said.length + 3; count += 3) {
    await message.fill(said.slice(0, count).join(' '));
    await showDesk(read, 200);
  }
  await pressed(read, inbox.getByRole('button', { name: 'Reply', exact: true }));
  await inbox.getByText(reply).first().waitFor();
  await showDesk(read, 1_500);

  const last = 'See what changes';
  await inbox.goto(`${origin}/stats/?timeframe=last_30_days`);
  await settled(inbox);
  await showDesk(last, 2_200);
  await pressed(last, inbox.getByRole('tab', { name: 'Ratings', exact: true }));
  await settled(inbox);
  await showDesk(last, 1_200);
  await inbox
    .getByRole('region', { name: 'How does the rating change?' })
    .evaluate((chart) => chart.scrollIntoView({ block: 'center' }));
  await showDesk(last, 3_000);

  const { length } = frames;
  const { size } = await sharp(
    frames.map((frame) => frame.picture),
    { join: { animated: true } },
  )
    .webp({
      delay: frames.map(({ ms }) => ms),
      loop: 0,
      quality: 72,
      effort: 6,
      smartSubsample: true,
      minSize: true,
    })
    .toFile(file);
  console.log(`${file}: ${length} pictures, ${Math.round(size / 1_024)} KB.`);
}
