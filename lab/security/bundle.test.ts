import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from '../../scripts/run.ts';

const folder = join(root, 'packages/app/dist/client');

/** Secrets that only the server has: their names and their formats. */
const secret =
  /\b(?:JWT_SECRET|DATABASE_URL|DATABASE_REPLICA_URL|SMTP_URL|METRICS_TOKEN)\b|postgres(?:ql)?:\/\/|smtps?:\/\/|-----BEGIN [A-Z ]*PRIVATE KEY|\beyJhbGciOi|\bwhsec_[\w+/]{20}|\bhb_live_[\w-]{20}/;

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Whatever `npm run build` has put there for browsers. `npm test` and the gate build first. */
describe.runIf(existsSync(folder))('what is built for browsers', () => {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const texts = files.filter((file) => /\.(?:js|css|html|json|webmanifest|svg)$/.test(file));

  it('has no maps of the source, and no names of one', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(texts.filter((file) => textOf(file).includes('sourceMappingURL='))).toEqual([]);
  });

  it('holds no secret, and no path of the machine it was built on', () => {
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((file) => secret.exec(textOf(file)) !== null)).toEqual([]);
    expect(texts.filter((file) => textOf(file).includes(root))).toEqual([]);
  });
});

it('would notice a secret', () => {
  for (const planted of [
    'env.JWT_SECRET',
    '"postgres://app:hunter2@db/app"',
    '-----BEGIN PRIVATE KEY-----',
    'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x',
  ]) {
    expect(planted).toMatch(secret);
  }
});
