import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { Provider } from 'oidc-provider';

/** Somebody whom the provider knows. Left out: it says nothing of that. */
interface ProviderUser {
  email?: string | undefined;
  email_verified?: boolean | string | undefined;
  given_name?: string;
  family_name?: string;
}

interface Options {
  /** Where it may send browsers back to. */
  redirectUris: string[];
  users: Record<string, ProviderUser>;
  port?: number;
}

export const oidcClient = { clientId: 'hearback', clientSecret: 'a secret of the tests for them' };

const loginForm = `<!doctype html><html lang="en"><title>Provider</title><main><h1>Provider</h1>
<form method="post"><label>User <input name="user" required></label><button>Go on</button></form></main></html>`;

/** A real OpenID Connect provider over HTTP on this machine. Whoever types a user's name is that user. */
export async function openOidcProvider({ redirectUris, users, port = 0 }: Options) {
  let answer: ReturnType<Provider['callback']> | undefined;
  let tamper = (body: Record<string, unknown>) => body;
  const server = createServer((request, response) => {
    void serve(request)
      .then((given) => (given === undefined ? answer?.(request, response) : given(response)))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.clientId,
        client_secret: oidcClient.clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    cookies: { keys: ['of the tests'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig' }] },
    // As most providers: what is known of people is asked for with the access token.
    claims: {
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...users[sub] }),
    }),
    // Whoever logs in agrees.
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      IdToken: 60,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.path === '/token' && context.status === 200) {
      context.body = tamper(context.body as Record<string, unknown>);
    }
  });
  answer = provider.callback();

  /** The provider's own login. Undefined: a request that the library answers. */
  async function serve(request: IncomingMessage) {
    if (!request.url?.startsWith('/interaction/')) return undefined;
    const user =
      request.method === 'POST' ? new URLSearchParams(await text(request)).get('user') : null;
    return async (response: ServerResponse) => {
      if (user === null) {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(loginForm);
        return;
      }
      await provider.interactionFinished(request, response, { login: { accountId: user } });
    };
  }

  return {
    issuer,
    users,
    /** Changes what the token endpoint answers. */
    tamperWith: (how: typeof tamper) => {
      tamper = how;
    },
    /** Follows an address of the provider as the browser of a user, up to the address that it is sent back to. */
    logIn: async (url: string, user: string): Promise<URL> => {
      const cookies = new Map<string, string>();
      let next = url;
      for (let step = 0; step < 10; step += 1) {
        const isForm = next.startsWith(`${issuer}/interaction/`);
        const response = await fetch(next, {
          redirect: 'manual',
          headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          ...(isForm && { method: 'POST', body: new URLSearchParams({ user }) }),
        });
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('Location');
        if (location === null) {
          throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
        }
        next = new URL(location, next).href;
        if (!next.startsWith(issuer)) return new URL(next);
      }
      throw new Error('The provider sends in circles.');
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
