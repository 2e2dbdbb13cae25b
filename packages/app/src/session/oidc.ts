const entry = 'oidc_request';

/** Kept in a tab while its browser is at the login provider. */
interface Pending {
  purpose: 'login' | 'link';
  /** Of the provider, as people call it. */
  name: string;
  /** Proves to the server that the login was begun in this tab. */
  secret: string;
  remember: boolean;
  /** The query of the login screen, which says where to go afterwards. */
  search: string;
}

/** The way back from the provider. */
export interface ReturnedLogin {
  /** Null: this tab has begun no login. */
  pending: Pending | null;
  state: string;
  code: string;
  iss: string | null;
  /** Null, unless the provider refused. */
  error: string | null;
}

/** Leaves for the provider. The secret stays in this tab alone. */
export function goToProvider(url: string, pending: Pending) {
  sessionStorage.setItem(entry, JSON.stringify(pending));
  window.location.assign(url);
}

const readPending = (): Pending | null => {
  try {
    return JSON.parse(sessionStorage.getItem(entry) ?? 'null') as Pending | null;
  } catch {
    // Not written by us.
    return null;
  }
};

let returned: ReturnedLogin | undefined;

/** Moves what the provider added to the address into memory, once: a reload does not try it again. */
export function receiveLogin(): ReturnedLogin | undefined {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (!query.has('state') && !query.has('error')) return returned;
  returned = {
    pending: readPending(),
    state: query.get('state') ?? '',
    code: query.get('code') ?? '',
    iss: query.get('iss'),
    error: query.get('error'),
  };
  sessionStorage.removeItem(entry);
  window.history.replaceState(window.history.state, '', pathname);
  return returned;
}

/** The login that came back for a purpose. It is handed out once. */
export function takeLogin(purpose: Pending['purpose']): ReturnedLogin | undefined {
  const found = returned?.pending?.purpose === purpose ? returned : undefined;
  if (found) returned = undefined;
  return found;
}
