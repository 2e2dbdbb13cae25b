/** Someone who calls the API in a test. */
export interface TestPerson {
  /** Their place in test titles and in email addresses. */
  name: string;
  /** The token they send; undefined for a guest. */
  access: string | undefined;
  accountId: string;
  userId: string;
  email: string;
}

/** Somebody without a session. */
export const guest: TestPerson = {
  name: 'guest',
  access: undefined,
  accountId: '',
  userId: '',
  email: 'guest@example.com',
};

/** A password that satisfies every rule. */
export const goodPassword = 'Quiet#Lantern42';
