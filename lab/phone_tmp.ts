import { openSample } from './screens/openSample.ts';
import { remembered } from '../e2e/stack/storage.ts';
import { mkdirSync } from 'node:fs';
const { origin, owner, browser, close } = await openSample();
mkdirSync('/tmp/ph', { recursive: true });
const W = Number(process.env.W ?? 390), H = W < 600 ? 844 : 900;
try {
  const tokens = await owner.logIn();
  const get = async (p: string) => owner.ask<any>('GET', p);
  const forms = await get('/form/?page=1'); const frames = await get('/frame/?page=1'); const codes = await get('/code/?page=1');
  const id = (x: any) => (x.results ?? x.items ?? x)[0].id;
  const paths = (process.env.ONLY ?? `/,/feedback/,/creator/codes/,/creator/forms/,/creator/frames/,/companies/,/locations/,/notifications/,/stats/,/creator/editor/forms/${id(forms)}/,/creator/editor/frames/${id(frames)}/,/creator/editor/codes/${id(codes)}/`).split(',');
  const context = await browser.newContext({ storageState: remembered(origin, tokens, { theme: process.env.T ?? '0', language: process.env.L ?? 'en-US' }), viewport: { width: W, height: H }, reducedMotion: 'reduce', serviceWorkers: 'block', deviceScaleFactor: 1 });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(origin + path);
    await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'), undefined, { timeout: 10000 }).catch(() => console.log('no rest', path));
    await page.waitForTimeout(700);
    const y = await page.evaluate(() => { const r = document.querySelector('main tbody tr, main [role=row][data-key], main li[data-key], main article, main canvas'); return r ? [r.tagName, Math.round(r.getBoundingClientRect().top)] : null; });
    console.log(path.slice(0, 30), JSON.stringify(y));
    await page.screenshot({ path: `/tmp/ph/${process.env.P ?? ''}${path.replace(/\W+/g, '_').slice(0, 24)}.png` });
  }
} finally { await close(); }
