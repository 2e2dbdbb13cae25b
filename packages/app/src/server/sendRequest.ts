import { useSyncExternalStore } from 'react';

/** An operation that the gateway knows by the hash of its text. */
export interface PersistedOperation<Data, Variables> {
  readonly name: string;
  readonly hash: string;
  /** Never there: the type knows its answer and its variables. */
  readonly answers?: (variables: Variables) => Data;
}

/** Says which operation is meant. Nothing else of it travels. */
export const named = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } });

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** A UUIDv7, as the server makes them: time first. `crypto.randomUUID` is missing without https. */
export function newUuid(now = Date.now()): string {
  const random = [...crypto.getRandomValues(new Uint16Array(5))];
  const [a = 0, b = 0, ...rest] = random;
  const time = hex(now, 12);
  return [
    time.slice(0, 8),
    time.slice(8),
    hex((a & 0x0fff) | 0x7000, 4),
    hex((b & 0x3fff) | 0x8000, 4),
    rest.map((part) => hex(part, 4)).join(''),
  ].join('-');
}

const probeEveryMs = 5_000;

let isReachable = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const setReachable = (next: boolean) => {
  if (isReachable === next) return;
  isReachable = next;
  clearTimeout(timer);
  if (!isReachable) timer = setTimeout(() => void probe(), probeEveryMs);
  for (const listener of listeners) listener();
};

/** Polls the server. Browsers only know if there is some network. */
async function probe() {
  try {
    await fetch('/healthz', { cache: 'no-store' });
    setReachable(true);
  } catch {
    setReachable(false);
    clearTimeout(timer);
    timer = setTimeout(() => void probe(), probeEveryMs);
  }
}

/** True if the last request got a response. */
export const readReachable = () => isReachable;

/** Reports a response of any status. */
export const reportAnswer = () => setReachable(true);

/** Reports a failed request. The server is then polled until it responds. */
export const reportNoAnswer = () => setReachable(false);

export function onReachableChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Looks at once when the browser says that its network came or went. */
export function followNetwork() {
  window.addEventListener('online', () => void probe());
  window.addEventListener('offline', () => void probe());
}

/** Calls once, as soon as the server can be reached: at once, if it can. Answers how to stop waiting. */
export function whenReachable(listener: () => void): () => void {
  const stop = onReachableChange(() => {
    if (!isReachable) return;
    stop();
    listener();
  });
  if (isReachable) {
    stop();
    listener();
  }
  return stop;
}

export const useIsReachable = () => useSyncExternalStore(onReachableChange, readReachable);

const xsrfCookie = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/;

// A worker has no document, and sends no change.
const readXsrfToken = (): string | undefined =>
  typeof document === 'undefined' ? undefined : xsrfCookie.exec(document.cookie)?.[1];

/** The header against forged requests: it repeats a cookie that only our own pages can read. */
export function xsrfHeaders(): Record<string, string> {
  const token = readXsrfToken();
  return token === undefined ? {} : { 'x-xsrf-token': token };
}

declare global {
  /**
   * Responses to what the page's own script (index.html) has sent before the app was there, by the authorization header
   * and the body.
   */
  var earlyResponses: Map<string, Promise<Response>> | undefined;
}

/** Age of the page from which its early responses are too old. */
const earlyMs = 10_000;

/** Takes the response to an equal request that the page's own script has sent, once. Undefined if there is none. */
function takeEarly({ headers, body }: RequestInit): Promise<Response> | undefined {
  const { earlyResponses } = globalThis;
  if (!earlyResponses || performance.now() > earlyMs) return undefined;
  const key = `${(headers as Record<string, string> | undefined)?.['authorization']} ${body as string}`;
  const response = earlyResponses.get(key);
  earlyResponses.delete(key);
  return response;
}

/**
 * Sends a change to our own server. Where the cookie was exchanged while the request was on its way, the
 * request was refused before it did anything, and goes out once more.
 */
export async function fetchOwn(address: string, init: RequestInit = {}): Promise<Response> {
  const send = () =>
    fetch(address, {
      ...init,
      headers: { ...(init.headers as Record<string, string> | undefined), ...xsrfHeaders() },
    });
  const early = await takeEarly(init);
  if (early && early.status !== 403) return early;
  const before = readXsrfToken();
  const response = await send();
  return response.status === 403 && readXsrfToken() !== before ? send() : response;
}

/** Status codes that a load balancer returns for a process that has just ended, or is not ready yet. */
export const isPassing = (status: number): boolean => [502, 503, 504].includes(status);

/** Retry delays: a load balancer notices within a second or two that a process is gone. */
export const passingWaitsMs: readonly number[] = [300, 800, 1_600];

/** Adds jitter, so that clients do not retry at the same time. */
export const jitter = (milliseconds: number): number => milliseconds * (1 + Math.random() / 4);

/** The server responded with an error. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  readonly code: string;

  constructor(code: string) {
    super(`The server refused: ${code}`);
    this.code = code;
  }
}

/** No response: no network, no server, or a timeout. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly { extensions?: { code?: string } }[];
}

interface Options {
  access?: string | undefined;
  signal?: AbortSignal | undefined;
  /** True if the request is idempotent: then it is retried while the server is not available. */
  mayRepeat?: boolean;
}

/** Reads a response to its end: one that is cut off, as when its page is left, is none. */
async function post<Data>(init: RequestInit) {
  const response = await fetchOwn('/graphql', init);
  const { status } = response;
  const answer = parseAnswer<Data>(await response.text());
  const code = answer.errors?.[0]?.extensions?.code;
  return { status, answer, code, mayPass: isPassing(status) || code === 'UPSTREAM_UNAVAILABLE' };
}

/** Posts to the graph. An idempotent request is retried while the server, or the API behind it, restarts. */
async function postWithRetries<Data>(init: RequestInit, mayRepeat: boolean) {
  for (const waitMs of mayRepeat ? passingWaitsMs : []) {
    const posted = await post<Data>(init);
    if (!posted.mayPass) return posted;
    await new Promise((resolve) => {
      setTimeout(resolve, jitter(waitMs));
    });
  }
  return post<Data>(init);
}

/** Parses the text of a response. Empty if it is no JSON, as that of a proxy. */
function parseAnswer<Data>(text: string): Answer<Data> {
  try {
    return JSON.parse(text) as Answer<Data>;
  } catch {
    return {};
  }
}

/**
 * Sends a request to the graph without Apollo: for the session itself, since Apollo's links wait for these
 * responses, and for screens without a session, so that they load without Apollo. Records if the server
 * could be reached. Throws `NoAnswer` or `ServerRefusal`.
 */
export async function sendRequest<Data, Variables>(
  { name, hash }: PersistedOperation<Data, Variables>,
  variables: Variables,
  options: Options = {},
): Promise<Data> {
  const init: RequestInit = {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...(options.access ? { authorization: `Bearer ${options.access}` } : {}),
    },
    body: JSON.stringify({ operationName: name, variables, extensions: named(hash) }),
    signal: options.signal ?? null,
  };
  const { status, answer, code } = await postWithRetries<Data>(
    init,
    options.mayRepeat ?? false,
  ).catch((cause: unknown) => {
    reportNoAnswer();
    throw new NoAnswer('No answer from the server.', { cause });
  });
  reportAnswer();

  if (answer.data && !answer.errors?.length) return answer.data;
  throw new ServerRefusal(code ?? String(status));
}
