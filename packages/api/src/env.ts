import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';

import { helpAddress, salesAddress } from '@hearback/schema/contact';
import { limits } from '@hearback/schema/limits';
import * as v from 'valibot';

import { StartError } from './StartError.ts';
import { toTracing, tracingSource, type TracingSettings } from './tracing/openTracing.ts';

const wholeNumber = (fallback: number, minimum: number, maximum: number, what: string) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.check((text) => /^\d+$/.test(text), what),
    v.transform(Number),
    v.minValue(minimum, what),
    v.maxValue(maximum, what),
  );

const url = (protocols: readonly string[], what: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), what),
  );

/** A page of somebody else's, as browsers open it. */
const page = url(['http:', 'https:'], 'the address of a page, such as https://example.com/terms');

const mailAddress = (fallback: string, what: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^[^\s<>@,;]+@[^\s<>@,;]+$/, what));

const seconds = (fallback: number) =>
  wholeNumber(fallback, 1, 31_536_000, 'a whole number of seconds, from 1 to 31536000');

const trustedPeer = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
};

const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && `${pathname}${search}${hash}` === '/';
};

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'an address such as https://feedback.example.com, without a path'),
  v.transform((text) => new URL(text).origin),
);

/** The secret in `.env.example` and `deploy/`, which is refused. */
const sampleSecret = 'at-least-32-characters-that-nobody-can-guess';

const isSecret = (text: string): boolean =>
  Buffer.byteLength(text) >= 32 && text !== sampleSecret && new Set(text).size >= 8;

const secret = v.pipe(
  v.string(),
  v.check(isSecret, 'a secret of at least 32 bytes that nobody else has, not the example'),
);

const isPrivateKey = (text: string): boolean => {
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url');
    return /^[\w-]{43}$/.test(text);
  } catch {
    return false;
  }
};

/** An address that tokens cross in clear text only on this machine itself. */
const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSafe && `${search}${hash}${username}` === '';
};

const domainList = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== ''),
  ),
  v.check(
    (domains) =>
      domains.every((domain) => /^(?:[a-z0-9-]{1,63}\.){1,9}[a-z0-9-]{2,63}$/.test(domain)),
    'a list of domains of addresses, such as example.com,example.org',
  ),
);

/** Of rows that are let go: while phones may still send a copy, they are kept. */
const rowDays = wholeNumber(0, 60, 36_500, 'a whole number of days, from 60 to 36500');

/** Each setting, what it falls back to, and in words what it must be. */
const Source = v.object({
  PORT: wholeNumber(3000, 0, 65_535, 'a port, from 0 to 65535'),
  HOST: v.pipe(
    v.optional(v.string(), '127.0.0.1'),
    v.regex(/^[\w.:-]+$/, 'an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  ),
  PUBLIC_ORIGIN: v.optional(origin),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(
    url(
      ['postgres:', 'postgresql:'],
      'a PostgreSQL address such as postgres://user:password@host/name',
    ),
  ),
  DATABASE_REPLICA_URL: v.optional(
    url(
      ['postgres:', 'postgresql:'],
      'the PostgreSQL address of a replica such as postgres://user:password@host/name',
    ),
  ),
  DATABASE_REPLICA_LAG_MS: wholeNumber(
    200,
    0,
    10_000,
    'a whole number of milliseconds, from 0 to 10000',
  ),
  PERSONAL_DATA_DAYS: v.optional(
    wholeNumber(0, 1, 36_500, 'a whole number of days, from 1 to 36500'),
  ),
  FEEDBACK_DAYS: v.optional(rowDays),
  SCAN_DAYS: v.optional(rowDays),
  SMTP_URL: v.optional(
    url(['smtp:', 'smtps:'], 'a mail server such as smtp://user:password@host:587'),
  ),
  MAIL_FROM: v.pipe(
    v.optional(v.string(), 'Hearback <hearback@localhost>'),
    v.regex(
      /^(?:[^<>@,;\r\n]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/,
      'one address, such as Hearback <hello@example.com>',
    ),
  ),
  HELP_ADDRESS: mailAddress(helpAddress, 'one address, such as help@example.com'),
  SALES_ADDRESS: mailAddress(salesAddress, 'one address, such as sales@example.com'),
  TERMS_URL: v.optional(page),
  PRIVACY_URL: v.optional(page),
  JWT_SECRET: v.optional(secret),
  JWT_SECRET_FORMER: v.optional(secret),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.check(isPrivateKey, 'a private key of P-256: 43 letters of base64url')),
  ),
  OIDC_ISSUER: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isIssuer,
        'the address of an OpenID Connect provider with https, such as https://login.example.com',
      ),
    ),
  ),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  OIDC_NAME: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[^\p{Cc}]{1,40}$/u, 'a name of at most 40 characters')),
  ),
  OIDC_DOMAINS: domainList,
  RATE_LIMIT_FACTOR: v.pipe(
    v.optional(v.string(), '1'),
    v.check(
      (text) => /^\d+(\.\d+)?$/.test(text) && Number(text) <= 1_000_000,
      'a number: 1 is normal, 2 is twice as generous, 0 switches limits off',
    ),
    v.transform(Number),
  ),
  TRUST_PROXY: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
    v.check(
      (peers) => peers.every(trustedPeer),
      'a list of addresses and networks, such as 10.0.0.1,192.168.0.0/16',
    ),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
  METRICS_PORT: v.optional(wholeNumber(0, 0, 65_535, 'a port, from 0 to 65535')),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(16, 'a token of at least 16 characters')),
  ),
  ...tracingSource,
  DRAIN_MS: wholeNumber(300, 0, 60_000, 'a whole number of milliseconds, from 0 to 60000'),
  ACCESS_TTL: seconds(300),
  REFRESH_TTL: seconds(86_400),
  ACTIVATION_TTL: seconds(86_400),
  RESET_TTL: seconds(3_600),
  DELETION_GRACE: seconds(limits.deletionGraceDays * 86_400),
  NODE_ENV: v.optional(v.string(), 'production'),
  WEBHOOK_ALLOW_PRIVATE: v.optional(v.picklist(['true', 'false'], 'true or false'), 'false'),
  ENUMERATION_POLICY: v.optional(v.picklist(['spec', 'quiet'], 'spec or quiet'), 'spec'),
});

