import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { hostOf, isPublicAddress } from './addresses.ts';

/** The request to send. */
export interface Post {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  timeoutMs: number;
  /** Breaks it off. */
  signal: AbortSignal;
}

/** The response. Its body is cut off after the beginning. */
export interface PostAnswer {
  status: number;
  text: string;
  /** The `Retry-After` header, as it was sent. */
  retryAfter: string | undefined;
}

/** Why there is no answer. */
export class PostFailure extends Error {
  override readonly name = 'PostFailure';

  readonly reason: 'address' | 'connection' | 'certificate' | 'timeout';

  constructor(reason: PostFailure['reason']) {
    super(`There is no answer: ${reason}.`);
    this.reason = reason;
  }
}

interface Tools {
  /** True when a machine with this IP address may be called. */
  isAllowed?: (address: string) => boolean;
  /** Finds the addresses of a name. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
  /** Certificates that are believed beside those of the system. */
  ca?: string;
}

/** More of an answer is not read. */
const answerMaxBytes = 4_096;

const isCertificateFault = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)/.test(String(error.code));

/** Reads the beginning of an answer and lets the rest be. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= answerMaxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, answerMaxBytes).toString('utf8');
}

/**
 * Posts to an address that a stranger chose. Its name is looked up once, all that it leads to is
 * checked, and the connection goes to what was checked: a name that leads elsewhere a moment later
 * gains nothing. Redirects are answers like any other.
 */
export const createPostSafely = ({
  isAllowed = isPublicAddress,
  resolve = (hostname) => lookup(hostname, { all: true, verbatim: true }),
  ca,
}: Tools = {}) => {
  const findAddresses = async (hostname: string): Promise<LookupAddress[]> => {
    const family = isIP(hostname);
    const itself = [{ address: hostname, family }];
    const addresses = family === 0 ? await resolve(hostname).catch(() => []) : itself;
    const areAllowed = addresses.every(({ address }) => isAllowed(address));
    if (addresses.length === 0 || !areAllowed) throw new PostFailure('address');
    return addresses;
  };

  const send = (
    url: URL,
    { headers, body }: Post,
    checked: LookupAddress[],
    signal: AbortSignal,
  ): Promise<IncomingMessage> =>
    new Promise((done, failed) => {
      const [first] = checked;
      const giveChecked: LookupFunction = (_, { all }, answer) => {
        if (all) answer(null, checked);
        else answer(null, first?.address ?? '', first?.family);
      };
      const { request } = url.protocol === 'https:' ? https : http;
      request(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        agent: false,
        lookup: giveChecked,
        signal,
        maxHeaderSize: 16_384,
        ...(ca !== undefined && { ca }),
      })
        .on('response', done)
        .on('error', failed)
        .end(body);
    });

  return async (post: Post): Promise<PostAnswer> => {
    const url = new URL(post.url);
    const timeout = AbortSignal.timeout(post.timeoutMs);
    const signal = AbortSignal.any([timeout, post.signal]);
    try {
      // The system's lookup takes brackets for a part of the name, and cannot be broken off.
      const late = new Promise<never>((_, refuse) => {
        signal.addEventListener('abort', () => refuse(new PostFailure('timeout')), { once: true });
      });
      const checked = await Promise.race([findAddresses(hostOf(url)), late]);
      const response = await send(url, post, checked, signal);
      const { statusCode: status = 0, headers } = response;
      return { status, text: await readBeginning(response), retryAfter: headers['retry-after'] };
    } catch (error) {
      post.signal.throwIfAborted();
      if (error instanceof PostFailure) throw error;
      if (timeout.aborted) throw new PostFailure('timeout');
      throw new PostFailure(isCertificateFault(error) ? 'certificate' : 'connection');
    }
  };
};

export type PostSafely = ReturnType<typeof createPostSafely>;
