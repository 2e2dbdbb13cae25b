import type { Viewer } from '../apiEnv.ts';
import type { Store } from '../database/store.ts';
import { ApiError, invalidField, notFound, orNotFound } from '../http/ApiError.ts';
import { hashOneTimeSecret, newOneTimeSecret } from '../tools/randomSecrets.ts';
import { createLogin, type LoginTools, openSession } from './login.ts';
import { oidcSql } from './oidc.sql.ts';
import { createOidcProvider, type OidcClaims, oidcRefused } from './oidcProvider.ts';
import { noPassword, peopleSql, type Person } from './people.sql.ts';
import { byProof, noteFactor, requireSecondFactor } from './secondFactor.ts';
import { type Origin, securityEventsSql } from './securityEvents.sql.ts';
import type {
  OidcAnswer,
  OidcConfirmInput,
  OidcIdentity,
  OidcLinkInput,
  OidcLoginInput,
  OidcProviderInfo,
  OidcRegisterInput,
  OidcRequest,
  PasskeyProofInput,
  TokenPair,
} from './sessionContract.ts';
import { sessionsSql } from './sessions.sql.ts';

/** For the way to the provider and back, and for the step after it. */
const requestMs = 600_000;

const taken = () =>
  new ApiError('oidc_taken', 'This login of the provider, or this account, is linked already.');

/** A request is known by both secrets of its browser: one travels, the other stays in its tab. */
const hashOfRequest = (secret: string, state: string) => hashOneTimeSecret(`${secret}.${state}`);

interface OidcTools extends LoginTools {
  logger: Parameters<typeof createOidcProvider>[1]['logger'];
  forgetSessions: (sessionIds: readonly string[]) => void;
}

/**
 * Logs people in by the OpenID Connect provider of the settings, and links its logins with accounts. Somebody is known
 * by issuer and subject. An address links nothing by itself: whoever has its account shows the password once.
 */
