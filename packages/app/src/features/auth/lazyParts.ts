import { lazyDecoration } from '../../loading/lazy';

/** Requests about the installation load after the screen, so that they do not delay the login. */
export const LazyUnsentLetter = lazyDecoration(() =>
  import('./installationParts').then((file) => file.UnsentLetter),
);

export const LazySalesAddress = lazyDecoration(() =>
  import('./installationParts').then((file) => file.SalesAddress),
);