/** An OpenID Connect provider, and this server as its client. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** As people call it: "Continue with …". */
  name: string;
  /** The domains whose addresses may open an account by it. None: only logins that are there link it. */
  domains: readonly string[];
}

/** The settings, parsed. */
export interface Settings {
  port: number;
  host: string;
  /** Where people reach the product, without a slash at the end. Links in letters and codes start with it. */
  publicOrigin: string;
  dataDir: string;
  /** Unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** A server that follows it, for statistics and lists. Unset: everything is read from the one. */
  databaseReplicaUrl: string | undefined;
  /** The time that a read waits for the replica to catch up, before it goes to the primary. */
  databaseReplicaLagMs: number;
  /** After so many days nobody knows any more who gave an answer, and in which words. Unset: never. */
  personalDataDays: number | undefined;
  /** After so many days answers go with their partition, and so do scans. What was counted stays. Unset: never. */
  feedbackDays: number | undefined;
  scanDays: number | undefined;
  /** Unset: letters are files in `dataDir`/outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where questions from the Help Center go. */
  helpAddress: string;
  /** Where questions of people without an account go. */
  salesAddress: string;
  /** The operator's own terms and privacy statement. Unset: the product's pages, marked as a draft. */
  termsUrl: string | undefined;
  privacyUrl: string | undefined;
  /** Unset: made once and kept in `dataDir`. */
  jwtSecret: string | undefined;
  /** Signed before, and is believed until it is taken away. */
  jwtSecretFormer: string | undefined;
  /** By which push services know this server. Unset: made from the secret. */
  vapidPrivateKey: string | undefined;
  /** The provider of logins beside the product's own. Unset: there is none. */
  oidc: OidcSettings | undefined;
  rateLimitFactor: number;
  trustProxy: readonly string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Where metrics are read, apart from everything else. Unset: on the product's port, with the token. */
  metricsPort: number | undefined;
  /** The token that readers of the metrics send. Unset, without a port: there are no metrics. */
  metricsToken: string | undefined;
  /** Where traces go. Unset: there are none. */
  tracing: TracingSettings | undefined;
  /** The time in which an ending process still takes requests, while it answers that it is not ready. */
  drainMs: number;
  accessTtlSeconds: number;
  /** The lifetime of a session without "remember me". A remembered one: 30 times, idle 7 times. */
  refreshTtlSeconds: number;
  activationTtlSeconds: number;
  resetTtlSeconds: number;
  /** The time in which the deletion of an account can be canceled. */
  deletionGraceSeconds: number;
  /** `spec` tells whether an address has an account; `quiet` answers alike. */
  enumerationPolicy: 'spec' | 'quiet';
  /** Webhooks may lead into private networks, without TLS and to any port. */
  webhookAllowPrivate: boolean;
  /** Only for NODE_ENV=development: every letter of the product can be looked at. */
  isDevelopment: boolean;
}

