import { sendActivation } from './sendActivation.ts';
import { sendCodePublished } from './sendCodePublished.ts';
import { sendNewSignIn } from './sendNewSignIn.ts';
import { sendPasswordChanged } from './sendPasswordChanged.ts';
import { sendPasswordReset } from './sendPasswordReset.ts';

/** Every job, by its name. */
export const jobs = {
  sendActivation,
  sendCodePublished,
  sendNewSignIn,
  sendPasswordChanged,
  sendPasswordReset,
};
