import { isLoopback } from '../env.ts';

/** Headers by which proxies and content networks tell of the caller whom they pass on. */
const forwardingHeader =
  /^(?:forwarded|via|cdn-loop|true-client-ip|cf-|fly-|fastly-|akamai-|x-(?:forwarded|real-ip|original|client|cluster|envoy|proxyuser|proxied|host|scheme|azure|appengine|amzn|arr))/;

/** The address of a socket's peer, which is IPv4 in IPv6 where the server listens on both. */
const isLoopbackPeer = (address: string | undefined): boolean =>
  isLoopback((address ?? '').replace(/^::ffff:/i, ''));

/**
 * Whether somebody at this machine asks, without a proxy in between: the peer of the socket and the
 * name by which the server was reached are loopback ones, and no header tells of another caller. The
 * name keeps out pages of other sites whose own name leads to this machine (DNS rebinding).
 */
export function isFromThisMachine(
  { headers, url }: Request,
  remoteAddress: string | undefined,
): boolean {
  const names = [url, `http://${headers.get('host') ?? new URL(url).host}`];
  return (
    isLoopbackPeer(remoteAddress) &&
    names.every((name) => URL.canParse(name) && isLoopback(new URL(name).hostname)) &&
    ![...headers.keys()].some((name) => forwardingHeader.test(name))
  );
}
