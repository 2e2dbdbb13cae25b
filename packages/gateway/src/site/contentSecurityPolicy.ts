import { createHash } from 'node:crypto';

/** How a policy names text that stands inside a page. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page carries inside itself, beside files of its own origin. */
export interface InlineParts {
  scripts?: readonly string[];
  styles?: readonly string[];
  /** Whether the page sets print, which HarfBuzz does as WebAssembly. That is no way for text to become code. */
  hasWebAssembly?: boolean;
}

const toPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * Only our own files run, and no text becomes code on its way into the page, save by a rule that the app
 * has made under one of these names (allowEmptyMarkup, registerServiceWorker, openWorker).
 */
export const pagePolicy = ({
  scripts = [],
  styles = [],
  hasWebAssembly = false,
}: InlineParts = {}): string =>
  toPolicy({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...(hasWebAssembly ? ["'wasm-unsafe-eval'"] : []),
      ...scripts.map(hashOf),
    ],
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
    'trusted-types': ['default', 'hearback', 'hearback-workers'],
  });

interface VisitorParts {
  scripts: readonly string[];
  styles: readonly string[];
  /** Who may show the page in a frame. */
  framedBy: string;
}

/**
 * For the page of a visitor, which brings its styles and scripts with it. It names nothing that the
 * page has no use for: it is on the way as often as the page is.
 */
export const visitorPolicy = ({ scripts, styles, framedBy }: VisitorParts): string =>
  toPolicy({
    'default-src': ["'none'"],
    // Also where workers come from.
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': styles.map(hashOf),
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framedBy],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['hearback-visitor'],
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

/** GraphiQL brings scripts and styles inside its page. Outside production alone. */
export const explorerPolicy = toPolicy({
  'default-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'data:', 'blob:'],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});
