import { createHash } from 'node:crypto';

/** Hash source of an inline script or style, as a Content-Security-Policy names it. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline parts of a page, besides files of its own origin. */
export interface InlineParts {
  scripts?: readonly string[];
  styles?: readonly string[];
  /** True if the page sets print with HarfBuzz, which is WebAssembly. It does not allow `eval`. */
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
  /** Source for `frame-ancestors`: sites that may embed the page. */
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
    'font-src': ['data:'],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framedBy],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['hearback-visitor'],
  });

/** For answers that are no pages. */
const dataPolicy = toPolicy({
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

/** From tag to tag by index: an element without an end is looked through once, not once for each beginning. */
function textsOf(html: string, tag: 'script' | 'style'): string[] {
  const texts: string[] = [];
  let end = 0;
  for (;;) {
    const start = html.indexOf(`<${tag}`, end);
    const opened = start === -1 ? -1 : html.indexOf('>', start);
    end = opened === -1 ? -1 : html.indexOf(`</${tag}>`, opened);
    if (end === -1) return texts;
    if (!/\ssrc=/.test(html.slice(start, opened))) texts.push(html.slice(opened + 1, end));
  }
}

/** Inline scripts and styles of our page, to be named in its policy. */
export const inlineTexts = (html: string): Required<Pick<InlineParts, 'scripts' | 'styles'>> => ({
  scripts: textsOf(html, 'script'),
  styles: textsOf(html, 'style'),
});

/** A year, in seconds. */
const strictTransportSeconds = 31_536_000;

/** Adds the default security headers to a response. Headers that the response already has are kept. */
export function createSecurityHeaders(publicOrigin: string) {
  const always: Record<string, string> = {
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': `max-age=${strictTransportSeconds}; includeSubDomains`,
    }),
  };

  // On the answer itself: a copy would turn a text that is at hand into a stream.
  return (answer: Response): Response => {
    for (const [name, value] of Object.entries(always)) {
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    }
    return answer;
  };
}
