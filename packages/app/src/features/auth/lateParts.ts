import { lateOrnament } from '../../loading/lateOrnament';

/** What asks the server about this installation comes after the screen: no login waits for it. */
export const UnsentLetter = lateOrnament(() =>
  import('./UnsentLetter').then((file) => file.UnsentLetter),
);

export const SalesAddress = lateOrnament(() =>
  import('./SalesAddress').then((file) => file.SalesAddress),
);
