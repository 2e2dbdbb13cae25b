import { describe, expect, it } from 'vitest';

import { readSettings } from './env.ts';
import { StartError } from './StartError.ts';

const refusalOf = (source: Record<string, string>): readonly string[] => {
  try {
    readSettings(source);
  } catch (error) {
    if (error instanceof StartError) return error.sentences;
    throw error;
  }
  return [];
};

describe('the settings', () => {
  it('need nothing to be set', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      dataDir: '.data',
      databaseUrl: undefined,
      smtpUrl: undefined,
      jwtSecret: undefined,
      jwtSecretFormer: undefined,
      rateLimitFactor: 1,
      trustProxy: [],
      accessTtlSeconds: 300,
      activationTtlSeconds: 86_400,
      resetTtlSeconds: 3_600,
      deletionGraceSeconds: 1_209_600,
      enumerationPolicy: 'spec',
      metricsPort: undefined,
      metricsToken: undefined,
      drainMs: 300,
    });
  });

  it('take an empty value for one that is not set', () => {
    expect(readSettings({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000 });
  });

  it.each([
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://0.0.0.0:80'],
    [{ HOST: '::1' }, 'http://localhost:3000'],
    [{ PUBLIC_ORIGIN: 'https://feedback.example.com/' }, 'https://feedback.example.com'],
  ])('make of %j the origin %s', (source, origin) => {
    expect(readSettings(source).publicOrigin).toBe(origin);
  });

  it('read a list of proxies', () => {
    expect(readSettings({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,::1' }).trustProxy).toEqual([
      '10.0.0.1',
      '192.168.0.0/16',
      '::1',
    ]);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['HOST', 'a b'],
    ['PUBLIC_ORIGIN', 'feedback.example.com'],
    ['PUBLIC_ORIGIN', 'https://example.com/path'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['RATE_LIMIT_FACTOR', 'many'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'proxy.local'],
    ['LOG_LEVEL', 'loud'],
    ['ACCESS_TTL', '5 minutes'],
    ['ACCESS_TTL', '0'],
    ['DATABASE_REPLICA_LAG_MS', '10001'],
    ['PERSONAL_DATA_DAYS', '0'],
    ['ENUMERATION_POLICY', 'none'],
  ])('refuse %s=%s with a sentence that names both', (name, value) => {
    const [sentence, ...others] = refusalOf({ [name]: value });
    expect(others).toEqual([]);
    expect(sentence).toMatch(
      new RegExp(
        `^The setting ${name} is "${value.replaceAll(/[.*/]/g, '\\$&')}"; it must be .+\\.$`,
      ),
    );
  });

  it.each([
    ['JWT_SECRET', 'hunter2'],
    ['JWT_SECRET', 'at-least-32-characters-that-nobody-can-guess'],
    ['JWT_SECRET', 'abcabcabcabcabcabcabcabcabcabcabcabc'],
    ['JWT_SECRET_FORMER', 'hunter2'],
    ['VAPID_PRIVATE_KEY', 'hunter2'],
    ['VAPID_PRIVATE_KEY', '_'.repeat(43)],
    ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
    ['DATABASE_REPLICA_URL', 'mysql://root:hunter2@db/x'],
    ['SMTP_URL', 'http://me:hunter2@mail'],
  ])('refuse a wrong %s without showing it', (name, value) => {
    const [sentence = ''] = refusalOf({ [name]: value });
    expect(sentence).toContain(name);
    expect(sentence).not.toContain('hunter2');
  });

  it('take a login provider, whole or not at all', () => {
    const whole = {
      OIDC_ISSUER: 'https://login.example.com/realm',
      OIDC_CLIENT_ID: 'hearback',
      OIDC_CLIENT_SECRET: 'hunter2',
      OIDC_NAME: 'Example',
    };
    expect(readSettings({}).oidc).toBeUndefined();
    expect(readSettings({ ...whole, OIDC_DOMAINS: ' Example.com, cafe.example ' }).oidc).toEqual({
      issuer: whole.OIDC_ISSUER,
      clientId: 'hearback',
      clientSecret: 'hunter2',
      name: 'Example',
      domains: ['example.com', 'cafe.example'],
    });
    expect(readSettings({ ...whole, OIDC_ISSUER: 'http://localhost:9000' }).oidc?.domains).toEqual(
      [],
    );
    for (const name of Object.keys(whole)) {
      const [sentence = ''] = refusalOf({ ...whole, [name]: undefined });
      expect(sentence).toContain(`set in part: ${name} is missing`);
      expect(sentence).not.toContain('hunter2');
    }
    expect(refusalOf({ OIDC_DOMAINS: 'example.com' })[0]).toContain('OIDC_ISSUER, OIDC_CLIENT_ID');
    for (const [name, value] of [
      ['OIDC_ISSUER', 'http://login.example.com'],
      ['OIDC_ISSUER', 'https://login.example.com?a=b'],
      ['OIDC_ISSUER', 'login.example.com'],
      ['OIDC_NAME', 'x'.repeat(41)],
      ['OIDC_DOMAINS', 'example.com;evil'],
      ['OIDC_DOMAINS', '@example.com'],
      ['OIDC_DOMAINS', 'com'],
    ] as const) {
      expect(refusalOf({ ...whole, [name]: value })[0]).toContain(`The setting ${name} is`);
    }
  });

  it('refuse a replica of nothing', () => {
    const [sentence] = refusalOf({ DATABASE_REPLICA_URL: 'postgres://me:hunter2@db/x' });
    expect(sentence).toMatch(/^The setting DATABASE_REPLICA_URL .*DATABASE_URL.*Set both/);
    expect(sentence).not.toContain('hunter2');
  });

  it('name every wrong setting at once', () => {
    const sentences = refusalOf({ PORT: 'x', LOG_LEVEL: 'y', JWT_SECRET: 'z' });
    expect(sentences).toHaveLength(3);
  });
});
