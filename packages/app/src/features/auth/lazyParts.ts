import { lazyDecoration } from '../../loading/lazy';

/** Requests about the installation load after the screen, so that they do not delay the login. */
export const LazyUnsentLetter = lazyDecoration(() =>
  import('./installationParts').then((file) => file.UnsentLetter),
);

export const LazySalesAddress = lazyDecoration(() =>
  import('./installationParts').then((file) => file.SalesAddress),
);

/** Where the server has a provider, its button comes a moment later. */
export const LazyOidcLogin = lazyDecoration<{ isRegistration?: boolean }>(() =>
  import('./installationParts').then((file) => file.OidcLogin),
);

/** Beside the password, which does the same: browsers show the button a moment later. */
export const LazyPasskeyLogin = lazyDecoration(() =>
  import('./PasskeyLogin').then((file) => file.PasskeyLogin),
);