const secrets = [
  'OTEL_EXPORTER_OTLP_HEADERS',
  'JWT_SECRET',
  'JWT_SECRET_FORMER',
  'VAPID_PRIVATE_KEY',
  'OIDC_CLIENT_SECRET',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
];

/** True when a host, written as in a setting or in an address, can be reached from this machine alone. */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:[\w-]{1,63}\.){0,9}localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

const defaultOrigin = (host: string, port: number): string => {
  const name = isLoopback(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

/** The provider, when all of it is set. Throws where some is. */
function toOidc(settings: v.InferOutput<typeof Source>): OidcSettings | undefined {
  const needed = {
    OIDC_ISSUER: settings.OIDC_ISSUER,
    OIDC_CLIENT_ID: settings.OIDC_CLIENT_ID,
    OIDC_CLIENT_SECRET: settings.OIDC_CLIENT_SECRET,
    OIDC_NAME: settings.OIDC_NAME,
  };
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  } = needed;
  const domains = settings.OIDC_DOMAINS;
  if (issuer && clientId && clientSecret && name) {
    return { issuer, clientId, clientSecret, name, domains };
  }
  const given = Object.entries(needed).filter(([, value]) => value);
  if (given.length === 0 && domains.length === 0) return undefined;
  const missing = Object.entries(needed).flatMap(([key, value]) => (value ? [] : [key]));
  throw new StartError([
    `A login by OpenID Connect is set in part: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Set OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME, or none of them.`,
  ]);
}

/** Reads the settings. Every wrong one is named in the error, not only the first. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  // An empty value is how a shell or a compose file leaves a setting out.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const parsed = v.safeParse(Source, given);
  if (!parsed.success) {
    const sentences = new Map<string, string>();
    for (const issue of parsed.issues) {
      const name = String(issue.path?.[0].key);
      const value = secrets.includes(name) ? 'has a value that will not do' : `is "${given[name]}"`;
      if (!sentences.has(name)) {
        sentences.set(name, `The setting ${name} ${value}; it must be ${issue.message}.`);
      }
    }
    throw new StartError([...sentences.values()]);
  }

  const settings = parsed.output;
  if (settings.DATABASE_REPLICA_URL && !settings.DATABASE_URL) {
    throw new StartError([
      'The setting DATABASE_REPLICA_URL names a replica, but DATABASE_URL names no server that it could follow. Set both, or neither.',
    ]);
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicOrigin: settings.PUBLIC_ORIGIN ?? defaultOrigin(settings.HOST, settings.PORT),
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    databaseReplicaLagMs: settings.DATABASE_REPLICA_LAG_MS,
    personalDataDays: settings.PERSONAL_DATA_DAYS,
    feedbackDays: settings.FEEDBACK_DAYS,
    scanDays: settings.SCAN_DAYS,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    helpAddress: settings.HELP_ADDRESS,
    salesAddress: settings.SALES_ADDRESS,
    termsUrl: settings.TERMS_URL,
    privacyUrl: settings.PRIVACY_URL,
    jwtSecret: settings.JWT_SECRET,
    jwtSecretFormer: settings.JWT_SECRET_FORMER,
    vapidPrivateKey: settings.VAPID_PRIVATE_KEY,
    oidc: toOidc(settings),
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    metricsPort: settings.METRICS_PORT,
    metricsToken: settings.METRICS_TOKEN,
    tracing: toTracing(settings),
    drainMs: settings.DRAIN_MS,
    accessTtlSeconds: settings.ACCESS_TTL,
    refreshTtlSeconds: settings.REFRESH_TTL,
    activationTtlSeconds: settings.ACTIVATION_TTL,
    resetTtlSeconds: settings.RESET_TTL,
    deletionGraceSeconds: settings.DELETION_GRACE,
    enumerationPolicy: settings.ENUMERATION_POLICY,
    webhookAllowPrivate: settings.WEBHOOK_ALLOW_PRIVATE === 'true',
    isDevelopment: settings.NODE_ENV === 'development',
  };
}
