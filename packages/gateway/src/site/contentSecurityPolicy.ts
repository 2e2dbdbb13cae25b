import { createHash } from 'node:crypto';

/** How a policy names text that stands inside a page. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page carries inside itself, beside files of its own origin. */
export interface InlineParts {
  scripts?: readonly string[];
  styles?: readonly string[];
}

const toPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** Only our own files run, and no text becomes code on its way into the page. */
export const pagePolicy = ({ scripts = [], styles = [] }: InlineParts = {}): string =>
  toPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  });

/** For answers that are no pages. */
export const dataPolicy = toPolicy({
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  sandbox: [],
});

/** Storybook brings scripts and styles inside its pages and shows stories in a frame of its own. */
export const storybookPolicy = toPolicy({
  'default-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'data:', 'blob:'],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/** GraphiQL comes from its makers' file server. Outside production alone. */
export const explorerPolicy = toPolicy({
  'default-src': [
    "'self'",
    "'unsafe-inline'",
    "'unsafe-eval'",
    'data:',
    'blob:',
    'https://unpkg.com',
  ],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});