export const createOidc = (tools: OidcTools) => {
  const { db, transact, settings, now, newId, forgetSessions } = tools;
  const { oidc } = settings;
  const provider = oidc && createOidcProvider(oidc, tools);
  const { login, openWithCode } = createLogin(tools);
  const configured = () => ({ ...orNotFound(oidc), provider: orNotFound(provider) });
  const expiresAt = () => new Date(now().getTime() + requestMs);

  /** True for an address that the provider has seen, of a domain that may open accounts. */
  const mayRegister = ({ email, is_verified }: OidcClaims): boolean =>
    is_verified && (oidc?.domains.includes(email?.split('@').at(-1) ?? '') ?? false);

  const begin = async (personId: string | null): Promise<OidcRequest> => {
    const { secret } = newOneTimeSecret();
    const { secret: state } = newOneTimeSecret();
    const url = await configured().provider.begin(secret, state);
    const hash = hashOfRequest(secret, state);
    await oidcSql.addRequest(db, { hash, personId, claims: null, expiresAt: expiresAt() }, now());
    return { url, secret };
  };

  /** Asks the provider for the claims about the user of a browser that came back. Each request is tried once. */
  const finish = async (input: OidcLinkInput, personId: string | null): Promise<OidcClaims> => {
    const { provider } = configured();
    const { secret, state } = input;
    if (!(await oidcSql.useRequest(db, hashOfRequest(secret, state), personId, now()))) {
      throw oidcRefused();
    }
    return provider.finish(secret, input);
  };

  /** Asks the browser for one more step, for which the provider is not asked again. */
  const askFor = async (
    needs: OidcAnswer['needs'],
    claims: OidcClaims,
    shown: Partial<OidcAnswer> = {},
  ): Promise<OidcAnswer> => {
    const { secret: ticket, hash } = newOneTimeSecret();
    await oidcSql.addRequest(db, { hash, personId: null, claims, expiresAt: expiresAt() }, now());
    return {
      tokens: null,
      needs,
      ticket,
      email: null,
      first_name: null,
      last_name: null,
      ...shown,
    };
  };

  const findTicket = async (ticket: string) => {
    configured();
    const hash = hashOneTimeSecret(ticket);
    const claims = await oidcSql.findTicket(db, hash, now());
    if (claims?.issuer === undefined) throw oidcRefused();
    return { hash, claims };
  };

  /** The link of a login of the provider, and its person. Undefined: nobody has linked it. */
  const findLinked = async ({ issuer, subject }: OidcClaims) => {
    const identity = await oidcSql.findBySubject(db, issuer, subject);
    if (!identity) return undefined;
    const person = await peopleSql.find(db, identity.account_id, identity.person_id);
    if (!person?.is_active) throw oidcRefused();
    return { identity, person };
  };

  const link = async (inside: Store, person: Person, claims: OidcClaims, usedAt: Date | null) => {
    const { issuer, subject, email } = claims;
    const isNew = await oidcSql.insert(inside.db, {
      account_id: person.account_id,
      person_id: person.id,
      issuer,
      subject,
      email,
      created_at: now(),
      used_at: usedAt,
    });
    if (!isNew) throw taken();
  };

  const get = async ({ accountId, userId }: Viewer): Promise<OidcIdentity> => {
    const { name, issuer } = configured();
    const person = orNotFound(await peopleSql.find(db, accountId, userId));
    const identity = await oidcSql.findOfPerson(db, accountId, userId, issuer);
    return {
      name,
      is_linked: identity !== undefined,
      email: identity?.email ?? null,
      date_linked: identity?.created_at.toISOString() ?? null,
      last_used: identity?.used_at?.toISOString() ?? null,
      has_password: person.password_hash !== noPassword,
    };
  };

  return {
    /** The provider, as the login shows it. */
    describe: (): OidcProviderInfo => {
      const { name, domains } = configured();
      return { name, registers: domains.length > 0 };
    },

    beginLogin: () => begin(null),

    /** Opens a session by what a browser brought back, or says what else has to be shown. */
    async login(input: OidcLoginInput, origin: Origin): Promise<OidcAnswer> {
      const claims = await finish(input, null);
      const linked = await findLinked(claims);
      if (linked) {
        const { person, identity } = linked;
        try {
          const tokens = await openSession(tools, person, input, origin, async (inside) => {
            // Whatever the provider asked for is one factor; it does not say whether it was two.
            await requireSecondFactor(inside, tools, person, undefined, origin);
            if (!(await oidcSql.use(inside.db, identity, now()))) throw oidcRefused();
          });
          const nothing = { ticket: null, email: null, first_name: null, last_name: null };
          return { tokens, needs: null, ...nothing };
        } catch (error) {
          if (error instanceof ApiError && error.code === 'code_needed') {
            return askFor('code', claims);
          }
          throw error;
        }
      }

      const { email, is_verified, first_name, last_name } = claims;
      if (email === null || !is_verified) {
        throw new ApiError(
          'oidc_unverified',
          'The provider does not say that an address is yours.',
        );
      }
      const person = await peopleSql.findByEmail(db, email);
      if (person) {
        if (person.is_active) return askFor('password', claims, { email });
        throw new ApiError('no_active_account', 'The account of this address is not active.');
      }
      if (!mayRegister(claims)) {
        throw new ApiError('no_account', 'No account has this address.');
      }
      return askFor('registration', claims, { email, first_name, last_name });
    },

    /**
     * Opens a session by a ticket: with a code where the login is linked, and with the password where it is not, which
     * links it.
     */
    async confirm(
      input: OidcConfirmInput,
      clientAddress: string,
      origin: Origin,
    ): Promise<TokenPair> {
      const { hash, claims } = await findTicket(input.ticket);
      const linked = await findLinked(claims);
      if (linked) {
        const { person, identity } = linked;
        return openWithCode(person, input, origin, async (inside) => {
          const isFirst = await oidcSql.useTicket(inside.db, hash);
          if (!isFirst || !(await oidcSql.use(inside.db, identity, now()))) throw oidcRefused();
        });
      }
      const { email, is_verified } = claims;
      if (email === null || !is_verified) throw oidcRefused();
      if (!input.password) throw invalidField('password', 'required');
      const typed = { ...input, email, password: input.password };
      return login(typed, clientAddress, origin, async (inside, person) => {
        if (!(await oidcSql.useTicket(inside.db, hash))) throw oidcRefused();
        await link(inside, person, claims, now());
        await noteFactor(inside, tools, person, { kind: 'oidc_linked', origin });
      });
    },

    /** Opens an account without a password, whose address the provider has seen, and a session of it. */
    async register(input: OidcRegisterInput, origin: Origin): Promise<TokenPair> {
      const { hash, claims } = await findTicket(input.ticket);
      const { email } = claims;
      if (email === null || !mayRegister(claims)) throw oidcRefused();
      const accountId = newId();
      const id = newId();
      const person = await transact(async (inside) => {
        if (!(await oidcSql.useTicket(inside.db, hash))) throw oidcRefused();
        const added = await peopleSql.insert(inside.db, {
          accountId,
          id,
          email,
          firstName: input.first_name,
          lastName: input.last_name,
          passwordHash: noPassword,
          language: input.language,
          createdAt: now(),
          isActive: true,
        });
        if (!added) throw taken();
        const opened = orNotFound(await peopleSql.find(inside.db, accountId, id));
        await link(inside, opened, claims, now());
        for (const kind of ['registered', 'oidc_linked'] as const) {
          const event = { accountId, id: newId(), personId: id, kind, createdAt: now(), origin };
          await securityEventsSql.insert(inside.db, event);
        }
        return opened;
      });
      return openSession(tools, person, input, origin);
    },

    get,

    /** Says where to send a browser to link a login, by the password and a code where codes are on. */
    async beginLink(
      viewer: Viewer,
      input: PasskeyProofInput,
      origin: Origin,
    ): Promise<OidcRequest> {
      configured();
      const person = await byProof(tools, viewer, input, origin, (_, found) =>
        Promise.resolve(found),
      );
      return begin(person.id);
    },

    /** Links the login that a browser brought back. Whose address it has does not matter: both are shown. */
    async link(viewer: Viewer, input: OidcLinkInput, origin: Origin): Promise<OidcIdentity> {
      const { accountId, userId, sessionId } = viewer;
      const claims = await finish(input, userId);
      await transact(async (inside) => {
        const person = orNotFound(await peopleSql.lock(inside.db, accountId, userId));
        await link(inside, person, claims, null);
        await noteFactor(inside, tools, person, { kind: 'oidc_linked', origin, sessionId });
      });
      return get(viewer);
    },

    /** Unlinks the login. Other sessions end: they may have been opened by it. */
    async unlink(viewer: Viewer, input: PasskeyProofInput, origin: Origin): Promise<void> {
      configured();
      const { sessionId } = viewer;
      const ended = await byProof(tools, viewer, input, origin, async (inside, person) => {
        const { account_id: accountId, id: personId } = person;
        if ((await oidcSql.removeSince(inside.db, accountId, personId)) === 0) throw notFound();
        await noteFactor(inside, tools, person, { kind: 'oidc_unlinked', origin, sessionId });
        return sessionsSql.endAll(inside.db, accountId, personId, now(), sessionId);
      });
      forgetSessions(ended);
    },
  };
};
