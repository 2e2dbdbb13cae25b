export type Environment = 'dev' | 'live';

/** A `dev` label in the host name, or a machine's own name for itself. */
const usual = /(^|[.-])dev([.-]|$)|^localhost$|^127\.|^\[::1\]$/;

/** Returns the environment of a host name. */
export const environmentOf = (hostname: string, pattern = ''): Environment =>
  (pattern === '' ? usual : new RegExp(pattern)).test(hostname) ? 'dev' : 'live';
